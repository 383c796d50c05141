import type { Parameters } from '@setpoint/rating';
import { execute, rowOf, sql, type Effects } from '@setpoint/service-kit';
import { userId } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import { replayPart } from '../../application/replay-pool.js';
import type { Place, Pool } from '../../domain/levels/rated-match.js';
import { nightAfter } from '../../domain/rankings.js';
import { PostgresLevelLedger } from '../postgres-level-ledger.js';
import { settledIn, showLevels } from './levels.js';
import { rankingsAreDue } from './rankings.js';

interface ReplayRow {
  readonly due_at: Date;
  readonly parameters: Parameters;
  readonly next_ended_at: Date;
  readonly next_match_id: string;
}

/**
 * Replays the next part of a pool with accepted parameters, which take effect with the last part. Nobody is notified of
 * it: shown levels may change although nothing was played. Predictions are kept as made. False if another process
 * has finished it.
 */
export async function replayAccepted(
  manager: EntityManager,
  effects: Effects,
  pool: Pool,
  now: Date,
): Promise<boolean> {
  const ledger = new PostgresLevelLedger(manager);
  await ledger.lock(pool);
  const row = await rowOf<ReplayRow>(
    manager,
    sql`select due_at, parameters, next_ended_at, next_match_id from rating_parameters
      where sport = ${pool.sport} and number_players = ${pool.numberPlayers} and state = 'REPLAYING'
      order by due_at limit 1`,
  );
  if (!row) return false;
  const from = { endedAt: row.next_ended_at.getTime(), matchId: row.next_match_id };
  const part = await replayPart(pool, from, row.parameters, ledger);
  await keepPlace(manager, pool, row.due_at, part.next, now);
  if (!part.next) await ledger.advance(pool, null, []);
  // A bonus alone does not show a level.
  const rated = new Map([...part.standings].filter(([, { rating }]) => rating.matches > 0));
  const standings = await settledIn(manager, pool, { standings: rated, next: part.next });
  await showLevels({ pool, standings }, manager, effects);
  await rankingsAreDue(manager, [...standings.keys()].map(userId), nightAfter(now));
  return true;
}

async function keepPlace(
  manager: EntityManager,
  { sport, numberPlayers }: Pool,
  due: Date,
  next: Place | null,
  now: Date,
): Promise<void> {
  const change = next
    ? sql`next_ended_at = ${new Date(next.endedAt)}, next_match_id = ${next.matchId}`
    : sql`next_ended_at = null, next_match_id = null, state = 'ACCEPTED', in_force_from = ${now}`;
  await execute(
    manager,
    sql`update rating_parameters set ${change}
      where sport = ${sport} and number_players = ${numberPlayers} and due_at = ${due}`,
  );
}
