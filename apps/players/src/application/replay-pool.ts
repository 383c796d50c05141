import type { Parameters } from '@setpoint/rating';
import { playersOf, type Place, type Pool } from '../domain/levels/rated-match.js';
import { rateEvent, type Standing } from '../domain/levels/standing.js';
import type { LevelLedger } from './ports/level-ledger.js';

/** Small enough that concurrently confirmed results wait less than a second. */
const AT_ONCE = 200;

export interface ReplayedPart {
  /** Current standings of everybody in this part. */
  readonly standings: ReadonlyMap<string, Standing>;
  /** What comes next; null at the end. */
  readonly next: Place | null;
}

/**
 * Rates the next part of a pool with new parameters; everything before `from` has been rated with them already. Call it under
 * the lock of the pool.
 */
export async function replayPart(
  pool: Pool,
  from: Place,
  parameters: Parameters,
  ledger: LevelLedger,
): Promise<ReplayedPart> {
  const events = await ledger.eventsFrom(pool, from, AT_ONCE + 1);
  const part = events.slice(0, AT_ONCE);
  const players = [...new Set(part.flatMap(playersOf))];
  const standings = await ledger.standingsBefore(pool, players, from, parameters);
  const steps = part.flatMap((event) => {
    const rated = rateEvent(event, (player) => standings.get(player)!, parameters);
    for (const { entry, after } of rated) standings.set(entry.playerId, after);
    return rated;
  });
  await ledger.keep(steps);
  return { standings, next: events[AT_ONCE] ?? null };
}
