import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse, userId } from '@setpoint/kernel';
import { InjectConfig, Log } from '@setpoint/service-kit';
import type { IdentitySettings } from '../config.js';
import { decide, evolveAll, register } from '../domain/account-machine.js';
import type { Account, LivingAccount, ProviderUser } from '../domain/account.js';
import { faultsIn, isRegistration, readRegistration, type RegistrationForm } from '../domain/rules/registration.js';
import { mayRegister } from '../domain/rules/verification.js';
import { open } from '../domain/session-machine.js';
import { eventsOf, registeredEvent } from '../events/outgoing.js';
import { AccessTokens } from '../tokens/access-tokens.js';
import { RefreshTokens } from '../tokens/refresh-tokens.js';
import { AccountMails } from './account-mails.js';
import { type AccountChange, Accounts, EmailTaken } from './accounts.js';
import { IdentityProvider } from './identity-provider.js';
import { InviteCodes } from './invite-codes.js';
import { Limits } from './limits.js';
import { SessionEndings } from './session-endings.js';

export interface ExchangeCommand extends RegistrationForm {
  readonly idToken: string;
  readonly referralCode?: string | null | undefined;
  readonly invitedCode?: string | null | undefined;
  readonly redirectTo?: string | null | undefined;
  readonly address?: string | null | undefined;
}

export interface Exchange {
  readonly account: LivingAccount;
  readonly created: boolean;
  readonly emailVerified: boolean;
  /** Null until the email is verified (AUTH-02). */
  readonly tokens: { readonly token: string; readonly refreshToken: string } | null;
}

export type ExchangeRefusal =
  | 'PROVIDER_TOKEN_INVALID'
  | 'EMAIL_NOT_VERIFIED'
  | 'USER_DISABLED'
  | 'ACCOUNT_DELETED'
  | 'USER_NOT_FOUND'
  | 'EMAIL_IN_USE'
  | 'INVITE_CODE_USER_NOT_FOUND'
  | 'INVALID_DATA'
  | 'TOO_MANY_REQUESTS';

/** Turns the provider's ID token into an account and a session (AUTH-05). The form's own emailVerified is not believed. */
@Injectable()
export class ExchangeProviderToken {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly accounts: Accounts,
    private readonly inviteCodes: InviteCodes,
    private readonly mails: AccountMails,
    private readonly limits: Limits,
    private readonly endings: SessionEndings,
    private readonly refreshTokens: RefreshTokens,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'sessionDays'>,
  ) {}

  async execute(command: ExchangeCommand): Promise<Outcome<Exchange, ExchangeRefusal>> {
    if (!(await this.limits.allows('exchangeByAddress', command.address))) return refuse('TOO_MANY_REQUESTS');
    const verified = await this.provider.verify(command.idToken);
    if (!verified.ok) return verified;
    const user = verified.value;
    if (!(await this.limits.allows('exchangeByAccount', user.uid))) return refuse('TOO_MANY_REQUESTS');

    const known = await this.accountOf(user, command);
    if (!known.ok) return known;
    if (known.value) return this.signIn(known.value, user, command, false);

    const added = await this.register(user, command);
    return added.ok ? this.signIn(added.value.account, user, command, added.value.created) : added;
  }

  /** The account of the provider user, or null when there is none yet. */
  private async accountOf(
    user: ProviderUser,
    command: ExchangeCommand,
  ): Promise<Outcome<Account | null, ExchangeRefusal>> {
    const account = await this.accounts.findByProviderUid(user.uid);
    if (account || !user.email) return accept(account);
    const sameEmail = await this.accounts.findByEmail(user.email);
    // The same person in another tab may have registered a moment ago.
    if (!sameEmail || sameEmail.providerUid === user.uid) return accept(sameEmail);
    // A provider that lost its users and got the person back under a new uid: the verified email proves who it is.
    if (await this.provider.knows(sameEmail.providerUid)) return refuse('EMAIL_IN_USE');
    const now = this.clock.now();
    const relinked = await this.accounts.change(
      sameEmail.id,
      (current): AccountChange<Outcome<Account, ExchangeRefusal>> => {
        const decision = decide(current, { kind: 'RELINK', user }, now);
        if (!decision.ok) return { answer: decision };
        const next = evolveAll(current, decision.value);
        return { answer: accept(next), account: next };
      },
    );
    if (!relinked) return accept(null);
    if (!relinked.answer.ok && relinked.answer.code === 'EMAIL_NOT_VERIFIED') await this.remind(sameEmail, command);
    return relinked.answer;
  }

  private async register(
    user: ProviderUser,
    command: ExchangeCommand,
  ): Promise<Outcome<{ account: Account; created: boolean }, ExchangeRefusal>> {
    if (!mayRegister(user)) return refuse('EMAIL_NOT_VERIFIED');
    if (!isRegistration(command)) return refuse('USER_NOT_FOUND');
    const registration = readRegistration(command, user);
    const faults = faultsIn(registration);
    if (faults.length > 0) return refuse('INVALID_DATA', { fields: faults });
    const referralCode = command.referralCode?.trim();
    const referredBy = referralCode ? await this.inviteCodes.ownerOf(referralCode) : null;
    if (referralCode && !referredBy)
      return refuse('INVITE_CODE_USER_NOT_FOUND', { fields: [{ field: 'referralCode', code: 'UNKNOWN' }] });
    // An unknown invited code changes nothing (AUTH-15, AUTH-28).
    const invitedCode = command.invitedCode?.trim();
    const invitedBy = invitedCode ? await this.inviteCodes.ownerOf(invitedCode) : null;

    const now = this.clock.now();
    const account = register(userId(this.ids.next()), user.uid, registration, { referredBy, invitedBy }, now);
    const addition = await this.accounts.add(account, [registeredEvent(account)]);
    switch (addition.kind) {
      case 'ADDED':
        return accept({ account, created: true });
      case 'KNOWN':
        return accept({ account: addition.account, created: false });
      case 'EMAIL_TAKEN':
        return refuse('EMAIL_IN_USE');
    }
  }

  private async signIn(
    account: Account,
    user: ProviderUser,
    command: ExchangeCommand,
    created: boolean,
  ): Promise<Outcome<Exchange, ExchangeRefusal>> {
    const now = this.clock.now();
    const refreshToken = this.refreshTokens.fresh();
    const session = open(this.ids.next(), account.id, {
      providerSignedInAt: user.signedInAt,
      now,
      lifetimeMs: this.settings.sessionDays * 86_400_000,
    });
    const change = await this.changed(account, user, (current) => {
      const decision = decide(current, { kind: 'SIGN_IN', user }, now);
      if (!decision.ok) return { answer: decision };
      const next = evolveAll(current, decision.value) as LivingAccount;
      return {
        answer: accept(next),
        account: next,
        events: eventsOf(next.id, decision.value),
        open: { session, tokenHash: this.refreshTokens.hash(refreshToken) },
        // Sign-ins from before a password reset are over, whatever the client did afterwards (AUTH-13).
        endSessions: { at: now, reason: 'PASSWORD_CHANGED', providerSignInBefore: user.validSince },
      };
    });
    if (!change.ok) {
      if (change.code !== 'EMAIL_NOT_VERIFIED' || account.status === 'DELETED') return change;
      return this.unverified(account, command, created);
    }
    const { token } = await this.accessTokens.issue(change.value, session.id, now);
    return accept({ account: change.value, created, emailVerified: true, tokens: { token, refreshToken } });
  }

  private async changed(
    account: Account,
    user: ProviderUser,
    decideChange: (current: Account) => AccountChange<Outcome<LivingAccount, ExchangeRefusal>>,
  ): Promise<Outcome<LivingAccount, ExchangeRefusal>> {
    try {
      const change = await this.accounts.change(account.id, decideChange);
      if (!change) return refuse('ACCOUNT_DELETED');
      await this.endings.announce(change.ended);
      return change.answer;
    } catch (error) {
      if (!(error instanceof EmailTaken)) throw error;
      this.log.warn({ userId: account.id }, 'the provider moved an account to an email that another account has');
      return refuse('EMAIL_IN_USE');
    }
  }

  /** Registered and waiting for the mail (AUTH-02), or logging in too early (AUTH-06). */
  private async unverified(
    account: LivingAccount,
    command: ExchangeCommand,
    created: boolean,
  ): Promise<Outcome<Exchange, ExchangeRefusal>> {
    const registering = created || isRegistration(command);
    if (created) await this.sendVerification(account, command);
    else if (!registering) await this.remind(account, command);
    if (!registering) return refuse('EMAIL_NOT_VERIFIED');
    return accept({ account, created, emailVerified: false, tokens: null });
  }

  /** Within the limits; the answer is the same without the mail. */
  private async remind(account: LivingAccount, command: ExchangeCommand): Promise<void> {
    if (!(await this.limits.allows('verificationByAccount', account.id))) return;
    await this.sendVerification(account, command);
  }

  private async sendVerification(account: LivingAccount, command: ExchangeCommand): Promise<void> {
    try {
      const { redirectTo, language } = command;
      const sent = await this.mails.request('VERIFY_EMAIL', account, { redirectTo, language });
      if (!sent.ok) this.log.warn({ userId: account.id, code: sent.code }, 'no verification mail');
    } catch (error) {
      // The account stands; the person can ask for the mail again on the next screen (AUTH-12).
      this.log.error({ err: error, userId: account.id }, 'no verification mail');
    }
  }
}
