import type { SportId } from '@setpoint/kernel';
import type { ParametersOverTime } from '../domain/levels/parameters-over-time.js';
import { playersOf, type Place, type RatedEvent } from '../domain/levels/rated-match.js';
import { afterEvent, rateEvent, type Known, type LevelStep } from '../domain/levels/standing.js';
import type { LevelLedger } from './ports/level-ledger.js';

/** Small enough that rating a part takes the event loop a few hundredths of a second, and other results wait as long. */
const AT_ONCE = 200;

export interface ChangedPart {
  /** What is known after the part of everybody who was changed before it, or in it. */
  readonly known: ReadonlyMap<string, Known>;
  /** What was rated again. */
  readonly steps: readonly LevelStep[];
  /** What comes next; null at the end. */
  readonly next: Place | null;
}

/** Which players were changed before a part, of those who play in it. */
type ChangedBefore = (players: readonly string[]) => Promise<readonly string[]>;

/**
 * Rates a part of a sport again as far as changed players are involved; other matches keep their results. Call it under the
 * lock of the sport.
 */
export async function replayChanged(
  sport: SportId,
  from: Place,
  changedBefore: ChangedBefore,
  parameters: ParametersOverTime,
  ledger: LevelLedger,
): Promise<ChangedPart> {
  const events = await ledger.eventsFrom(sport, from, AT_ONCE + 1);
  const part = events.slice(0, AT_ONCE);
  const players = part.flatMap(playersOf);
  const changed = new Set(await changedBefore(players));
  const known = await ledger.knownBefore(sport, [...new Set([...changed, ...players])], from);
  const left = await ledger.leftBy(part.map(({ matchId }) => matchId));
  const steps: LevelStep[] = [];
  for (const event of part) {
    if (!playersOf(event).some((player) => changed.has(player))) {
      for (const [player, own] of left.get(event.matchId)!)
        known.set(player, afterEvent(known.get(player)!, event.pool.numberPlayers, own));
      continue;
    }
    for (const step of rateEvent(event, (player) => known.get(player)!, parameters)) {
      changed.add(step.entry.playerId);
      known.set(step.entry.playerId, step.known);
      steps.push(step);
    }
  }
  if (steps.length > 0) await ledger.keep(steps);
  return {
    ...{ steps, next: events[AT_ONCE] ?? null },
    known: new Map([...changed].map((player) => [player, known.get(player)!])),
  };
}

/** The next part of a replay that a late result has left to be done, with the parameters of the sport. Null if there is none. */
export async function replayPending(
  sport: SportId,
  ledger: LevelLedger,
): Promise<(ChangedPart & { readonly parameters: ParametersOverTime }) | null> {
  const parameters = await ledger.lock(sport);
  const from = await ledger.pending(sport);
  if (!from) return null;
  const changedBefore = (players: readonly string[]) => ledger.changedAmong(sport, players);
  const part = await replayChanged(sport, from, changedBefore, parameters, ledger);
  await ledger.advance(sport, part.next, [...part.known.keys()]);
  return { ...part, parameters };
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
  const known = await ledger.knownBefore(event.pool.sport, playersOf(event), event);
  const rated = rateEvent(event, (player) => known.get(player)!, parameters);
  await ledger.keep(rated);
  return rated;
}
