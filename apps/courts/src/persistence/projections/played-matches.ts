import type { DataOf, resultConfirmed, resultCorrected } from '@setpoint/events';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

type Result = DataOf<typeof resultConfirmed> | DataOf<typeof resultCorrected>;

/**
 * Records confirmed matches with centre and players, once per match (CRT-10, RES-08). Walkovers are
 * ignored.
 */
export async function savePlayed(manager: EntityManager, results: readonly Result[]): Promise<void> {
  const rows = results
    .filter(({ match }) => match.courtId !== null)
    .map(({ match, confirmedAt, result }) => ({
      match_id: match.matchId,
      court_id: match.courtId,
      played_at: match.startsAt ?? confirmedAt,
      players: result.outcome === 'WALKOVER' ? [] : [...match.teamA, ...match.teamB],
    }));
  await execute(
    manager,
    sql`insert into played_match select * from jsonb_populate_recordset(null::played_match, ${JSON.stringify(rows)}::jsonb)
      on conflict (match_id) do update set court_id = excluded.court_id, played_at = excluded.played_at,
        players = excluded.players`,
  );
}
