import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { Matches } from '../application/ports.js';

/** Confirms what nobody answered in three days (RES-03). */
@Injectable()
@Timer({ everyMs: 5000 })
export class SettleUndisputedResults implements DueWork {
  constructor(private readonly matches: Matches) {}

  run(now: Date): Promise<number> {
    return this.matches.settleDue('CONFIRMATION', now);
  }
}
