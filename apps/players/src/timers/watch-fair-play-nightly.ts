import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { WatchFairPlay } from '../application/watch-fair-play.js';

/** Scores who has played, at night (BYD-12). */
@Injectable()
@Timer({ everyMs: 60_000 })
export class WatchFairPlayNightly implements DueWork {
  constructor(private readonly watch: WatchFairPlay) {}

  run(now: Date): Promise<number> {
    return this.watch.execute(now);
  }
}
