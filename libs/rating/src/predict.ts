import type { Side } from '@setpoint/kernel';
import { lengthOf, type MatchFormat } from './format.js';
import { LOG_ODDS_PER_LEVEL, type Parameters } from './parameters.js';
import { surfaceOffset, varianceAt, type Rating } from './rating.js';

/** What is known of a match before it is played: one or two players a side, equally many. */
export interface Meeting {
  readonly sides: Readonly<Record<Side, readonly Rating[]>>;
  readonly format: MatchFormat;
  readonly surface: string | null;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface Prediction {
  /** Side A's chance to win, 0 to 1. */
  readonly winChance: number;
  /** Side A's expected share of the games, 0 to 1. */
  readonly expectedShare: number;
}

/** How the sides differ, and how steeply winning and games follow it once both uncertainties flattened them. */
export interface Outlook extends Prediction {
  readonly variance: number;
  readonly winSlope: number;
  readonly gamesSlope: number;
}

/** Chance to win and expected share of games, from what is known before the match (PLY-06, BYD-02). */
export function predict(meeting: Meeting, parameters: Parameters): Prediction {
  const { winChance, expectedShare } = outlook(meeting, parameters);
  return { winChance, expectedShare };
}

export function outlook({ sides, format, surface, at }: Meeting, parameters: Parameters): Outlook {
  const strength = (side: readonly Rating[]) => strengthOf(side, surface, at, parameters);
  const [a, b] = [strength(sides.A), strength(sides.B)];
  const difference = a.mean - b.mean;
  const variance = a.variance + b.variance;
  const winSlope = flattened(steepness(format, parameters), variance, parameters);
  const gamesSlope = flattened(parameters.gamesSlope, variance, parameters);
  return {
    winChance: logistic(winSlope * difference),
    expectedShare: logistic(gamesSlope * difference),
    variance,
    winSlope,
    gamesSlope,
  };
}

/** A team is the mean of its players. */
function strengthOf(side: readonly Rating[], surface: string | null, at: number, parameters: Parameters) {
  let mean = 0;
  let variance = 0;
  for (const rating of side) {
    const offset = surfaceOffset(rating, surface, parameters);
    mean += rating.mean + (offset?.mean ?? 0);
    variance += varianceAt(rating, at, parameters) + (offset?.deviation ?? 0) ** 2;
  }
  return { mean: mean / side.length, variance: variance / side.length ** 2 };
}

/** How steeply winning follows the difference of levels that are known: log-odds per level. */
export const steepness = (format: MatchFormat, { lengthExponent }: Parameters): number =>
  LOG_ODDS_PER_LEVEL * lengthOf(format) ** lengthExponent;

/** The less is known, the closer to even. */
export const flattened = (slope: number, variance: number, { flattening }: Parameters): number =>
  slope / Math.sqrt(1 + flattening * slope ** 2 * variance);

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
