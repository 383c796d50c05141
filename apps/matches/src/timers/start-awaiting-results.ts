import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { Matches } from '../application/ports.js';

/** Ends what was played, and what could not be played (MAT-06). */
@Injectable()
@Timer({ everyMs: 5000 })
export class StartAwaitingResults implements DueWork {
  constructor(private readonly matches: Matches) {}

  run(now: Date): Promise<number> {
    return this.matches.settleDue('END', now);
  }
}
