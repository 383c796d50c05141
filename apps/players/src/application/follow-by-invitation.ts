import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import { inviteCodeOf } from '../domain/invite-code.js';
import type { Profile } from '../domain/profile.js';
import { decide } from '../domain/relation-machine.js';
import { CODES_TRIED, tooManyRequests } from './limits.js';
import { Players } from './ports/players.js';
import { Relations } from './ports/relations.js';
import type { RelationCode } from './relate-to-player.js';

/** Makes two players follow each other through an invitation code (API-08, AUTH-28). Resolves with the code's owner. */
@Injectable()
export class FollowByInvitation {
  constructor(
    private readonly players: Players,
    private readonly relations: Relations,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(typed: string, me: UserId): Promise<Outcome<Profile, RelationCode | 'INVITE_CODE_USER_NOT_FOUND'>> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(CODES_TRIED, me);
    if (!allowed) return tooManyRequests(retryAfterSeconds);

    const other = await this.players.byInviteCode(inviteCodeOf(typed));
    if (!other) return refuse('INVITE_CODE_USER_NOT_FOUND');
    if (other.id === me) return refuse('CANNOT_RELATE_TO_YOURSELF');
    const change = { me, other: other.id, now: this.clock.now(), byInvitation: true };
    const changed = await this.relations.change(change, (relation) => decide(relation, 'FOLLOW_EACH_OTHER'));
    return changed.ok ? accept(other) : changed;
  }
}
