import { Injectable } from '@nestjs/common';
import { Clock, type Outcome, type SportId, type UserId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import { changed, type ProfileChange, type ProfileChangeCode } from '../domain/profile-change.js';
import { weighingWith } from '../domain/levels/parameters-over-time.js';
import { dayOf, type Profile } from '../domain/profile.js';
import { PROFILE_CHANGES, tooManyRequests } from './limits.js';
import { Geocoder } from './ports/geocoder.js';
import { LevelParameters } from './ports/level-parameters.js';
import { Players } from './ports/players.js';

export type OwnProfileCode = ProfileChangeCode | 'PLAYER_NOT_FOUND' | 'TOO_MANY_REQUESTS';

/** All changes of one's own profile: rate-limited and serialised. */
@Injectable()
export class ChangeOwnProfile {
  constructor(
    private readonly players: Players,
    private readonly geocoder: Geocoder,
    private readonly parameters: LevelParameters,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(change: ProfileChange, me: UserId): Promise<Outcome<Profile, OwnProfileCode>> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(PROFILE_CHANGES, me);
    if (!allowed) return tooManyRequests(retryAfterSeconds);
    const parameters = change.type === 'CHOOSE_SPORTS' ? await this.parameters.all() : new Map<SportId, never>();
    const context = {
      today: dayOf(this.clock.now()),
      timeZoneAt: (lat: number, lng: number) => this.geocoder.timeZoneAt(lat, lng),
      weigh: weighingWith(parameters),
    };
    return this.players.change(me, (profile) => changed(profile, change, context));
  }
}
