import { Injectable } from '@nestjs/common';
import { Storage } from '@setpoint/service-kit';
import {
  NOTHING_PLAYED,
  PlayerStatistics,
  type Statistics,
  type StatisticsWanted,
} from '../application/ports/player-statistics.js';
import { statisticsOf } from './queries/statistics.js';

@Injectable()
export class PostgresPlayerStatistics extends PlayerStatistics {
  constructor(private readonly storage: Storage) {
    super();
  }

  async of(wanted: readonly StatisticsWanted[]): Promise<Statistics[]> {
    const found = await statisticsOf(this.storage.manager, wanted);
    return found.map((statistics) => statistics ?? NOTHING_PLAYED);
  }
}
