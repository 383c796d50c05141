import { DEFAULT_PARAMETERS, type AcceptedFit, type Parameters } from '@setpoint/rating';
import type { Weigh } from '../choose-sports.js';
import { estimateOf } from './estimate.js';
import type { Pool } from './rated-match.js';

/**
 * Parameters of a pool: the defaults, then those of each accepted fit from its day on. What was played before keeps those
 * that it was rated with, also when it is rated again, so that a fit moves nobody (LVL-03, LVL-08).
 */
export class ParametersOverTime {
  static readonly DEFAULT = new ParametersOverTime([]);

  constructor(
    /** Oldest first. */
    readonly fits: readonly AcceptedFit[],
  ) {}

  /** Those for what is to come. */
  get latest(): Parameters {
    return this.at(Infinity);
  }

  /** Those for what ends at a time in milliseconds since 1970. */
  at(time: number): Parameters {
    return this.fits.findLast(({ since }) => since <= time)?.parameters ?? DEFAULT_PARAMETERS;
  }
}

/** A pool that was fitted. */
export type PoolParameters = Pool & { readonly parameters: ParametersOverTime };

/** Weighs estimates as the latest fits do. */
export const weighingWith =
  (known: readonly PoolParameters[]): Weigh =>
  (pool, said) =>
    estimateOf(said, parametersIn(known, pool).latest);

/** The defaults where nothing was fitted. */
export const parametersIn = (known: readonly PoolParameters[], { sport, numberPlayers }: Pool): ParametersOverTime =>
  known.find((one) => one.sport === sport && one.numberPlayers === numberPlayers)?.parameters ??
  ParametersOverTime.DEFAULT;
