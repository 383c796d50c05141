import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { Matches } from '../application/ports.js';

/** Gives up what has no result after 15 days (MAT-06). */
@Injectable()
@Timer({ everyMs: 5000 })
export class GiveUpUnplayedMatches implements DueWork {
  constructor(private readonly matches: Matches) {}

  run(now: Date): Promise<number> {
    return this.matches.settleDue('GIVING_UP', now);
  }
}
