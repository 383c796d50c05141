import { Injectable } from '@nestjs/common';
import { rowOf, sql, Storage } from '@setpoint/service-kit';
import { LateResults } from '../application/ports/late-results.js';
import type { Pool } from '../domain/levels/rated-match.js';
import { replayLeft } from './projections/levels.js';

@Injectable()
export class PostgresLateResults extends LateResults {
  constructor(private readonly storage: Storage) {
    super();
  }

  async replayNext(pool: Pool, now: Date): Promise<boolean> {
    const waiting = await rowOf(
      this.storage.manager,
      sql`select 1 from rating_replay where sport = ${pool.sport} and number_players = ${pool.numberPlayers}`,
    );
    return waiting ? this.storage.transaction((manager, effects) => replayLeft(manager, effects, pool, now)) : false;
  }
}
