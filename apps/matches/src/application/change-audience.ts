import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type MatchId, type Outcome } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { decideAudience } from '../domain/audience/decide.js';
import type { AudienceCommand, Fan } from '../domain/audience/fan.js';
import { players } from '../domain/match.js';
import { passTime } from '../domain/pass-time.js';
import type { MatchCode } from '../domain/refusals.js';
import { Matches } from './ports/matches.js';

const CHANGING: RateLimit = { name: 'change-audience', points: 60, seconds: 60 };

/** Follows a match as a fan, stops, or reacts to it (MAT-22). */
@Injectable()
export class ChangeAudience {
  constructor(
    private readonly matches: Matches,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(id: MatchId, command: AudienceCommand): Promise<Outcome<Fan, MatchCode>> {
    const { who } = command;
    const { allowed, retryAfterSeconds } = await this.limiter.take(CHANGING, who);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    return this.matches.transaction<Outcome<Fan, MatchCode>>(async (transaction) => {
      const match = await transaction.load(id);
      if (!match) return refuse('MATCH_NOT_FOUND');
      const context = await transaction.ruleContext({ actor: who, people: players(match), courtId: null, engaged: [] });
      const fan = await transaction.loadFan(id, who);
      const now = this.clock.now();
      const decision = decideAudience(command, fan, passTime(match, now).match, context, now);
      if (!decision.ok) return decision;
      if (!isSame(fan, decision.value)) await transaction.saveFan(id, decision.value);
      return accept(decision.value);
    });
  }
}

const isSame = (fan: Fan | null, next: Fan): boolean =>
  next.isFollowing === (fan?.isFollowing ?? false) && next.reaction === (fan?.reaction ?? null);
