import { within } from './evidence.js';
import { rounded } from './millionths.js';
import { daysBetween, deviationFrom } from './rating.js';
import type { SportParameters } from './sport-parameters.js';

/** How the levels of a sport change together: the covariance that a day and a match add, in levels². */
export interface CommonDrift {
  readonly perDay: number;
  readonly perMatch: number;
}

export const commonDrift = ({ agreement, singles, doubles }: SportParameters): CommonDrift => ({
  perDay: agreement * Math.sqrt(singles.driftPerDay * doubles.driftPerDay),
  perMatch: agreement * Math.sqrt(singles.driftPerMatch * doubles.driftPerMatch),
});

/** The covariance at a time, with what time and a match have added. */
export const grownCovariance = (since: number, covariance: number, at: number, drift: CommonDrift): number =>
  covariance + drift.perDay * daysBetween(since, at) + drift.perMatch;

/** By how much a covariance shrinks where a variance is kept to the widest: the correlation remains. */
export const keptBy = (grown: number, widest: number): number => (grown > widest ? Math.sqrt(widest / grown) : 1);

/** No covariance goes beyond that of one and the same ability, whatever rounding leaves. */
export const possible = (covariance: number, one: number, other: number): number =>
  within(Math.sqrt(one * other), covariance);

/** What a match with so many players leaves of the variance in the other number, and of the covariance. */
export const carriedDeviation = (variance: number, covariance: number, players: number, precision: number): number =>
  deviationFrom(variance - (covariance / players) ** 2 * precision);

export const movedCovariance = (covariance: number, variance: number, players: number, precision: number): number =>
  rounded(covariance - ((variance * covariance) / players ** 2) * precision);
