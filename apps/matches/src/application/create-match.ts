import { Injectable } from '@nestjs/common';
import { Clock, Ids, matchId, type MatchId, type Outcome, type Side, type UserId } from '@setpoint/kernel';
import { createMatch, type Draft } from '../domain/create-match.js';
import type { Match } from '../domain/match.js';
import type { MatchCode } from '../domain/refusals.js';
import { Matches } from './ports.js';

export type DraftAsked = Omit<Draft, 'matchId' | 'organiserId' | 'invitees'> & {
  /** The client's name for this draft: sent twice, it makes one match. */
  readonly requestId: string;
  readonly invited: readonly { readonly playerId: UserId; readonly side: Side }[];
};

/** Creates a match from the wizard's draft (MAT-01 to MAT-04). */
@Injectable()
export class CreateMatch {
  constructor(
    private readonly matches: Matches,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  execute(
    { requestId, invited, ...asked }: DraftAsked,
    who: UserId,
  ): Promise<Outcome<{ readonly match: Match; readonly overlapping: readonly MatchId[] }, MatchCode>> {
    const draft: Draft = {
      ...asked,
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
    return this.matches.create(requestId, involved, (context, lastFriendlyAt) =>
      createMatch(draft, context, lastFriendlyAt, this.clock.now()),
    );
  }
}
