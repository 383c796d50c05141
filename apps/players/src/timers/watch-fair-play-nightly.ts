import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { WatchFairPlay } from '../application/watch-fair-play.js';

/** Computes fair-play scores of active players nightly (BYD-12). */
@Injectable()
@Timer({ everyMs: 60_000 })
export class WatchFairPlayNightly implements DueWork {
  constructor(private readonly watch: WatchFairPlay) {}

  run(now: Date): Promise<number> {
    return this.watch.execute(now);
  }
}
