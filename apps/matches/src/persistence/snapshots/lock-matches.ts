import { rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Match } from '../../domain/match.js';
import type { MatchRow } from '../entities.js';
import { toMatch, type MatchAggregateRow } from '../match-rows.js';
import { matchAggregate } from '../queries/match-aggregate.js';

/** The next batch of a snapshot: matches after this id for which the condition holds, locked. */
export async function lockMatches(
  manager: EntityManager,
  condition: Sql,
  after: string | null,
  limit: number,
): Promise<{ readonly matches: Match[]; readonly next: string | null; readonly count: number }> {
  const locked = await rowsOf<Pick<MatchRow, 'id'>>(
    manager,
    sql`select id from match where ${condition} and id > ${after ?? ''} order by id limit ${limit} for update`,
  );
  const ids = locked.map(({ id }) => id);
  const rows = await rowsOf<MatchAggregateRow>(
    manager,
    matchAggregate(sql`where m.id = any(${ids}::text[]) order by m.id`),
  );
  return { matches: rows.map(toMatch), next: ids.length < limit ? null : ids.at(-1)!, count: ids.length };
}
