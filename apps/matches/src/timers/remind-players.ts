import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { Matches } from '../application/ports.js';

/** Reminds of a match a day and an hour ahead (REP-05). */
@Injectable()
@Timer({ everyMs: 5000 })
export class RemindPlayers implements DueWork {
  constructor(private readonly matches: Matches) {}

  run(now: Date): Promise<number> {
    return this.matches.settleDue('REMINDER', now);
  }
}
