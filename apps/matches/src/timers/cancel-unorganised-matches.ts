import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { Matches } from '../application/ports.js';

/** Calls off what is still incomplete after 15 days (MAT-07). */
@Injectable()
@Timer({ everyMs: 5000 })
export class CancelUnorganisedMatches implements DueWork {
  constructor(private readonly matches: Matches) {}

  run(now: Date): Promise<number> {
    return this.matches.settleDue('CANCELLATION', now);
  }
}
