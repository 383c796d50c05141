import { Injectable } from '@nestjs/common';
import type { MatchId } from '@setpoint/kernel';
import { Log } from '@setpoint/service-kit';
import { passTime } from '../domain/match-machine.js';
import { Matches, type Deadline } from './ports/matches.js';
import { saveEvents } from './save-events.js';

const BATCH = 100;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;

interface Failing {
  readonly failures: number;
  readonly retryAt: number;
}

/** Lets time pass for matches with a deadline that is due, one transaction each (MAT-06, MAT-07, RES-03, REP-05). */
@Injectable()
export class SettleDueMatches {
  /** Matches that can't be settled: each is left alone for a while, longer each time, so that it holds up no other. */
  private readonly failing = new Map<MatchId, Failing>();

  constructor(
    private readonly matches: Matches,
    private readonly log: Log,
  ) {}

  /** One batch. Resolves with how many were settled; 0 means that nothing more is due. */
  async execute(deadline: Deadline, now: Date): Promise<number> {
    for (;;) {
      const due = await this.matches.due(deadline, now, BATCH, this.pausedAt(now));
      let settled = 0;
      let failed = 0;
      for (const id of due) {
        const outcome = await this.settle(id, deadline, now);
        if (outcome === 'SETTLED') settled += 1;
        else if (outcome === 'FAILED') failed += 1;
      }
      // Behind a whole batch that failed there may be others.
      if (failed < BATCH) return settled;
    }
  }

  private async settle(id: MatchId, deadline: Deadline, now: Date): Promise<'SETTLED' | 'NOT_DUE' | 'FAILED'> {
    try {
      const settled = await this.matches.transaction(async (transaction) => {
        const match = await transaction.loadDue(id, deadline, now);
        if (!match) return 'NOT_DUE';
        const { events } = passTime(match, now);
        await saveEvents(transaction, match, events);
        return events.length > 0 ? 'SETTLED' : 'NOT_DUE';
      });
      this.failing.delete(id);
      return settled;
    } catch (error) {
      const failures = (this.failing.get(id)?.failures ?? 0) + 1;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
      this.failing.set(id, { failures, retryAt: now.getTime() + pauseMs });
      this.log.error({ err: error, matchId: id, deadline, failures }, 'a match could not be settled');
      return 'FAILED';
    }
  }

  private pausedAt(now: Date): MatchId[] {
    return [...this.failing].flatMap(([id, { retryAt }]) => (retryAt > now.getTime() ? [id] : []));
  }
}
