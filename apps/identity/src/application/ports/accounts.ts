import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import type { AuditEntry } from '@setpoint/service-kit';
import type { Account, LivingAccount, UnverifiedAccount } from '../../domain/account.js';
import type { AccessContext } from '../../domain/rules/account-access.js';
import type { SupportNomination } from '../../domain/rules/support-nomination.js';
import type { EndReason, LiveSession } from '../../domain/session.js';

/** The email of a change belongs to another account already (AUTH-04). */
export class EmailTaken extends Error {
  constructor() {
    super('the email belongs to another account');
  }
}

export interface AccountChange<R> {
  readonly answer: R;
  readonly account?: Account;
  readonly events?: readonly OutgoingEvent[];
  /** A new session with the SHA-256 of its first refresh token. */
  readonly open?: { readonly session: LiveSession; readonly tokenHash: string };
  readonly endSessions?: SessionsToEnd;
  /** An action of support (ADM-01). */
  readonly audit?: AuditEntry;
  /** The nominated address whose owner the account now is known to be. */
  readonly settles?: string;
}

/**
 * All sessions of the account, or those whose sign-in at the provider was before an instant. Where the reason voids their
 * sign-ins (`voidsSignIn`), the account remembers the latest of them.
 */
export interface SessionsToEnd {
  readonly at: Date;
  readonly reason: EndReason;
  readonly providerSignInBefore?: Date;
  /** Only this session. */
  readonly sessionId?: string;
  /** All sessions except this one. */
  readonly except?: string;
}

export interface AccountChanged<R> {
  readonly answer: R;
  /** Ids of the sessions that ended. */
  readonly ended: readonly string[];
}

export type Addition =
  | { readonly kind: 'ADDED' }
  /** The provider user already has an account, created concurrently. */
  | { readonly kind: 'KNOWN'; readonly account: Account }
  | { readonly kind: 'EMAIL_TAKEN' };

/** Accounts, with the events of each change in the same transaction. */
export abstract class Accounts {
  abstract find(id: UserId): Promise<Account | null>;
  abstract findMany(ids: readonly UserId[]): Promise<readonly Account[]>;
  /**
   * Works on accounts whose lock has expired, one after the other; one that fails is tried again later, and the others go
   * on. Resolves with the number of those that did not fail.
   */
  abstract eachSuspendedUntil(now: Date, work: (account: LivingAccount) => Promise<void>): Promise<number>;
  abstract findByProviderUid(uid: string): Promise<Account | null>;
  abstract findByEmail(email: string): Promise<LivingAccount | null>;
  /** Adds an account unless the provider user or the email has one; only one of concurrent calls succeeds. */
  abstract add(account: UnverifiedAccount, events: readonly OutgoingEvent[]): Promise<Addition>;
  /**
   * Loads with a lock, decides and saves; null if there is no such account.
   * @throws EmailTaken
   */
  abstract change<R>(id: UserId, decide: (account: Account) => AccountChange<R>): Promise<AccountChanged<R> | null>;
  /**
   * As `change`, with the nomination for support that waits for the owner of the address, locked too; null without one.
   * @throws EmailTaken
   */
  abstract changeNominated<R>(
    id: UserId,
    email: string,
    decide: (account: Account, nomination: SupportNomination | null) => AccountChange<R>,
  ): Promise<AccountChanged<R> | null>;
  /**
   * As `change`, with the caller's account and all support accounts locked too: of concurrent decisions about them each
   * sees what the one before it changed.
   */
  abstract changeAccess<R>(
    id: UserId,
    callerId: UserId,
    decide: (account: Account, context: AccessContext) => AccountChange<R>,
  ): Promise<AccountChanged<R> | null>;
  /** Runs the work while holding the account's lock, for effects outside of the database. */
  abstract alone<R>(id: UserId, work: () => Promise<R>): Promise<R>;
  /** As `eachSuspendedUntil`, for accounts due for deletion, longest waiting first. */
  abstract eachDueForDeletion(now: Date, work: (id: UserId) => Promise<void>): Promise<number>;
  /** Bulk insert without events; existing rows are kept. Demo data only. */
  abstract addAll(accounts: readonly LivingAccount[]): Promise<void>;
}
