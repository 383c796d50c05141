import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { SettleDueMatches } from '../application/settle-due-matches.js';

/** Confirms results that were not answered within three days (RES-03). */
@Injectable()
@Timer({ everyMs: 5000 })
export class SettleUndisputedResults implements DueWork {
  constructor(private readonly settle: SettleDueMatches) {}

  run(now: Date): Promise<number> {
    return this.settle.execute('CONFIRMATION', now);
  }
}
