import { Injectable } from '@nestjs/common';
import { accept, type Outcome, refuse } from '@setpoint/kernel';
import type { LivingAccount } from '../domain/account.js';
import { isRegistration } from '../domain/rules/registration.js';
import { Limits } from './limits.js';
import { type OpenRefusal, OpenSession } from './open-session.js';
import { IdentityProvider } from './ports/identity-provider.js';
import { type RegistrationCommand, ResolveAccount, type ResolveRefusal } from './resolve-account.js';
import { VerificationMails } from './verification-mails.js';

export interface ExchangeCommand extends RegistrationCommand {
  readonly idToken: string;
  /** The browser's user agent. */
  readonly userAgent?: string | null | undefined;
}

export interface Exchange {
  readonly account: LivingAccount;
  readonly created: boolean;
  readonly emailVerified: boolean;
  /** Null until the email is verified (AUTH-02). */
  readonly tokens: { readonly token: string; readonly refreshToken: string } | null;
}

export type ExchangeRefusal = 'PROVIDER_TOKEN_INVALID' | 'TOO_MANY_REQUESTS' | ResolveRefusal | OpenRefusal;

/** Exchanges the provider's ID token for an account and a session (AUTH-05). The client's emailVerified is ignored. */
@Injectable()
export class ExchangeProviderToken {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly limits: Limits,
    private readonly resolveAccount: ResolveAccount,
    private readonly openSession: OpenSession,
    private readonly verificationMails: VerificationMails,
  ) {}

  async execute(command: ExchangeCommand): Promise<Outcome<Exchange, ExchangeRefusal>> {
    const limitedByAddress = await this.limits.take('exchangeByAddress', command.address);
    if (limitedByAddress) return limitedByAddress;
    const verified = await this.provider.verify(command.idToken);
    if (!verified.ok) return verified;
    const user = verified.value;
    const limitedByAccount = await this.limits.take('exchangeByAccount', user.uid);
    if (limitedByAccount) return limitedByAccount;

    const resolved = await this.resolveAccount.execute(user, command);
    if (!resolved.ok) return resolved;
    const { account, created } = resolved.value;
    const opened = await this.openSession.execute(account, user, command.userAgent);
    if (opened.ok) {
      const { token, refreshToken } = opened.value;
      return accept({
        account: opened.value.account,
        created,
        emailVerified: true,
        tokens: { token, refreshToken },
      });
    }
    if (opened.code !== 'EMAIL_NOT_VERIFIED' || account.status === 'DELETED') return opened;
    return this.unverified(account, command, created);
  }

  /** Registered and waiting for the mail (AUTH-02), or logging in too early (AUTH-06). */
  private async unverified(
    account: LivingAccount,
    command: ExchangeCommand,
    created: boolean,
  ): Promise<Outcome<Exchange, ExchangeRefusal>> {
    const isRegistering = created || isRegistration(command);
    if (created) await this.verificationMails.send(account, command);
    else if (!isRegistering) await this.verificationMails.remind(account, command);
    if (!isRegistering) return refuse('EMAIL_NOT_VERIFIED');
    return accept({ account, created, emailVerified: false, tokens: null });
  }
}
