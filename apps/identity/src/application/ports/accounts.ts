import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import type { AuditEntry } from '@setpoint/service-kit';
import type { Account, LivingAccount, UnverifiedAccount } from '../../domain/account.js';
import type { AccessContext } from '../../domain/rules/account-access.js';
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
  /** A session that begins, with the SHA-256 of its first refresh token. */
  readonly open?: { readonly session: LiveSession; readonly tokenHash: string };
  readonly endSessions?: SessionsToEnd;
  /** What support did (ADM-01). */
  readonly audit?: AuditEntry;
}

/** All sessions of the account, or those whose sign-in at the provider was before an instant. */
export interface SessionsToEnd {
  readonly at: Date;
  readonly reason: EndReason;
  readonly providerSignInBefore?: Date;
  /** This one alone. */
  readonly sessionId?: string;
  /** All but this one. */
  readonly except?: string;
}

export interface AccountChanged<R> {
  readonly answer: R;
  /** Ids of the sessions that ended. */
  readonly ended: readonly string[];
}

export type Addition =
  | { readonly kind: 'ADDED' }
  /** The provider user has an account already: somebody else was first. */
  | { readonly kind: 'KNOWN'; readonly account: Account }
  | { readonly kind: 'EMAIL_TAKEN' };

/** Accounts, with the events of each change in the same transaction. */
export abstract class Accounts {
  abstract find(id: UserId): Promise<Account | null>;
  abstract findMany(ids: readonly UserId[]): Promise<readonly Account[]>;
  /** Accounts that are locked until an instant that has passed. */
  abstract suspendedUntil(now: Date, limit: number): Promise<readonly LivingAccount[]>;
  abstract findByProviderUid(uid: string): Promise<Account | null>;
  abstract findByEmail(email: string): Promise<LivingAccount | null>;
  /** Adds an account unless the provider user or the email has one; of concurrent calls one adds. */
  abstract add(account: UnverifiedAccount, events: readonly OutgoingEvent[]): Promise<Addition>;
  /**
   * Loads with a lock, decides, saves; null when there is no such account.
   * @throws EmailTaken
   */
  abstract change<R>(id: UserId, decide: (account: Account) => AccountChange<R>): Promise<AccountChanged<R> | null>;
  /**
   * As `change`, with the caller's account and all support accounts locked too: of concurrent decisions about them each
   * sees what the one before it changed.
   */
  abstract changeAccess<R>(
    id: UserId,
    callerId: UserId,
    decide: (account: Account, context: AccessContext) => AccountChange<R>,
  ): Promise<AccountChanged<R> | null>;
  /** Runs the work while no other of these changes the account; for what is done outside of the database. */
  abstract alone<R>(id: UserId, work: () => Promise<R>): Promise<R>;
  /** Ids of accounts whose deletion is due, those first that wait longest. */
  abstract dueForDeletion(now: Date, limit: number): Promise<readonly UserId[]>;
  /** Writes many at once without events; those that are there already stay. Demo data only. */
  abstract addAll(accounts: readonly LivingAccount[]): Promise<void>;
}
