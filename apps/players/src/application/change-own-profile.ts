import { Injectable } from '@nestjs/common';
import { refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import type { Profile } from '../domain/profile.js';
import { PROFILE_CHANGES } from './limits.js';
import { Players } from './ports/players.js';

/** What every change of one's own profile has in common: the limit, and one at a time. */
@Injectable()
export class ChangeOwnProfile {
  constructor(
    private readonly players: Players,
    private readonly limiter: RateLimiter,
  ) {}

  async execute<Code extends string>(
    me: UserId,
    decide: (profile: Profile) => Outcome<Profile, Code>,
  ): Promise<Outcome<Profile, Code | 'PLAYER_NOT_FOUND' | 'TOO_MANY_REQUESTS'>> {
    const { allowed } = await this.limiter.take(PROFILE_CHANGES, me);
    return allowed ? this.players.change(me, decide) : refuse('TOO_MANY_REQUESTS');
  }
}
