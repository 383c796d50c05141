import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { SettleDueMatches } from '../application/settle-due-matches.js';

/** Cancels matches that are still incomplete after 15 days (MAT-07). */
@Injectable()
@Timer({ everyMs: 5000 })
export class CancelUnorganisedMatches implements DueWork {
  constructor(private readonly settle: SettleDueMatches) {}

  run(now: Date): Promise<number> {
    return this.settle.execute('CANCELLATION', now);
  }
}
