import { collusionIn } from './collusion.js';
import { misreportingIn } from './misreporting.js';
import type { Population } from './population.js';
import { sandbaggingIn } from './sandbagging.js';
import { together, type FairPlayKind, type Signal } from './signals.js';
import type { WatchedPlayer } from './watched.js';

/** Threshold for review; reached by at most one in a hundred honest players. */
export const WORTH_A_LOOK = 3;

/** Assessment of a player. It has no automatic consequences (BYD-12). */
export interface Suspicion {
  readonly score: number;
  readonly kinds: Readonly<Record<FairPlayKind, number>>;
  /** The strongest first. */
  readonly signals: readonly Signal[];
  /** Number of matches examined. */
  readonly matches: number;
}

export function suspicionOf({ matches, levels }: WatchedPlayer, population: Population): Suspicion {
  const signals = [
    ...collusionIn(matches, population),
    ...sandbaggingIn(matches, levels, population),
    ...misreportingIn(matches, population),
  ].sort((one, other) => other.score - one.score || (one.reason < other.reason ? -1 : 1));
  const of = (wanted: FairPlayKind) =>
    together(signals.filter(({ kind }) => kind === wanted).map(({ score }) => score));
  const kinds = { COLLUSION: of('COLLUSION'), SANDBAGGING: of('SANDBAGGING'), MISREPORTING: of('MISREPORTING') };
  return { score: together(Object.values(kinds)), kinds, signals, matches: matches.length };
}
