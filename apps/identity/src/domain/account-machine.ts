import type { Outcome, Role, UserId } from '@setpoint/kernel';
import { accept, assertNever, refuse } from '@setpoint/kernel';
import type { Account, LivingAccount, PendingDeletion, ProviderUser, UnverifiedAccount } from './account.js';
import { sameEmail } from './account.js';
import type { Registration } from './rules/registration.js';
import { countsAsVerified } from './rules/verification.js';

/** Minimum interval of signed-in events (PLY-14). */
export const SIGNED_IN_EVERY_MS = 60 * 60 * 1000;

export type AccountCommand =
  | { readonly kind: 'SIGN_IN'; readonly user: ProviderUser }
  | { readonly kind: 'STAY' }
  | { readonly kind: 'RELINK'; readonly user: ProviderUser }
  | { readonly kind: 'DISABLE'; readonly reason: string; readonly until?: Date | null }
  | { readonly kind: 'ENABLE' }
  | { readonly kind: 'REQUEST_DELETION' }
  | { readonly kind: 'CANCEL_DELETION' }
  | { readonly kind: 'DELETE' };

export type AccountFact =
  | { readonly kind: 'VERIFIED'; readonly at: Date }
  | { readonly kind: 'EMAIL_CHANGED'; readonly email: string }
  | { readonly kind: 'RELINKED'; readonly providerUid: string }
  | { readonly kind: 'SEEN'; readonly at: Date }
  | { readonly kind: 'DISABLED'; readonly at: Date; readonly reason: string; readonly until: Date | null }
  | { readonly kind: 'DISABLED_UNTIL'; readonly until: Date | null; readonly reason: string }
  | { readonly kind: 'ENABLED' }
  | { readonly kind: 'DELETION_REQUESTED'; readonly deletion: PendingDeletion }
  | { readonly kind: 'DELETION_CANCELLED' }
  | { readonly kind: 'DELETED'; readonly at: Date };

export type AccountRefusal = 'EMAIL_NOT_VERIFIED' | 'USER_DISABLED' | 'ACCOUNT_DELETED' | 'PROVIDER_TOKEN_INVALID';

/** Grace period of a deletion: half of the day within which it must be completed (ACC-06). */
export const DELETION_GRACE_MS = 12 * 60 * 60 * 1000;

/** A new account; its email is not verified until a first verified sign-in (AUTH-02). */
export function register(
  id: UserId,
  providerUid: string,
  { levels: _levels, ...registration }: Registration,
  more: { referredBy?: UserId | null; invitedBy?: UserId | null; roles?: readonly Role[] },
  now: Date,
): UnverifiedAccount {
  return {
    status: 'UNVERIFIED',
    id,
    providerUid,
    ...registration,
    roles: more.roles ?? [],
    referredBy: more.referredBy ?? null,
    invitedBy: more.invitedBy ?? null,
    registeredAt: now,
    signedInEmittedAt: null,
    signInsVoidUntil: null,
    deletion: null,
  };
}

/** What happens to an account on a command. The README has the state diagram. */
export function decide(account: Account, command: AccountCommand, now: Date): Outcome<AccountFact[], AccountRefusal> {
  if (account.status === 'DELETED') return command.kind === 'DELETE' ? accept([]) : refuse('ACCOUNT_DELETED');
  switch (command.kind) {
    case 'SIGN_IN':
      return signIn(account, command.user, now);
    case 'STAY':
      if (account.status === 'DISABLED') return refuse('USER_DISABLED');
      return account.status === 'VERIFIED' ? accept(seen(account, now)) : refuse('EMAIL_NOT_VERIFIED');
    case 'RELINK':
      if (account.status === 'DISABLED') return refuse('USER_DISABLED');
      // Only the provider's own verification moves an account to another provider user: a social email alone could be anybody's.
      return command.user.emailVerified
        ? accept([{ kind: 'RELINKED', providerUid: command.user.uid }])
        : refuse('EMAIL_NOT_VERIFIED');
    case 'DISABLE':
      return accept(disable(account, command.reason, command.until ?? null, now));
    case 'ENABLE':
      return accept(account.status === 'DISABLED' ? [{ kind: 'ENABLED' }] : []);
    case 'REQUEST_DELETION': {
      if (account.deletion) return accept([]);
      const deletion = { requestedAt: now, executesAt: new Date(now.getTime() + DELETION_GRACE_MS) };
      return accept([{ kind: 'DELETION_REQUESTED', deletion }]);
    }
    case 'CANCEL_DELETION':
      // By then the provider may have deleted the person already.
      return accept(account.deletion && !isDeletionDue(account, now) ? [{ kind: 'DELETION_CANCELLED' }] : []);
    case 'DELETE':
      return accept([{ kind: 'DELETED', at: now }]);
    default:
      return assertNever(command);
  }
}

/** Locking again with another end or reason is not a second lock. */
function disable(
  account: Exclude<Account, { status: 'DELETED' }>,
  reason: string,
  until: Date | null,
  now: Date,
): AccountFact[] {
  if (account.status !== 'DISABLED') return [{ kind: 'DISABLED', at: now, reason, until }];
  const isSame = account.disabledUntil?.getTime() === until?.getTime();
  return isSame ? [] : [{ kind: 'DISABLED_UNTIL', until, reason }];
}
export const isDeletionDue = ({ deletion }: Pick<LivingAccount, 'deletion'>, now: Date): boolean =>
  deletion !== null && now >= deletion.executesAt;

function signIn(
  account: Exclude<Account, { status: 'DELETED' }>,
  user: ProviderUser,
  now: Date,
): Outcome<AccountFact[], AccountRefusal> {
  if (account.status === 'DISABLED') return refuse('USER_DISABLED');
  // Both are of the provider's clock, in whole seconds.
  if (account.signInsVoidUntil && user.signedInAt <= account.signInsVoidUntil) return refuse('PROVIDER_TOKEN_INVALID');
  const moved = user.email !== null && !sameEmail(user.email, account.email);
  // Verified once stays verified for the same address: a password linked to a Facebook account logs in (AUTH-09).
  if (!countsAsVerified(user) && (account.status === 'UNVERIFIED' || moved)) return refuse('EMAIL_NOT_VERIFIED');
  const facts: AccountFact[] = [];
  if (moved && user.emailVerified) facts.push({ kind: 'EMAIL_CHANGED', email: user.email!.toLowerCase() });
  if (account.status === 'UNVERIFIED') facts.push({ kind: 'VERIFIED', at: now });
  return accept([...facts, ...seen(account, now)]);
}

const seen = (account: { signedInEmittedAt: Date | null }, now: Date): AccountFact[] =>
  account.signedInEmittedAt && now.getTime() - account.signedInEmittedAt.getTime() < SIGNED_IN_EVERY_MS
    ? []
    : [{ kind: 'SEEN', at: now }];

/** The account after a fact. Facts that `decide` never makes in a state leave it as it is. */
export function evolve(account: Account, fact: AccountFact): Account {
  if (account.status === 'DELETED') return account;
  switch (fact.kind) {
    case 'VERIFIED':
      return account.status === 'UNVERIFIED' ? { ...account, status: 'VERIFIED', verifiedAt: fact.at } : account;
    case 'EMAIL_CHANGED':
      return { ...account, email: fact.email };
    case 'RELINKED':
      return { ...account, providerUid: fact.providerUid };
    case 'SEEN':
      return { ...account, signedInEmittedAt: fact.at };
    case 'DISABLED': {
      const verifiedAt = account.status === 'UNVERIFIED' ? null : account.verifiedAt;
      return {
        ...account,
        status: 'DISABLED',
        verifiedAt,
        disabledAt: fact.at,
        disabledUntil: fact.until,
        reason: fact.reason,
      };
    }
    case 'DISABLED_UNTIL':
      return account.status === 'DISABLED' ? { ...account, disabledUntil: fact.until, reason: fact.reason } : account;
    case 'ENABLED': {
      if (account.status !== 'DISABLED') return account;
      const { disabledAt: _disabledAt, disabledUntil: _until, reason: _reason, verifiedAt, ...person } = account;
      return verifiedAt ? { ...person, status: 'VERIFIED', verifiedAt } : { ...person, status: 'UNVERIFIED' };
    }
    case 'DELETION_REQUESTED':
      return { ...account, deletion: fact.deletion };
    case 'DELETION_CANCELLED':
      return { ...account, deletion: null };
    case 'DELETED':
      return { status: 'DELETED', id: account.id, providerUid: account.providerUid, deletedAt: fact.at };
    default:
      return assertNever(fact);
  }
}

export const evolveAll = (account: Account, facts: readonly AccountFact[]) => facts.reduce(evolve, account);
