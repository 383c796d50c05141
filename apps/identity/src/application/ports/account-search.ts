import type { Page, PageRequest, Role, UserId } from '@setpoint/kernel';
import type { Account } from '../../domain/account.js';
import type { Session } from '../../domain/session.js';

/** Search criteria of support; absent ones do not filter. */
export interface AccountCriteria {
  /** All of them, in name, email or id, whatever their case and accents. */
  readonly words: readonly string[];
  readonly status?: Account['status'];
  readonly role?: Role;
}

/** Account search for support (ADM-05). */
export abstract class AccountSearch {
  /** Newest first. */
  abstract page(criteria: AccountCriteria, page: PageRequest): Promise<Page<Account>>;
  /** Active sessions of an account, newest first. */
  abstract sessionsOf(id: UserId, now: Date): Promise<readonly Session[]>;
  /** Number of active sessions per account, omitting zero. */
  abstract openSessions(ids: readonly UserId[], now: Date): Promise<ReadonlyMap<UserId, number>>;
}
