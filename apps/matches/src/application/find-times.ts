import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { checkRequestedTimes, type RequestedTimes, type CheckedTimes } from '../domain/find-time/check-wish.js';
import { asStrangersSee, type Seeker } from '../domain/find-time/free.js';
import { nearMisses, type NearMiss } from '../domain/find-time/near-misses.js';
import { proposeTimes, type Proposal } from '../domain/find-time/propose.js';
import type { MatchCode } from '../domain/refusals.js';
import { levelOf } from '../domain/rule-context.js';
import { FreeTimes } from './ports/free-times.js';

const FINDING: RateLimit = { name: 'find-times', points: 60, seconds: 60 };
/** Limit per asker for times with strangers: nobody watches when others are busy. */
const FINDING_STRANGERS: RateLimit = { name: 'find-times-of-strangers', points: 30, seconds: 3600 };

export interface FoundTimes {
  readonly proposals: readonly Proposal[];
  /** Only where there are no proposals. */
  readonly nearMisses: readonly NearMiss[];
  /** Difference between the highest and lowest level; null if somebody has none. */
  readonly levelGap: number | null;
}

/** Finds times and centres that suit two to four players (BYD-04). */
@Injectable()
export class FindTimes {
  constructor(
    private readonly freeTimes: FreeTimes,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(asked: RequestedTimes, who: UserId): Promise<Outcome<FoundTimes, MatchCode>> {
    const wait = await this.secondsToWait(FINDING, who);
    if (wait !== null) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds: wait } });
    const checked = checkRequestedTimes(asked, who);
    if (!checked.ok) return checked;
    const everybody = [who, ...asked.others];
    const known = new Set([who, ...(await this.freeTimes.acquaintedWith(who, asked.others))]);
    const longWait = known.size < everybody.length ? await this.secondsToWait(FINDING_STRANGERS, who) : null;
    if (longWait !== null) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds: longWait } });
    const people = await this.freeTimes.seekers(everybody);
    if (people.length < everybody.length || (await this.freeTimes.isBlockAmong(everybody)))
      return refuse('CANNOT_INVITE');
    const seekers = people.map((seeker) => (known.has(seeker.id) ? seeker : asStrangersSee(seeker)));
    const grounds = await this.freeTimes.grounds(checked.value.sport, seekers);
    const now = this.clock.now();
    const proposals = proposeTimes(checked.value, seekers, grounds, now);
    return accept({
      proposals,
      nearMisses: proposals.length > 0 ? [] : nearMisses(checked.value, seekers, grounds, now),
      levelGap: levelGap(seekers, checked.value),
    });
  }

  private async secondsToWait(limit: RateLimit, who: UserId): Promise<number | null> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(limit, who);
    return allowed ? null : retryAfterSeconds;
  }
}

function levelGap(seekers: readonly Seeker[], { sport, numberPlayers }: CheckedTimes): number | null {
  const levels = seekers.map((seeker) => levelOf(seeker, sport, numberPlayers)).filter((level) => level !== null);
  return levels.length < seekers.length ? null : Math.max(...levels) - Math.min(...levels);
}
