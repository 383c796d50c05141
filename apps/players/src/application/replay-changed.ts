import type { ParametersOverTime } from '../domain/levels/parameters-over-time.js';
import { playersOf, type Place, type Pool, type RatedEvent } from '../domain/levels/rated-match.js';
import { rateEvent, standingOf, type LevelStep, type Standing } from '../domain/levels/standing.js';
import type { LevelLedger } from './ports/level-ledger.js';

/** Small enough that rating a part takes the event loop a few hundredths of a second, and other results wait as long. */
const AT_ONCE = 200;

export interface ChangedPart {
  /** Standings after the part of everybody who was changed before it, or in it. */
  readonly standings: ReadonlyMap<string, Standing>;
  /** What was rated again. */
  readonly steps: readonly LevelStep[];
  /** What comes next; null at the end. */
  readonly next: Place | null;
}

/** Which players were changed before a part, of those who play in it. */
type ChangedBefore = (players: readonly string[]) => Promise<readonly string[]>;

/**
 * Rates a part of a pool again as far as changed players are involved; other matches keep their results. Call it under the
 * lock of the pool.
 */
export async function replayChanged(
  pool: Pool,
  from: Place,
  changedBefore: ChangedBefore,
  parameters: ParametersOverTime,
  ledger: LevelLedger,
): Promise<ChangedPart> {
  const events = await ledger.eventsFrom(pool, from, AT_ONCE + 1);
  const part = events.slice(0, AT_ONCE);
  const players = part.flatMap(playersOf);
  const changed = new Set(await changedBefore(players));
  const standings = await ledger.standingsBefore(pool, [...new Set([...changed, ...players])], from);
  const kept = await ledger.standingsAfter(part.map(({ matchId }) => matchId));
  const steps: LevelStep[] = [];
  for (const event of part) {
    if (!playersOf(event).some((player) => changed.has(player))) {
      for (const [player, standing] of kept.get(event.matchId)!) standings.set(player, standing);
      continue;
    }
    const inForce = parameters.at(event.endedAt);
    for (const step of rateEvent(event, (player) => standingOf(standings.get(player)!, inForce), inForce)) {
      changed.add(step.entry.playerId);
      standings.set(step.entry.playerId, step.after);
      steps.push(step);
    }
  }
  if (steps.length > 0) await ledger.keep(steps);
  const start = parameters.at(from.endedAt);
  return {
    ...{ steps, next: events[AT_ONCE] ?? null },
    standings: new Map([...changed].map((player) => [player, standingOf(standings.get(player)!, start)])),
  };
}

/** The next part of a replay that a late result has left to be done. Null if there is none. */
export async function replayPending(pool: Pool, ledger: LevelLedger): Promise<ChangedPart | null> {
  const parameters = await ledger.lock(pool);
  const from = await ledger.pending(pool);
  if (!from) return null;
  const changedBefore = (players: readonly string[]) => ledger.changedAmong(pool, players);
  const part = await replayChanged(pool, from, changedBefore, parameters, ledger);
  await ledger.advance(pool, part.next, [...part.standings.keys()]);
  return part;
}

/** The event's own effects, also if its part has yet to come: then with the figures that its players have by now. */
export async function stepsOf(
  event: RatedEvent,
  { steps, next }: ChangedPart,
  parameters: ParametersOverTime,
  ledger: LevelLedger,
): Promise<readonly LevelStep[]> {
  const own = steps.filter((step) => step.event.matchId === event.matchId);
  if (own.length > 0 || next === null) return own;
  const standings = await ledger.standingsBefore(event.pool, playersOf(event), event);
  const inForce = parameters.at(event.endedAt);
  const rated = rateEvent(event, (player) => standingOf(standings.get(player)!, inForce), inForce);
  await ledger.keep(rated);
  return rated;
}
