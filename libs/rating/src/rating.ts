import { LEAST_DEVIATION, widestVariance, type Parameters } from './parameters.js';
import { rounded } from './millionths.js';

export const DAY_MS = 86_400_000;

/** A Gaussian belief about an ability, in levels. */
export interface Belief {
  readonly mean: number;
  readonly deviation: number;
}

/** What is known about one player in one sport and number of players. Values are rounded to millionths. */
export interface Rating extends Belief {
  /** End of the last match that counted, in milliseconds since 1970; null before the first. */
  readonly playedAt: number | null;
  /** Matches that counted. */
  readonly matches: number;
  /** Offsets by surface, for those played on. */
  readonly surfaces: Readonly<Record<string, Belief>>;
  /** End of a later match with another number of players, which the deviation takes into account; absent without one. */
  readonly asOf?: number;
  /** What such matches have added to the mean since the last event, in levels; absent without one. */
  readonly carriedOver?: number;
}

/** Somebody's rating before the first match that counts; `assessed` is the self-assessed level, if any (LVL-03). */
export function coldStart(assessed: number | null, parameters: Parameters): Rating {
  const mean = assessed === null ? parameters.startMean : startOf(assessed, parameters);
  const deviation = startDeviationOf(assessed, parameters);
  return { mean: rounded(mean), deviation: rounded(deviation), playedAt: null, matches: 0, surfaces: {} };
}

const startDeviationOf = (assessed: number | null, parameters: Parameters): number =>
  assessed === null ? parameters.startDeviation : parameters.assessedDeviation;

const startOf = (assessed: number, { assessmentTrust, assessmentShift }: Parameters) =>
  1 + assessmentTrust * (assessed - 1) + assessmentShift;

/**
 * Variance of a rating at a time in milliseconds, as a match then meets it: time and each match add to it, up to the
 * widest start. A time before the last match counts as none passed.
 */
export function varianceAt({ deviation, playedAt, asOf }: Rating, at: number, parameters: Parameters): number {
  const since = asOf ?? playedAt;
  return since === null ? deviation ** 2 : varianceSince(since, deviation, at, parameters);
}

/** The same for somebody who has played. */
export const varianceSince = (since: number, deviation: number, at: number, parameters: Parameters): number =>
  Math.min(grownVariance(since, deviation, at, parameters), widestVariance(parameters));

export const grownVariance = (since: number, deviation: number, at: number, parameters: Parameters): number =>
  deviation ** 2 + parameters.driftPerDay * daysBetween(since, at) + parameters.driftPerMatch;

export const daysBetween = (since: number, at: number): number => Math.max(0, at - since) / DAY_MS;

/** Deviation for a variance, never below the least. */
export const deviationFrom = (variance: number): number => rounded(Math.sqrt(Math.max(variance, LEAST_DEVIATION ** 2)));

/** A player's offset on a surface; null where surfaces do not count. */
export function surfaceOffset(rating: Rating, surface: string | null, parameters: Parameters): Belief | null {
  if (surface === null || parameters.surfaceDeviation === 0) return null;
  return rating.surfaces[surface] ?? { mean: 0, deviation: parameters.surfaceDeviation };
}
