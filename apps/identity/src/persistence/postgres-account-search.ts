import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, pageOf, userId, type Page, type PageRequest, type UserId } from '@setpoint/kernel';
import { join, rowOf, rowsOf, type Sql, sql, Storage } from '@setpoint/service-kit';
import { type AccountCriteria, AccountSearch } from '../application/ports/account-search.js';
import type { Account } from '../domain/account.js';
import type { Session } from '../domain/session.js';
import type { AccountRow, SessionRow } from './entities.js';
import { accountOf, sessionOf } from './rows.js';

const ORDER = 'accounts';
/** Deleted accounts do not reveal their creation time. */
const at = sql`coalesce(registered_at, deleted_at)`;

@Injectable()
export class PostgresAccountSearch extends AccountSearch {
  constructor(private readonly storage: Storage) {
    super();
  }

  async page(criteria: AccountCriteria, { first, after }: PageRequest): Promise<Page<Account>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const [before, id] = seen ?? ['infinity', ''];
    const meeting = accountsMeeting(criteria);
    const [rows, counted] = await Promise.all([
      rowsOf<AccountRow & { readonly at: Date }>(
        manager,
        sql`select *, ${at} as at from account
          where ${meeting} and (${at}, id) < (${before}::timestamptz, ${id})
          order by ${at} desc, id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from account where ${meeting}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.at.toISOString(), row.id));
    return { ...shown, items: shown.items.map(accountOf), totalCount: counted!.count };
  }

  async sessionsOf(id: UserId, now: Date): Promise<readonly Session[]> {
    const rows = await rowsOf<SessionRow>(
      this.storage.manager,
      sql`select * from session where account_id = ${id} and ended_at is null and expires_at > ${now}
        order by opened_at desc, id limit 100`,
    );
    return rows.map(sessionOf);
  }

  async openSessions(ids: readonly UserId[], now: Date): Promise<ReadonlyMap<UserId, number>> {
    const rows = await rowsOf<{ account_id: string; count: number }>(
      this.storage.manager,
      sql`select account_id, count(*) as count from session
        where account_id = any(${ids}::text[]) and ended_at is null and expires_at > ${now} group by account_id`,
    );
    return new Map(rows.map((row) => [userId(row.account_id), row.count]));
  }
}

/** Whether a row of account meets the criteria; parts of words are found by an index from three letters on. */
export function accountsMeeting({ words, status, role }: AccountCriteria): Sql {
  const conditions = words.map((word) => sql`search_text like '%' || unaccent(lower(${literally(word)})) || '%'`);
  if (status) conditions.push(STATUSES[status]);
  if (role) conditions.push(sql`roles @> ${[role]}::text[]`);
  return conditions.length > 0 ? join(conditions, ' and ') : sql`true`;
}

const STATUSES: Readonly<Record<Account['status'], Sql>> = {
  UNVERIFIED: sql`status = 'ACTIVE' and verified_at is null`,
  VERIFIED: sql`status = 'ACTIVE' and verified_at is not null`,
  DISABLED: sql`status = 'DISABLED'`,
  DELETED: sql`status = 'DELETED'`,
};

/** Escapes pattern characters. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
