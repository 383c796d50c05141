import { Injectable } from '@nestjs/common';
import {
  accept,
  Clock,
  Ids,
  matchId,
  refuse,
  type MatchId,
  type Outcome,
  type Side,
  type UserId,
} from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { createMatch, UNCOUNTED_FRIENDLY_STATES, type Draft } from '../domain/create-match.js';
import type { Match } from '../domain/match.js';
import type { MatchCode } from '../domain/refusals.js';
import { integrationEventsFor } from '../events/outgoing.js';
import { Matches } from './ports/matches.js';

/** Per person. Nobody plays that much. */
const CREATING: RateLimit = { name: 'create-match', points: 30, seconds: 3600 };

export type CreateMatchRequest = Omit<Draft, 'matchId' | 'organiserId' | 'invitees'> & {
  /** The client's name for this draft: sent twice, it makes one match. */
  readonly requestId: string;
  readonly invited: readonly { readonly playerId: UserId; readonly side: Side }[];
};

export interface CreatedMatch {
  readonly match: Match;
  /** Other matches of the organiser at the same time (MAT-18). */
  readonly overlapping: readonly MatchId[];
}

/** Creates a match from the wizard's draft (MAT-01 to MAT-04). */
@Injectable()
export class CreateMatch {
  constructor(
    private readonly matches: Matches,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(
    { requestId, invited, ...proposed }: CreateMatchRequest,
    who: UserId,
  ): Promise<Outcome<CreatedMatch, MatchCode>> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(CREATING, who);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    const draft: Draft = {
      ...proposed,
      matchId: matchId(this.ids.next()),
      organiserId: who,
      invitees: invited.map((invitee) => ({ ...invitee, invitationId: this.ids.next() })),
    };
    const involved = {
      actor: who,
      people: invited.map((invitee) => invitee.playerId),
      courtId: draft.courtId,
      engaged: [],
    };
    return this.matches.transaction<Outcome<CreatedMatch, MatchCode>>(async (transaction) => {
      const made = await transaction.loadCreated(who, requestId);
      if (made) return accept({ match: made, overlapping: [] });
      const context = await transaction.ruleContext(involved);
      const lastFriendlyAt = await transaction.lastFriendlyAt(who, UNCOUNTED_FRIENDLY_STATES);
      const created = createMatch(draft, context, lastFriendlyAt, this.clock.now());
      if (!created.ok) return created;
      const { match, events, overlapping } = created.value;
      await transaction.create({ match, requestId, outgoing: integrationEventsFor(match, events) });
      return accept({ match, overlapping: overlapping.map((each) => each.matchId) });
    });
  }
}
