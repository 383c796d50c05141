import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { REMINDER_MS } from '../../domain/play/commands.js';

/** Tournaments with windows that are over or about to end without notice; locked, most urgent first. */
export function claimDuePlay(
  manager: EntityManager,
  now: Date,
  limit: number,
  excluding: readonly string[],
): Promise<{ readonly id: string }[]> {
  const tomorrow = new Date(now.getTime() + REMINDER_MS);
  return rowsOf(
    manager,
    sql`select id from tournament
        where id in (
            select tournament_id from fixture
            where state = 'READY' and closes_at <= ${tomorrow}
              and (closes_at <= ${now} or (not has_result and not has_no_show and reminded_for is distinct from closes_at))
            group by tournament_id
            order by min(closes_at)
            limit ${limit + excluding.length}::int
          )
          and id <> all(${excluding}::text[])
        limit ${limit}::int
        for no key update skip locked`,
  );
}
