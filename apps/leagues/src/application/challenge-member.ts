import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { ChallengeCode } from '@setpoint/league';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import type { LeagueFixture } from '../domain/play/fixture.js';
import { challenge, type MatchWish } from '../domain/play/rounds.js';
import { KeepPlay } from './keep-play.js';
import { PlayingGroups } from './ports/playing-groups.js';

const CHALLENGING: RateLimit = { name: 'league-challenges', points: 60, seconds: 3_600 };

/** Challenges another member of one's group (LEA-05). */
@Injectable()
export class ChallengeMember {
  constructor(
    private readonly groups: PlayingGroups,
    private readonly keep: KeepPlay,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(
    groupId: string,
    memberId: string,
    player: UserId,
    wish: MatchWish = {},
  ): Promise<Outcome<LeagueFixture, ChallengeCode | 'TOO_MANY_REQUESTS'>> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(CHALLENGING, player);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    const now = this.clock.now();
    return this.groups.transaction(async (work) => {
      const group = await work.load({ groupId });
      const own = group?.members.find(({ playerIds }) => playerIds.includes(player));
      if (!group || !own) return refuse('NOT_IN_GROUP');
      const outcome = challenge(group, { ...wish, by: own.id, opponent: memberId }, now, () => this.ids.next());
      if (!outcome.ok) return outcome;
      await this.keep.execute(group, outcome.value, now, work);
      return accept(outcome.value.fixture);
    });
  }
}
