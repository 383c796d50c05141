import type { ParametersOverTime } from '../domain/levels/parameters-over-time.js';
import {
  comparePlaces,
  inPlaceOf,
  playersOf,
  type Place,
  type Pool,
  type RatedEvent,
} from '../domain/levels/rated-match.js';
import type { Known, LevelStep } from '../domain/levels/standing.js';
import type { LevelLedger } from './ports/level-ledger.js';
import { replayChanged, stepsOf } from './replay-changed.js';

/** Changes caused by rating a match or a tournament win. */
export interface Rated {
  readonly pool: Pool;
  /** Effects on its players; empty if it was rated before or does not count. */
  readonly news: readonly LevelStep[];
  /** The same of a match that was rated before, with another result. */
  readonly corrections: readonly LevelStep[];
  /** What is known of everybody who may have changed, as far as later entries are replayed. */
  readonly known: ReadonlyMap<string, Known>;
  /** Those of the sport. */
  readonly parameters: ParametersOverTime;
  /** What is left to be replayed (`replayPending`); null if nothing is. */
  readonly next: Place | null;
}

/**
 * Rates a match or tournament win, replacing its earlier state; `arrived` is null if it does not count (any more).
 * Later entries are replayed as far as changed players are involved, the first of them at once, so that any order of
 * arrival gives the same figures in the end, bit for bit (LVL-08). Null if nothing changes.
 */
export async function rateResult(
  matchId: string,
  arrived: RatedEvent | null,
  ledger: LevelLedger,
  pool: Pool,
): Promise<Rated | null> {
  const { sport } = pool;
  const parameters = await ledger.lock(sport);
  const former = await ledger.event(matchId);
  const event = inPlaceOf(former, arrived);
  if (JSON.stringify(former) === JSON.stringify(event)) return null;
  const versions = [former, event].filter((version) => version !== null);
  if (former) await ledger.remove(matchId);
  if (event) await ledger.add(event);
  const from = versions.reduce<Place>(
    (first, place) => (comparePlaces(place, first) < 0 ? place : first),
    versions[0]!,
  );
  if (former && !event) await ledger.forgetStarts(pool, playersOf(former));
  const changed = versions.flatMap(playersOf);
  const part = await replayChanged(sport, from, async () => changed, parameters, ledger);
  const { known, next } = part;
  if (next) await ledger.postpone(sport, next, [...known.keys()]);
  const steps = event ? await stepsOf(event, part, parameters, ledger) : [];
  return { pool, news: former ? [] : steps, corrections: former ? steps : [], known, parameters, next };
}
