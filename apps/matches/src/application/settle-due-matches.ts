import { Injectable } from '@nestjs/common';
import { passTime } from '../domain/match-machine.js';
import { Matches, type Deadline } from './ports/matches.js';
import { saveEvents } from './save-events.js';

/** Applies due deadlines to matches (MAT-06, MAT-07, MAT-23, RES-03, REP-05). */
@Injectable()
export class SettleDueMatches {
  constructor(private readonly matches: Matches) {}

  /** Settles one batch. Resolves with its size; 0 means that nothing more is due. */
  execute(deadline: Deadline, now: Date): Promise<number> {
    return this.matches.settleDue(deadline, now, async (match, transaction) => {
      const { events } = passTime(match, now);
      if (events.length === 0) throw new Error(`${deadline} is due for match ${match.id}, which is ${match.state}`);
      await saveEvents(transaction, match, events);
    });
  }
}
