import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import type { Profile } from '../domain/profile.js';
import { decide, type RelationCommand } from '../domain/relation-machine.js';
import { RELATION_CHANGES, tooManyRequests } from './limits.js';
import { Players } from './ports/players.js';
import { Relations } from './ports/relations.js';

export type RelationCode = 'PLAYER_NOT_FOUND' | 'CANNOT_RELATE_TO_YOURSELF' | 'PLAYER_BLOCKED' | 'TOO_MANY_REQUESTS';

export interface RelateCommand {
  readonly playerId: UserId;
  readonly what: Exclude<RelationCommand, 'FOLLOW_EACH_OTHER'>;
}

/** Follow, unfollow, block, unblock (PLY-04). Resolves with the other player. */
@Injectable()
export class RelateToPlayer {
  constructor(
    private readonly players: Players,
    private readonly relations: Relations,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute({ playerId, what }: RelateCommand, me: UserId): Promise<Outcome<Profile, RelationCode>> {
    if (playerId === me) return refuse('CANNOT_RELATE_TO_YOURSELF');
    const { allowed, retryAfterSeconds } = await this.limiter.take(RELATION_CHANGES, me);
    if (!allowed) return tooManyRequests(retryAfterSeconds);

    const other = await this.players.byId(playerId);
    // Unlisted players cannot be followed; existing relations can be ended.
    if (!other || (what === 'FOLLOW' && other.visibility !== 'LISTED')) return refuse('PLAYER_NOT_FOUND');
    const change = { me, other: playerId, now: this.clock.now() };
    const changed = await this.relations.change(change, (relation) => decide(relation, what));
    return changed.ok ? accept(other) : changed;
  }
}
