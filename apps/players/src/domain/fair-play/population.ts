import { median, robustDeviation } from './chances.js';
import {
  beyondExpectation,
  isAnsweredAtOnce,
  isEnteredAtOnce,
  hasAChance,
  isShutout,
  type WatchedLevel,
  type WatchedMatch,
} from './watched.js';

/** Baseline of the platform, against which players are measured. */
export interface Population {
  /** Deviation of the share of games from expectation. */
  readonly deviation: number;
  /** How far matches raise people above their self-assessment. */
  readonly rise: { readonly usual: number; readonly deviation: number };
  /** Shares among the applicable matches. */
  readonly answeredAtOnce: number;
  readonly enteredAtOnce: number;
  readonly unanswered: number;
  readonly disputed: number;
  readonly overturned: number;
  readonly noShows: number;
  /** Share of winnable matches lost by far more than chance explains. */
  readonly collapses: number;
  /** Shutouts among matches, by the share of games that was expected, in twentieths. */
  readonly shutouts: readonly number[];
}

/** Deviations below expectation that make a heavy loss. */
const FAR = 2;
const BINS = 20;

/** Prior weight of typical rates, in matches, for small platforms. */
const PRIOR_WEIGHT = 200;
const PRIOR = {
  ...{ deviation: 0.12, rise: 0.4, answeredAtOnce: 0.05, enteredAtOnce: 0.05, unanswered: 0.2 },
  ...{ disputed: 0.03, overturned: 0.025, noShows: 0.01, collapses: 0.02, shutouts: 0.01 },
} as const;
const LEAST_SAMPLE = 100;
const LEAST_MATCHES = 5;

export const binOf = (share: number): number => Math.min(BINS - 1, Math.max(0, Math.floor(share * BINS)));

/** Whether a match that could have been won was lost by far more than chance explains. */
export const isCollapse = (match: WatchedMatch, deviation: number): boolean => {
  const beyond = beyondExpectation(match);
  return hasAChance(match) && beyond !== null && beyond < -FAR * deviation;
};

/** Computes the baseline from a sample of matches and levels. */
export function populationOf(matches: readonly WatchedMatch[], levels: readonly WatchedLevel[]): Population {
  const beyond = matches.map(beyondExpectation).filter((value) => value !== null);
  const rises = levels.flatMap(risenBy);
  const deviation = beyond.length < LEAST_SAMPLE ? PRIOR.deviation : Math.max(0.04, robustDeviation(beyond));
  const entered = matches.filter((match) => match.entered);
  const own = entered.filter(({ outcome }) => outcome === 'W');
  const answered = entered.filter(({ answeredAfterMs }) => answeredAfterMs !== null);
  const fromPrior = rises.length < LEAST_SAMPLE;
  return {
    deviation,
    rise: {
      usual: fromPrior ? 0 : median(rises),
      deviation: fromPrior ? PRIOR.rise : Math.max(0.2, robustDeviation(rises)),
    },
    answeredAtOnce: rate(answered, isAnsweredAtOnce, PRIOR.answeredAtOnce),
    enteredAtOnce: rate(entered, isEnteredAtOnce, PRIOR.enteredAtOnce),
    unanswered: rate(own, ({ answeredAfterMs }) => answeredAfterMs === null, PRIOR.unanswered),
    disputed: rate(entered, ({ disputed }) => disputed > 0, PRIOR.disputed),
    overturned: rate(entered, ({ overturned }) => overturned > 0, PRIOR.overturned),
    noShows: rate(own, ({ noShow }) => noShow, PRIOR.noShows),
    collapses: rate(matches.filter(hasAChance), (match) => isCollapse(match, deviation), PRIOR.collapses),
    shutouts: shutoutRates(matches),
  };
}

/** Difference to the self-assessment, given enough matches. */
export const risenBy = ({ assessed, now, matches }: WatchedLevel): number[] =>
  assessed === null || matches < LEAST_MATCHES ? [] : [now - assessed];

function rate(matches: readonly WatchedMatch[], holds: (match: WatchedMatch) => boolean, prior: number): number {
  return (matches.filter(holds).length + prior * PRIOR_WEIGHT) / (matches.length + PRIOR_WEIGHT);
}

/** Shutout rates increase with the expected share. */
function shutoutRates(matches: readonly WatchedMatch[]): number[] {
  const byBin = Map.groupBy(
    matches.filter(({ expected }) => expected),
    ({ expected }) => binOf(expected!.share),
  );
  let least = 0;
  return Array.from({ length: BINS }, (_, bin) => {
    least = Math.max(least, rate(byBin.get(bin) ?? [], isShutout, Math.max(least, PRIOR.shutouts)));
    return least;
  });
}
