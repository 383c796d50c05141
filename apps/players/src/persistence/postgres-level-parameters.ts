import { Injectable } from '@nestjs/common';
import type { Parameters } from '@setpoint/rating';
import { Storage } from '@setpoint/service-kit';
import { LevelParameters, type ParametersInForce } from '../application/ports/level-parameters.js';
import type { Pool } from '../domain/levels/rated-match.js';
import { allParametersInForce, parametersInForce } from './queries/level-parameters.js';

@Injectable()
export class PostgresLevelParameters extends LevelParameters {
  constructor(private readonly storage: Storage) {
    super();
  }

  of(pool: Pool): Promise<Parameters> {
    return parametersInForce(this.storage.manager, pool);
  }

  all(): Promise<ParametersInForce[]> {
    return allParametersInForce(this.storage.manager);
  }
}
