import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { SettleDueMatches } from '../application/settle-due-matches.js';

/** Expires matches without a result after 15 days (MAT-06). */
@Injectable()
@Timer({ everyMs: 5000 })
export class GiveUpUnplayedMatches implements DueWork {
  constructor(private readonly settle: SettleDueMatches) {}

  run(now: Date): Promise<number> {
    return this.settle.execute('GIVING_UP', now);
  }
}
