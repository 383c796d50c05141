import type { SportId } from '@setpoint/kernel';
import type { ParametersOfSports, ParametersOverTime } from '../../domain/levels/parameters-over-time.js';

/** The last accepted fit of a sport. */
export interface FitInForce {
  readonly sport: SportId;
  readonly since: Date;
  /** Matches that the fit looked at. */
  readonly matches: number;
}

export abstract class LevelParameters {
  abstract of(sport: SportId): Promise<ParametersOverTime>;
  abstract all(): Promise<ParametersOfSports>;
  /** Of every sport that was fitted. */
  abstract fits(): Promise<FitInForce[]>;
}
