import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import { changed, type ProfileChange, type ProfileChangeCode } from '../domain/profile-change.js';
import { ALL_SPORTS } from '../domain/choose-sports.js';
import { withStarts, type RatedSports } from '../domain/levels/earned-level.js';
import { weighingWith, type ParametersOfSports } from '../domain/levels/parameters-over-time.js';
import { dayOf, type Profile } from '../domain/profile.js';
import { PROFILE_CHANGES, tooManyRequests } from './limits.js';
import { Geocoder } from './ports/geocoder.js';
import { LevelParameters } from './ports/level-parameters.js';
import { Levels } from './ports/levels.js';
import { Players } from './ports/players.js';

export type OwnProfileCode = ProfileChangeCode | 'PLAYER_NOT_FOUND' | 'TOO_MANY_REQUESTS';

/** All changes of one's own profile: rate-limited and serialised. */
@Injectable()
export class ChangeOwnProfile {
  constructor(
    private readonly players: Players,
    private readonly geocoder: Geocoder,
    private readonly parameters: LevelParameters,
    private readonly levels: Levels,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(change: ProfileChange, me: UserId): Promise<Outcome<Profile, OwnProfileCode>> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(PROFILE_CHANGES, me);
    if (!allowed) return tooManyRequests(retryAfterSeconds);
    const { parameters, rated } = await this.levelsFor(change, me);
    const context = {
      today: dayOf(this.clock.now()),
      timeZoneAt: (lat: number, lng: number) => this.geocoder.timeZoneAt(lat, lng),
      weigh: weighingWith(parameters),
    };
    return this.players.change(me, (profile) => {
      const outcome = changed(profile, change, context);
      if (!outcome.ok || change.type !== 'CHOOSE_SPORTS') return outcome;
      return accept(withStarts(outcome.value, rated, parameters));
    });
  }

  /** What the choice of sports and estimates has to know. */
  private async levelsFor(
    change: ProfileChange,
    playerId: UserId,
  ): Promise<{ readonly parameters: ParametersOfSports; readonly rated: RatedSports }> {
    if (change.type !== 'CHOOSE_SPORTS') return { parameters: new Map(), rated: new Map() };
    const current = await this.levels.current(ALL_SPORTS.map((sport) => ({ playerId, sport })));
    const rated = new Map(ALL_SPORTS.map((sport, i) => [sport, current[i]!.known]));
    return { parameters: await this.parameters.all(), rated };
  }
}
