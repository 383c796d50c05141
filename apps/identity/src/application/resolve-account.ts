import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse, type UserId, userId } from '@setpoint/kernel';
import { Captcha, type CaptchaRefusal } from '@setpoint/service-kit';
import { type AccountRefusal, decide, evolveAll, register } from '../domain/account-machine.js';
import type { Account, LivingAccount, ProviderUser } from '../domain/account.js';
import {
  findRegistrationErrors,
  isRegistration,
  readRegistration,
  type RegistrationForm,
} from '../domain/rules/registration.js';
import { isInviteCode } from '../domain/rules/invite-code.js';
import { mayRegister } from '../domain/rules/verification.js';
import { registeredEvent } from '../events/outgoing.js';
import type { MailWishes } from './account-mails.js';
import { type AccountChange, Accounts } from './ports/accounts.js';
import { IdentityProvider } from './ports/identity-provider.js';
import { InviteCodes } from './ports/invite-codes.js';
import { VerificationMails } from './verification-mails.js';

export interface RegistrationCommand extends RegistrationForm, MailWishes {
  readonly referralCode?: string | null | undefined;
  readonly invitedCode?: string | null | undefined;
  readonly captchaToken?: string | null | undefined;
  readonly address?: string | null | undefined;
}

export interface ResolvedAccount {
  readonly account: Account;
  /** Whether this call made the account. */
  readonly created: boolean;
}

export type ResolveRefusal =
  | AccountRefusal
  | 'USER_NOT_FOUND'
  | 'EMAIL_IN_USE'
  | 'INVITE_CODE_USER_NOT_FOUND'
  | 'INVALID_DATA'
  | CaptchaRefusal;

/** The account of a provider user: a known one, one that is found again by its verified email, or a new one (AUTH-05). */
@Injectable()
export class ResolveAccount {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly accounts: Accounts,
    private readonly inviteCodes: InviteCodes,
    private readonly verificationMails: VerificationMails,
    private readonly captcha: Captcha,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(user: ProviderUser, command: RegistrationCommand): Promise<Outcome<ResolvedAccount, ResolveRefusal>> {
    const known = await this.find(user, command);
    if (!known.ok) return known;
    return known.value ? accept({ account: known.value, created: false }) : this.register(user, command);
  }

  /** Null when there is no account yet. */
  private async find(
    user: ProviderUser,
    command: RegistrationCommand,
  ): Promise<Outcome<Account | null, ResolveRefusal>> {
    const account = await this.accounts.findByProviderUid(user.uid);
    if (account || !user.email) return accept(account);
    const sameEmail = await this.accounts.findByEmail(user.email);
    // The same person in another tab may have registered a moment ago.
    if (!sameEmail || sameEmail.providerUid === user.uid) return accept(sameEmail);
    // A provider that lost its users and got the person back under a new uid: the verified email proves who it is.
    if (await this.provider.knows(sameEmail.providerUid)) return refuse('EMAIL_IN_USE');
    return this.relink(sameEmail, user, command);
  }

  private async relink(
    account: LivingAccount,
    user: ProviderUser,
    command: RegistrationCommand,
  ): Promise<Outcome<Account | null, ResolveRefusal>> {
    const now = this.clock.now();
    const relinked = await this.accounts.change(
      account.id,
      (current): AccountChange<Outcome<Account, ResolveRefusal>> => {
        const decision = decide(current, { kind: 'RELINK', user }, now);
        if (!decision.ok) return { answer: decision };
        const next = evolveAll(current, decision.value);
        return { answer: accept(next), account: next };
      },
    );
    if (!relinked) return accept(null);
    const { answer } = relinked;
    if (!answer.ok && answer.code === 'EMAIL_NOT_VERIFIED') await this.verificationMails.remind(account, command);
    return answer;
  }

  private async register(
    user: ProviderUser,
    command: RegistrationCommand,
  ): Promise<Outcome<ResolvedAccount, ResolveRefusal>> {
    if (!mayRegister(user)) return refuse('EMAIL_NOT_VERIFIED');
    if (!isRegistration(command)) return refuse('USER_NOT_FOUND');
    const registration = readRegistration(command, user);
    const errors = findRegistrationErrors(registration);
    if (errors.length > 0) return refuse('INVALID_DATA', { fields: errors });
    // Before the invite codes: each guess at one costs a captcha (PUB-05).
    const passed = await this.captcha.verify(command.captchaToken, command.address);
    if (!passed.ok) return passed;
    const referredBy = await this.ownerOf(command.referralCode);
    if (referredBy === 'NOBODY')
      return refuse('INVITE_CODE_USER_NOT_FOUND', { fields: [{ field: 'referralCode', code: 'UNKNOWN' }] });
    // An unknown invited code changes nothing (AUTH-15, AUTH-28).
    const inviter = await this.ownerOf(command.invitedCode);
    const invitedBy = inviter === 'NOBODY' ? null : inviter;

    const now = this.clock.now();
    const account = register(userId(this.ids.next()), user.uid, registration, { referredBy, invitedBy }, now);
    const addition = await this.accounts.add(account, [registeredEvent(account, registration.levels)]);
    switch (addition.kind) {
      case 'ADDED':
        return accept({ account, created: true });
      case 'KNOWN':
        return accept({ account: addition.account, created: false });
      case 'EMAIL_TAKEN':
        return refuse('EMAIL_IN_USE');
    }
  }

  /** Null without a code. */
  private async ownerOf(code: string | null | undefined): Promise<UserId | 'NOBODY' | null> {
    const given = code?.trim();
    if (!given) return null;
    return (isInviteCode(given) && (await this.inviteCodes.ownerOf(given))) || 'NOBODY';
  }
}
