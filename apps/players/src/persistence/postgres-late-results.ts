import { Injectable } from '@nestjs/common';
import type { SportId } from '@setpoint/kernel';
import { rowOf, sql, Storage } from '@setpoint/service-kit';
import { LateResults } from '../application/ports/late-results.js';
import { replayLeft } from './projections/levels.js';

@Injectable()
export class PostgresLateResults extends LateResults {
  constructor(private readonly storage: Storage) {
    super();
  }

  async replayNext(sport: SportId, now: Date): Promise<boolean> {
    const waiting = await rowOf(this.storage.manager, sql`select 1 from rating_replay where sport = ${sport}`);
    return waiting ? this.storage.transaction((manager, effects) => replayLeft(manager, effects, sport, now)) : false;
  }
}
