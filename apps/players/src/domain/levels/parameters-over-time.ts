import type { SportId } from '@setpoint/kernel';
import { DEFAULT_SPORT_PARAMETERS, disciplineOf, type AcceptedFit, type SportParameters } from '@setpoint/rating';
import type { Weigh } from '../choose-sports.js';
import { estimateOf } from './estimate.js';

/**
 * Parameters of a sport: the defaults, then those of each accepted fit from its day on. What was played before keeps those
 * that it was rated with, also when it is rated again, so that a fit moves nobody (LVL-03, LVL-08).
 */
export class ParametersOverTime {
  static readonly DEFAULT = new ParametersOverTime([]);

  constructor(
    /** Oldest first. */
    readonly fits: readonly AcceptedFit[],
  ) {}

  /** Those for what is to come. */
  get latest(): SportParameters {
    return this.at(Infinity);
  }

  /** Those for what ends at a time in milliseconds since 1970. */
  at(time: number): SportParameters {
    return this.fits.findLast(({ since }) => since <= time)?.parameters ?? DEFAULT_SPORT_PARAMETERS;
  }
}

/** By sport that was fitted. */
export type ParametersOfSports = ReadonlyMap<SportId, ParametersOverTime>;

/** Weighs estimates as the latest fits do. */
export const weighingWith =
  (known: ParametersOfSports): Weigh =>
  ({ sport, numberPlayers }, said) =>
    estimateOf(said, (known.get(sport) ?? ParametersOverTime.DEFAULT).latest[disciplineOf(numberPlayers)]);
