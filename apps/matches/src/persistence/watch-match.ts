import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { isScheduled, type Match } from '../domain/match.js';

/** A competition match without court and time: times are proposed for it from now on (BYD-10). */
export async function watchMatch(manager: EntityManager, match: Match, at: Date): Promise<void> {
  if (match.competition === null || match.state !== 'ORGANIZING' || isScheduled(match.plan)) return;
  await execute(
    manager,
    sql`insert into proposal_watch (match_id, due_at) values (${match.id}, ${at})
      on conflict (match_id) do update set due_at = excluded.due_at`,
  );
}
