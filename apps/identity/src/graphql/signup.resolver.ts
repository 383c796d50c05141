import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@setpoint/kernel';
import { failed, succeed } from '@setpoint/service-kit';
import { EndAllSessions } from '../application/end-all-sessions.js';
import { type ExchangeCommand, ExchangeProviderToken } from '../application/exchange-provider-token.js';
import { SendPasswordResetMail } from '../application/send-password-reset-mail.js';
import { SendVerificationMail } from '../application/send-verification-mail.js';

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
    const outcome = await this.exchange.execute(input);
    if (!outcome.ok) return failed(outcome, NOBODY);
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
    return mailPayload(await this.sendVerification.execute(input));
  }

  @Mutation('sendPasswordResetMail')
  async sendPasswordResetMail(@Args('input') input: Parameters<SendPasswordResetMail['execute']>[0]) {
    return mailPayload(await this.sendReset.execute(input));
  }

  @Mutation('endAllSessions')
  async endAllSessions(@Args('input') input: { readonly idToken: string }) {
    return mailPayload(await this.endAll.execute(input));
  }
}

const mailPayload = (outcome: Outcome<null, string>) =>
  outcome.ok ? { success: true, errorCode: null } : { success: false, errorCode: outcome.code };
