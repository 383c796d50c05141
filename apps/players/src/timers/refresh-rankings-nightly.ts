import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { RefreshRankings } from '../application/refresh-rankings.js';

/** Updates the rankings nightly (RNK-02). */
@Injectable()
@Timer({ everyMs: 60_000 })
export class RefreshRankingsNightly implements DueWork {
  constructor(private readonly refresh: RefreshRankings) {}

  run(now: Date): Promise<number> {
    return this.refresh.execute(now);
  }
}
