import { Injectable } from '@nestjs/common';
import { Storage } from '@setpoint/service-kit';
import { LevelParameters, type FitInForce } from '../application/ports/level-parameters.js';
import type { ParametersOverTime, PoolParameters } from '../domain/levels/parameters-over-time.js';
import type { Pool } from '../domain/levels/rated-match.js';
import { fitsInForce, parametersOf, parametersOfAll } from './queries/level-parameters.js';

@Injectable()
export class PostgresLevelParameters extends LevelParameters {
  constructor(private readonly storage: Storage) {
    super();
  }

  of(pool: Pool): Promise<ParametersOverTime> {
    return parametersOf(this.storage.manager, pool);
  }

  all(): Promise<PoolParameters[]> {
    return parametersOfAll(this.storage.manager);
  }

  fits(): Promise<FitInForce[]> {
    return fitsInForce(this.storage.manager);
  }
}
