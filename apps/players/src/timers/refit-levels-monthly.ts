import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { RefitLevels } from '../application/refit-levels.js';

/** Refits the level parameters to the platform's matches, on the first of each month (LVL-09). */
@Injectable()
@Timer({ everyMs: 60_000 })
export class RefitLevelsMonthly implements DueWork {
  constructor(private readonly refit: RefitLevels) {}

  run(now: Date, signal: AbortSignal): Promise<number> {
    return this.refit.execute(now, signal);
  }
}
