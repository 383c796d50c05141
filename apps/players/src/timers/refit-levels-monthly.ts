import { Injectable } from '@nestjs/common';
import { InjectConfig, Timer, type DueWork } from '@setpoint/service-kit';
import { RefitLevels } from '../application/refit-levels.js';
import type { PlayersSettings } from '../config.js';

/** Refits the level parameters to the platform's matches, on the first of each month (LVL-09), unless a job does. */
@Injectable()
@Timer({ everyMs: 60_000 })
export class RefitLevelsMonthly implements DueWork {
  constructor(
    private readonly refit: RefitLevels,
    @InjectConfig() private readonly settings: Pick<PlayersSettings, 'fitLevels'>,
  ) {}

  async run(now: Date, signal: AbortSignal): Promise<number> {
    return this.settings.fitLevels ? this.refit.execute(now, signal) : 0;
  }
}
