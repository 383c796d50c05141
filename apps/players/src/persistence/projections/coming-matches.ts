import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { ComingMatchFacts } from '../../application/ports/coming-matches.js';

/** Stores the current state of matches, replacing earlier states. */
export async function saveComingMatches(manager: EntityManager, matches: readonly ComingMatchFacts[]): Promise<void> {
  const rows = matches.map((facts) => ({ match_id: facts.matchId, facts }));
  await execute(
    manager,
    sql`insert into coming_match (match_id, facts)
      select match_id, facts from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) row(match_id text, facts jsonb)
      on conflict (match_id) do update set facts = excluded.facts`,
  );
}

/** Removes a match that is over or cancelled. */
export async function forgetComingMatch(manager: EntityManager, matchId: string): Promise<void> {
  await execute(manager, sql`delete from coming_match where match_id = ${matchId}`);
}
