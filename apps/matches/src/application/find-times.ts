import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { checkAsked, type AskedTimes, type CheckedTimes } from '../domain/find-time/check-wish.js';
import type { Seeker } from '../domain/find-time/free.js';
import { proposeTimes, type Proposal } from '../domain/find-time/propose.js';
import type { MatchCode } from '../domain/refusals.js';
import { levelOf } from '../domain/rule-context.js';
import { FreeTimes } from './ports/free-times.js';

const FINDING: RateLimit = { name: 'find-times', points: 60, seconds: 60 };

export interface FoundTimes {
  readonly proposals: readonly Proposal[];
  /** Between the strongest and the weakest, in levels; null while somebody has none. */
  readonly levelGap: number | null;
}

/** Finds times that all of two to four players have, and where (BYD-04). */
@Injectable()
export class FindTimes {
  constructor(
    private readonly freeTimes: FreeTimes,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(asked: AskedTimes, who: UserId): Promise<Outcome<FoundTimes, MatchCode>> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(FINDING, who);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    const checked = checkAsked(asked, who);
    if (!checked.ok) return checked;
    const everybody = [who, ...asked.others];
    const seekers = await this.freeTimes.seekers(everybody);
    if (seekers.length < everybody.length || (await this.freeTimes.isBlockAmong(everybody)))
      return refuse('CANNOT_INVITE');
    const grounds = await this.freeTimes.grounds(checked.value.sport, seekers);
    return accept({
      proposals: proposeTimes(checked.value, seekers, grounds, this.clock.now()),
      levelGap: levelGap(seekers, checked.value),
    });
  }
}

function levelGap(seekers: readonly Seeker[], { sport, numberPlayers }: CheckedTimes): number | null {
  const levels = seekers.map((seeker) => levelOf(seeker, sport, numberPlayers)).filter((level) => level !== null);
  return levels.length < seekers.length ? null : Math.max(...levels) - Math.min(...levels);
}
