import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** Locks tournaments with due deadlines, earliest first. */
export const claimDueTournaments = (
  manager: EntityManager,
  now: Date,
  limit: number,
  excluding: readonly string[],
): Promise<{ readonly id: string }[]> =>
  rowsOf(
    manager,
    sql`select id from tournament where due_at <= ${now} and id <> all(${excluding}::text[])
        order by due_at limit ${limit}::int for no key update skip locked`,
  );
