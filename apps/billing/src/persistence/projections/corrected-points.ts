import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { corrected, type Correction, CORRECTIONS, correctionOf, type PointsEntry } from '../../domain/points/points.js';
import { addPoints, takePoints } from './points.js';

interface Held {
  player_id: string;
  balance: number;
  held: number;
  known: boolean;
}

/**
 * Adjusts players' points of a match or tournament to its corrected outcome, which earns what is due. If points were already spent,
 * only the remainder is deducted.
 */
export async function correctPoints(
  manager: EntityManager,
  correction: Correction,
  players: readonly string[],
  due: readonly PointsEntry[],
): Promise<void> {
  const { kind, about } = correction;
  const kinds = [...CORRECTIONS[kind], kind];
  const accounts = await rowsOf<Held>(
    manager,
    sql`with account as (
        select player_id, balance from points_account where player_id = any(${[...players]}::text[])
        order by player_id for update
      )
      select player_id, balance, sum(entry.points)::int as held, bool_or(entry.cause = ${correctionOf(correction)}) as known
      from account join points_entry entry using (player_id)
      where entry.about = ${about} and entry.kind = any(${kinds}::text[])
      group by player_id, balance order by player_id`,
  );
  for (const { player_id, balance, held, known } of accounts) {
    const owed = due.filter(({ playerId }) => playerId === player_id).reduce((sum, { points }) => sum + points, 0);
    const change = Math.max(owed - held, -balance);
    if (known || change === 0) continue;
    const entry = corrected(player_id, change, correction);
    if (change > 0) await addPoints(manager, [entry]);
    else await takePoints(manager, entry);
  }
}
