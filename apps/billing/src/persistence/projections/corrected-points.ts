import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { corrected, correctionOf, type PointsEntry } from '../../domain/points/points.js';
import { addPoints, takePoints } from './points.js';

interface Correction {
  readonly matchId: string;
  readonly players: readonly string[];
  /** What the result earns as it is now. */
  readonly due: readonly PointsEntry[];
  /** Each version of a correction changes points once. */
  readonly version: number;
  readonly at: Date;
}

interface Held {
  player_id: string;
  balance: number;
  held: number;
  known: boolean;
}

/** Brings what players have by a match to what its corrected result earns. Of points that are spent only the rest is taken. */
export async function correctPoints(
  manager: EntityManager,
  { matchId, players, due, version, at }: Correction,
): Promise<void> {
  const accounts = await rowsOf<Held>(
    manager,
    sql`with account as (
        select player_id, balance from points_account where player_id = any(${[...players]}::text[])
        order by player_id for update
      )
      select player_id, balance, sum(entry.points)::int as held,
        bool_or(entry.cause = ${correctionOf(matchId, version)}) as known
      from account join points_entry entry using (player_id)
      where entry.about = ${matchId} and entry.kind in ('MATCH_PLAYED', 'MATCH_WON', 'RESULT_CORRECTED')
      group by player_id, balance order by player_id`,
  );
  for (const { player_id, balance, held, known } of accounts) {
    const owed = due.filter(({ playerId }) => playerId === player_id).reduce((sum, { points }) => sum + points, 0);
    const change = Math.max(owed - held, -balance);
    if (known || change === 0) continue;
    const entry = corrected(player_id, change, matchId, version, at);
    if (change > 0) await addPoints(manager, [entry]);
    else await takePoints(manager, entry);
  }
}
