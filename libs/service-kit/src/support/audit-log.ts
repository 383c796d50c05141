import type { EntityManager } from 'typeorm';
import { execute, rowsOf, sql, type Sql } from '../storage/sql.js';

/** The subject of an entry, and so the page where support finds it. */
export type AuditSubject =
  | 'ACCOUNT'
  | 'API_KEY'
  | 'CASE'
  | 'CENTRE'
  | 'CLOCK'
  | 'COUPON'
  | 'COURT_CLAIM'
  | 'COURT_SUGGESTION'
  | 'DEAD_LETTER'
  | 'LEAGUE'
  | 'MATCH'
  | 'MESSAGE_REPORT'
  | 'PAYMENT'
  | 'PLAYER'
  | 'TICKET'
  | 'TOURNAMENT'
  | 'VOUCHER'
  | 'WEBHOOK'
  | 'OTHER';

/** An action of support (ADM-01). */
export interface AuditEntry {
  /** In capitals: ACCOUNT_LOCKED. */
  readonly action: string;
  readonly by: string;
  readonly at: Date;
  readonly about: { readonly type: AuditSubject; readonly id: string };
  readonly reason: string | null;
  /** Values before and after: a word, a number or some fields. Null before creation. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Writes an entry to the service's audit log, in the transaction of the action. */
export async function keepInAuditLog(manager: EntityManager, entry: AuditEntry): Promise<void> {
  const { action, by, at, about, reason, before, after } = entry;
  await execute(
    manager,
    sql`insert into audit_entry (at, by_id, action, about_type, about_id, reason, before, after)
      values (${at}, ${by}, ${action}, ${about.type}, ${about.id}, ${reason}, ${json(before)}::jsonb, ${json(after)}::jsonb)`,
  );
}

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

export interface AuditCriteria {
  readonly by?: string | null | undefined;
  readonly action?: string | null | undefined;
  readonly aboutId?: string | null | undefined;
  /** From (inclusive) and until (exclusive). */
  readonly from?: Date | null | undefined;
  readonly until?: Date | null | undefined;
}

export interface KeptAuditEntry {
  readonly position: number;
  readonly at: Date;
  readonly by_id: string;
  readonly action: string;
  readonly about_type: string;
  readonly about_id: string;
  readonly reason: string | null;
  /** JSON. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The newest entries before a position, newest first, and the total number of matches. */
export async function auditEntries(
  manager: EntityManager,
  criteria: AuditCriteria,
  first: number,
  before: { readonly at: Date; readonly position: number } | null,
): Promise<{ readonly entries: readonly KeptAuditEntry[]; readonly totalCount: number }> {
  const meets = meeting(criteria);
  const entries = await rowsOf<KeptAuditEntry>(
    manager,
    sql`select position, at, by_id, action, about_type, about_id, reason, before::text, after::text from audit_entry
      where ${meets} and (${before?.at ?? null}::timestamptz is null
        or (at, position) < (${before?.at ?? null}::timestamptz, ${before?.position ?? null}::bigint))
      order by at desc, position desc limit ${first}`,
  );
  const [count] = await rowsOf<{ count: number }>(
    manager,
    sql`select count(*) as count from audit_entry where ${meets}`,
  );
  return { entries, totalCount: Number(count!.count) };
}

const meeting = ({ by = null, action = null, aboutId = null, from = null, until = null }: AuditCriteria): Sql =>
  sql`(${by}::text is null or by_id = ${by}) and (${action}::text is null or action = ${action})
    and (${aboutId}::text is null or about_id = ${aboutId})
    and at >= ${from ?? '-infinity'}::timestamptz and at < ${until ?? 'infinity'}::timestamptz`;
