import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { SettleDueMatches } from '../application/settle-due-matches.js';

/** Ends matches whose time has passed, played or not (MAT-06). */
@Injectable()
@Timer({ everyMs: 5000 })
export class StartAwaitingResults implements DueWork {
  constructor(private readonly settle: SettleDueMatches) {}

  run(now: Date): Promise<number> {
    return this.settle.execute('END', now);
  }
}
