import type { Parameters } from '@setpoint/rating';
import type { Pool } from '../../domain/levels/rated-match.js';

/** Parameters of a pool from its last accepted fit. */
export interface ParametersInForce extends Pool {
  readonly parameters: Parameters;
  readonly since: Date;
  /** Matches that the fit looked at. */
  readonly matches: number;
}

export abstract class LevelParameters {
  /** The defaults where nothing was fitted yet. */
  abstract of(pool: Pool): Promise<Parameters>;
  /** Of every pool that was fitted. */
  abstract all(): Promise<ParametersInForce[]>;
}
