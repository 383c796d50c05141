import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@setpoint/kernel';
import { failed, numberIn, succeed } from '@setpoint/service-kit';
import { EndAllSessions } from '../application/end-all-sessions.js';
import { ExchangeProviderToken } from '../application/exchange-provider-token.js';
import { SendPasswordResetMail } from '../application/send-password-reset-mail.js';
import { SendVerificationMail } from '../application/send-verification-mail.js';
import type {
  MutationEndAllSessionsArgs,
  MutationExchangeProviderTokenArgs,
  MutationSendPasswordResetMailArgs,
  MutationSendVerificationMailArgs,
  ResolversTypes,
  SendMailErrorCode,
} from './generated/schema.js';
import { refusedInOutage } from './provider-outage.js';

const NOBODY = {
  token: null,
  refreshToken: null,
  userId: null,
  created: false,
  email: null,
  emailVerified: false,
  firstName: null,
  lastName: null,
  language: null,
  sports: null,
};

/** Fields called by the gateway's /auth endpoints. */
@Resolver()
export class SignupResolver {
  constructor(
    private readonly exchange: ExchangeProviderToken,
    private readonly sendVerification: SendVerificationMail,
    private readonly sendReset: SendPasswordResetMail,
    private readonly endAll: EndAllSessions,
  ) {}

  @Mutation('exchangeProviderToken')
  async exchangeProviderToken(
    @Args() { input }: MutationExchangeProviderTokenArgs,
  ): Promise<ResolversTypes['ExchangeProviderTokenPayload']> {
    const outcome = await refusedInOutage(() => this.exchange.execute(input));
    if (!outcome.ok) return failed(outcome, { ...NOBODY, retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds') });
    const { account, created, emailVerified, tokens } = outcome.value;
    const { id, email, firstName, lastName, language, sports } = account;
    const { token, refreshToken } = tokens ?? NOBODY;
    return succeed({
      retryAfterSeconds: null,
      ...{ userId: id, created, token, refreshToken },
      ...{ email, emailVerified, firstName, lastName, language, sports },
    });
  }

  @Mutation('sendVerificationMail')
  sendVerificationMail(
    @Args() { input }: MutationSendVerificationMailArgs,
  ): Promise<ResolversTypes['SendMailPayload']> {
    return mailPayload(() => this.sendVerification.execute(input));
  }

  @Mutation('sendPasswordResetMail')
  sendPasswordResetMail(
    @Args() { input }: MutationSendPasswordResetMailArgs,
  ): Promise<ResolversTypes['SendMailPayload']> {
    return mailPayload(() => this.sendReset.execute(input));
  }

  @Mutation('endAllSessions')
  endAllSessions(@Args() { input }: MutationEndAllSessionsArgs): Promise<ResolversTypes['SendMailPayload']> {
    return mailPayload(() => this.endAll.execute(input));
  }
}

async function mailPayload(
  work: () => Promise<Outcome<null, SendMailErrorCode>>,
): Promise<ResolversTypes['SendMailPayload']> {
  const outcome = await refusedInOutage(work);
  return outcome.ok
    ? { success: true, errorCode: null, retryAfterSeconds: null }
    : { success: false, errorCode: outcome.code, retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds') };
}
