import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@setpoint/kernel';
import { failed, succeed } from '@setpoint/service-kit';
import { EndAllSessions } from '../application/end-all-sessions.js';
import { type ExchangeCommand, ExchangeProviderToken } from '../application/exchange-provider-token.js';
import { SendPasswordResetMail } from '../application/send-password-reset-mail.js';
import { SendVerificationMail } from '../application/send-verification-mail.js';
import { refusedInOutage } from './provider-outage.js';
import { retryAfter } from './retry-after.js';

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

/** What the gateway's /auth endpoints call. */
@Resolver()
export class SignupResolver {
  constructor(
    private readonly exchange: ExchangeProviderToken,
    private readonly sendVerification: SendVerificationMail,
    private readonly sendReset: SendPasswordResetMail,
    private readonly endAll: EndAllSessions,
  ) {}

  @Mutation('exchangeProviderToken')
  async exchangeProviderToken(@Args('input') input: ExchangeCommand) {
    const outcome = await refusedInOutage(() => this.exchange.execute(input));
    if (!outcome.ok) return failed(outcome, { ...NOBODY, retryAfterSeconds: retryAfter(outcome) });
    const { account, created, emailVerified, tokens } = outcome.value;
    const { id, email, firstName, lastName, language, sports } = account;
    const { token, refreshToken } = tokens ?? NOBODY;
    return succeed({
      ...{ userId: id, created, token, refreshToken },
      ...{ email, emailVerified, firstName, lastName, language, sports },
    });
  }

  @Mutation('sendVerificationMail')
  async sendVerificationMail(@Args('input') input: Parameters<SendVerificationMail['execute']>[0]) {
    return mailPayload(() => this.sendVerification.execute(input));
  }

  @Mutation('sendPasswordResetMail')
  async sendPasswordResetMail(@Args('input') input: Parameters<SendPasswordResetMail['execute']>[0]) {
    return mailPayload(() => this.sendReset.execute(input));
  }

  @Mutation('endAllSessions')
  async endAllSessions(@Args('input') input: { readonly idToken: string }) {
    return mailPayload(() => this.endAll.execute(input));
  }
}

async function mailPayload(work: () => Promise<Outcome<null, string>>) {
  const outcome = await refusedInOutage(work);
  return outcome.ok
    ? { success: true, errorCode: null }
    : { success: false, errorCode: outcome.code, retryAfterSeconds: retryAfter(outcome) };
}
