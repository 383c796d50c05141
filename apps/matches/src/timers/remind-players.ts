import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { SettleDueMatches } from '../application/settle-due-matches.js';

/** Reminds of a match a day and an hour ahead (REP-05). */
@Injectable()
@Timer({ everyMs: 5000 })
export class RemindPlayers implements DueWork {
  constructor(private readonly settle: SettleDueMatches) {}

  run(now: Date): Promise<number> {
    return this.settle.execute('REMINDER', now);
  }
}
