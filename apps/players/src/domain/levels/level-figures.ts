import { halfStep } from '@setpoint/kernel';
import {
  completeness,
  exactLevel,
  regularDeviation,
  reliability,
  toldMove,
  type Belief,
  type Parameters,
} from '@setpoint/rating';
import type { Standing } from './standing.js';

/** Half-width of the 80 % interval, in standard deviations. */
const BAND = 1.2816;

/** Cached per set of parameters; there are only a few. */
const regular = new Map<string, number>();

function regularOf(playersPerSide: 1 | 2, parameters: Parameters): number {
  const key = JSON.stringify([playersPerSide, parameters]);
  const known = regular.get(key) ?? regularDeviation(playersPerSide, parameters);
  regular.set(key, known);
  return known;
}

export const hundredths = (value: number): number => Math.round(value * 100) / 100 || 0;

/** A level as shown to a viewer: exact for oneself, in half steps for others (RNK-04). */
export const readLevel = (mean: number, isOwn: boolean): number => (isOwn ? exactLevel(mean) : halfStep(mean));

/** How much of a level was carried over, in hundredths that add up with the levels beside it; null if nothing. */
export const readCarriedOver = (mean: number, carriedOver: number): number | null =>
  toldMove(mean - carriedOver, mean).change || null;

/** Progress towards the next half step, 0 to 100 (LVL-05). */
export const completenessOf = ({ rating, shown }: Standing, now: Date): number =>
  shown === null ? 0 : completeness(rating.mean, shown, rating.playedAt, now.getTime());

/** Confidence in a standing at a time, 0 to 100 (LVL-05). */
export const reliabilityOf = (
  { rating, met }: Standing,
  playersPerSide: 1 | 2,
  now: Date,
  parameters: Parameters,
): number => reliability(rating, met.length, now.getTime(), regularOf(playersPerSide, parameters), parameters);

/** The same for a given belief and number of different opponents. */
export const reliabilityThen = (belief: Belief, met: number, playersPerSide: 1 | 2, parameters: Parameters): number =>
  reliability(
    { ...belief, playedAt: null, matches: 0, surfaces: {} },
    met,
    0,
    regularOf(playersPerSide, parameters),
    parameters,
  );

/** The 80 % interval of a level, as shown to a viewer. */
export const bandOf = (
  { mean, deviation }: Belief,
  isOwn: boolean,
): { readonly low: number; readonly high: number } => ({
  low: readLevel(mean - BAND * deviation, isOwn),
  high: readLevel(mean + BAND * deviation, isOwn),
});
