import { Injectable } from '@nestjs/common';
import type { SportId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { LevelParameters, type FitInForce } from '../application/ports/level-parameters.js';
import type { ParametersOfSports, ParametersOverTime } from '../domain/levels/parameters-over-time.js';
import { fitsInForce, parametersOf, parametersOfAll } from './queries/level-parameters.js';

@Injectable()
export class PostgresLevelParameters extends LevelParameters {
  constructor(private readonly storage: Storage) {
    super();
  }

  of(sport: SportId): Promise<ParametersOverTime> {
    return parametersOf(this.storage.manager, sport);
  }

  all(): Promise<ParametersOfSports> {
    return parametersOfAll(this.storage.manager);
  }

  fits(): Promise<FitInForce[]> {
    return fitsInForce(this.storage.manager);
  }
}
