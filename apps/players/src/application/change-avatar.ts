import { Injectable } from '@nestjs/common';
import { Clock, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import { reasonOfSupport, type AvatarRemovalCategory } from '../domain/avatar.js';
import type { Profile } from '../domain/profile.js';
import { PROFILE_CHANGES, tooManyRequests } from './limits.js';
import { Avatars } from './ports/avatars.js';

type Answer = Outcome<Profile, 'UPLOAD_NOT_FOUND' | 'PLAYER_NOT_FOUND' | 'TOO_MANY_REQUESTS'>;

/** Profile pictures (ACC-01), rate-limited like other changes of the profile. */
@Injectable()
export class ChangeAvatar {
  constructor(
    private readonly avatars: Avatars,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  register(ownerId: UserId, key: string): Promise<string> {
    return this.avatars.register(ownerId, key, this.clock.now());
  }

  set(me: UserId, uploadId: string): Promise<Answer> {
    return this.limited(me, () => this.avatars.set(me, uploadId, this.clock.now()));
  }

  remove(me: UserId): Promise<Answer> {
    return this.limited(me, () => this.avatars.remove(me, this.clock.now()));
  }

  /** Support removes a picture (ADM-05); the player is told the category. */
  async removeBySupport(
    player: UserId,
    by: UserId,
    given: string,
    category: AvatarRemovalCategory,
  ): Promise<Outcome<Profile, 'PLAYER_NOT_FOUND' | 'REASON_REQUIRED'>> {
    const reason = reasonOfSupport(given);
    return reason.ok
      ? this.avatars.removeBySupport(player, by, { reason: reason.value, category }, this.clock.now())
      : reason;
  }

  private async limited(me: UserId, change: () => Promise<Answer>): Promise<Answer> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(PROFILE_CHANGES, me);
    return allowed ? change() : tooManyRequests(retryAfterSeconds);
  }
}
