import { halfStep, HIGHEST_RATING, LOWEST_RATING } from '@setpoint/kernel';
import type { PlayedMatch } from './match.js';
import type { Parameters } from './parameters.js';
import { coldStart, DAY_MS, varianceAt, type Rating } from './rating.js';
import { update } from './update.js';

/** How far the mean must pass the middle between two half steps before the shown level follows. */
export const HYSTERESIS = 0.05;
/** Days without a match that each lower completeness. */
export const INACTIVE_DAYS = 60;
/** Different opponents that make a level fully reliable. */
export const VARIED_OPPONENTS = 5;

/** The half step that is shown (LVL-01); `shown` is the one shown before, if any, which small moves leave as it is. */
export function shownLevel(mean: number, shown: number | null): number {
  if (shown === null) return halfStep(mean);
  return Math.abs(mean - shown) <= 0.25 + HYSTERESIS ? shown : halfStep(mean);
}

/**
 * Progress inside the shown half step towards the next, 0 to 100 %; every 60 days without a match halve it, and leave the
 * level (LVL-05). Times in milliseconds since 1970.
 */
export function completeness(mean: number, shown: number, playedAt: number | null, now: number): number {
  const within = Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, mean));
  const progress = Math.min(1, Math.max(0, (within - (shown - 0.25)) / 0.5));
  const pauses = playedAt === null ? 0 : Math.max(0, Math.floor((now - playedAt) / (INACTIVE_DAYS * DAY_MS)));
  return Math.round(100 * progress * 0.5 ** pauses);
}

/**
 * Confidence in a level, 0 to 100 %: nothing at the cold start, all of it once the deviation is that of a regular player
 * (`regularDeviation`) against at least five different opponents; a single opponent makes at most 60 % (LVL-05).
 */
export function reliability(
  rating: Rating,
  differentOpponents: number,
  now: number,
  regular: number,
  parameters: Parameters,
): number {
  const start = coldStartDeviation(parameters);
  const deviation = Math.sqrt(varianceAt(rating, now, parameters));
  const known = start > regular ? (start - deviation) / (start - regular) : 0;
  const variety = 0.5 + 0.5 * Math.min(1, differentOpponents / VARIED_OPPONENTS);
  return Math.round(100 * Math.min(1, Math.max(0, known)) * variety);
}

const coldStartDeviation = ({ startDeviation, assessedDeviation }: Parameters) =>
  Math.min(startDeviation, assessedDeviation);

const REGULAR_WEEKS = 200;

/** The deviation of somebody who plays once a week against equals of the same kind: where it settles. */
export function regularDeviation(playersPerSide: 1 | 2, parameters: Parameters): number {
  const ids = (side: string) =>
    Array.from({ length: playersPerSide }, (_, i) => ({ id: `${side}${i}`, assessed: null }));
  const sides = { A: ids('A'), B: ids('B') };
  let rating = coldStart(null, parameters);
  for (let week = 1; week <= REGULAR_WEEKS; week++) {
    const all = Array.from({ length: playersPerSide }, () => rating);
    const { after } = update(evenMatch(sides, week * 7 * DAY_MS), { A: all, B: all }, parameters);
    rating = { ...after.A[0]!, mean: rating.mean };
  }
  return rating.deviation;
}

const evenMatch = (sides: PlayedMatch['sides'], endedAt: number): PlayedMatch => ({
  kind: 'MATCH',
  id: '',
  endedAt,
  format: 'THREE_SETS_6_GAMES',
  surface: null,
  sides,
  games: { A: 11, B: 11 },
  winner: 'A',
  outcome: 'COMPLETED',
  friendly: false,
});
