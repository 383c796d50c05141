import type { Page, PageRequest, Role, UserId } from '@setpoint/kernel';
import type { Account } from '../../domain/account.js';
import type { Session } from '../../domain/session.js';

/** What support looks for; absent criteria ask for nothing. */
export interface AccountCriteria {
  /** All of them, in name, email or id, whatever their case and accents. */
  readonly words: readonly string[];
  readonly status?: Account['status'];
  readonly role?: Role;
}

/** Accounts, as far as support looks them up (ADM-05). */
export abstract class AccountSearch {
  /** Newest first. */
  abstract page(criteria: AccountCriteria, page: PageRequest): Promise<Page<Account>>;
  /** Sessions of an account that go on, the newest first. */
  abstract sessionsOf(id: UserId, now: Date): Promise<readonly Session[]>;
  /** How many sessions of each account go on; those without any are left out. */
  abstract openSessions(ids: readonly UserId[], now: Date): Promise<ReadonlyMap<UserId, number>>;
}
