import type { ParametersOverTime, PoolParameters } from '../../domain/levels/parameters-over-time.js';
import type { Pool } from '../../domain/levels/rated-match.js';

/** The last accepted fit of a pool. */
export interface FitInForce extends Pool {
  readonly since: Date;
  /** Matches that the fit looked at. */
  readonly matches: number;
}

export abstract class LevelParameters {
  abstract of(pool: Pool): Promise<ParametersOverTime>;
  /** Of every pool that was fitted. */
  abstract all(): Promise<PoolParameters[]>;
  /** Of every pool that was fitted. */
  abstract fits(): Promise<FitInForce[]>;
}
