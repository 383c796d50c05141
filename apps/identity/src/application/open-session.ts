import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse } from '@setpoint/kernel';
import { InjectConfig, Log } from '@setpoint/service-kit';
import type { IdentitySettings } from '../config.js';
import { type AccountRefusal, decide, evolveAll } from '../domain/account-machine.js';
import type { Account, LivingAccount, ProviderUser } from '../domain/account.js';
import { deviceOf } from '../domain/rules/device.js';
import type { SupportNomination } from '../domain/rules/support-nomination.js';
import { open } from '../domain/session-machine.js';
import { integrationEventsFor } from '../events/outgoing.js';
import { AccessTokens } from '../tokens/access-tokens.js';
import { RefreshTokens } from '../tokens/refresh-tokens.js';
import { supportFor } from './nominated-support.js';
import { type AccountChange, Accounts, EmailTaken } from './ports/accounts.js';
import { SessionEndings } from './session-endings.js';

export interface OpenedSession {
  readonly account: LivingAccount;
  readonly token: string;
  readonly refreshToken: string;
}

export type OpenRefusal = AccountRefusal | 'EMAIL_IN_USE';

/** Opens a session for a person authenticated by the provider, if the account allows it (AUTH-06, AUTH-07). */
@Injectable()
export class OpenSession {
  constructor(
    private readonly accounts: Accounts,
    private readonly endings: SessionEndings,
    private readonly refreshTokens: RefreshTokens,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'sessionDays'>,
  ) {}

  async execute(
    account: Account,
    user: ProviderUser,
    userAgent?: string | null,
  ): Promise<Outcome<OpenedSession, OpenRefusal>> {
    const now = this.clock.now();
    const refreshToken = this.refreshTokens.fresh();
    const lifetimeMs = this.settings.sessionDays * 86_400_000;
    const times = { providerSignedInAt: user.signedInAt, now, lifetimeMs };
    const session = open(this.ids.next(), account.id, times, deviceOf(userAgent));
    const signedIn = await this.save(account, user, (current, nomination) => {
      const decision = decide(current, { kind: 'SIGN_IN', user }, now);
      if (!decision.ok) return { answer: decision };
      const present = evolveAll(current, decision.value) as LivingAccount;
      const support = supportFor(present, user, nomination, now);
      const next = (support?.account ?? present) as LivingAccount;
      return {
        ...support,
        answer: accept(next),
        account: next,
        events: integrationEventsFor(next, decision.value),
        open: { session, tokenHash: this.refreshTokens.hash(refreshToken) },
        // Ends sessions from before a password reset (AUTH-13).
        endSessions: { at: now, reason: 'PASSWORD_CHANGED', providerSignInBefore: user.validSince },
      };
    });
    if (!signedIn.ok) return signedIn;
    const { token } = await this.accessTokens.issue(signedIn.value, session.id, now);
    return accept({ account: signedIn.value, token, refreshToken });
  }

  private async save(
    account: Account,
    { email }: ProviderUser,
    decideChange: (
      current: Account,
      nomination: SupportNomination | null,
    ) => AccountChange<Outcome<LivingAccount, OpenRefusal>>,
  ): Promise<Outcome<LivingAccount, OpenRefusal>> {
    try {
      const change = await (email === null
        ? this.accounts.change(account.id, (current) => decideChange(current, null))
        : this.accounts.changeNominated(account.id, email, decideChange));
      if (!change) return refuse('ACCOUNT_DELETED');
      await this.endings.announce(change.ended);
      return change.answer;
    } catch (error) {
      if (!(error instanceof EmailTaken)) throw error;
      this.log.warn({ userId: account.id }, 'the provider moved an account to an email that another account has');
      return refuse('EMAIL_IN_USE');
    }
  }
}
