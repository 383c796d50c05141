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
import { createMatch, UNCOUNTED_FRIENDLY_STATES, type Draft, type DraftGuest } from '../domain/create-match.js';
import { guestId } from '../domain/guest.js';
import type { Match } from '../domain/match.js';
import { invalidData, type MatchCode } from '../domain/refusals.js';
import { guestContactOf, type GuestContact } from '../domain/rules/guest-contact.js';
import { integrationEventsFor } from '../events/outgoing.js';
import { waitToInvite } from './guest-limits.js';
import { guestNewsFor } from './guest-messages.js';
import type { InviteGuestRequest } from './invite-guest.js';
import { Guests } from './ports/guests.js';
import { Matches } from './ports/matches.js';

/** Limit per person, above any real use. */
const CREATING: RateLimit = { name: 'create-match', points: 30, seconds: 3600 };

export type CreateMatchRequest = Omit<Draft, 'matchId' | 'organiserId' | 'invitees' | 'guests'> & {
  /** Client-generated id of the draft: sent twice, it creates one match. */
  readonly requestId: string;
  readonly invited: readonly { readonly playerId: UserId; readonly side: Side }[];
  /** Without an account, invited by mail or SMS (MAT-05). */
  readonly invitedGuests: readonly InviteGuestRequest[];
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
    private readonly guests: Guests,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Neither repeats nor what failed by a fault of ours count against the limit. */
  async execute(request: CreateMatchRequest, who: UserId): Promise<Outcome<CreatedMatch, MatchCode>> {
    const made = await this.matches.transaction((transaction) => transaction.loadCreated(who, request.requestId));
    if (made) return accept({ match: made, overlapping: [] });
    const { allowed, retryAfterSeconds } = await this.limiter.take(CREATING, who);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    try {
      return await this.create(request, who);
    } catch (error) {
      await this.limiter.giveBack(CREATING, who);
      throw error;
    }
  }

  private async create(
    { requestId, invited, invitedGuests, ...proposed }: CreateMatchRequest,
    who: UserId,
  ): Promise<Outcome<CreatedMatch, MatchCode>> {
    const contacts = contactsOf(invitedGuests);
    if (!contacts.ok) return contacts;
    const guests = await this.draftGuests(contacts.value);
    const draft: Draft = {
      ...{ ...proposed, guests },
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
    const wait = await this.secondsToInvite(guests, who);
    if (wait !== null) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds: wait } });
    return this.matches.transaction<Outcome<CreatedMatch, MatchCode>>(async (transaction) => {
      const made = await transaction.loadCreated(who, requestId);
      if (made) return accept({ match: made, overlapping: [] });
      const context = await transaction.ruleContext(involved);
      const lastFriendlyAt = await transaction.lastFriendlyAt(who, UNCOUNTED_FRIENDLY_STATES);
      const created = createMatch(draft, context, lastFriendlyAt, this.clock.now());
      if (!created.ok) return created;
      const { match, events, overlapping } = created.value;
      const guestNews = guestNewsFor(match, events);
      const outgoing = [...integrationEventsFor(match, events), ...guestNews.outgoing];
      await transaction.create({ match, requestId, outgoing, guestLinks: guestNews.links });
      return accept({ match, overlapping: overlapping.map((each) => each.matchId) });
    });
  }

  /** Counted outside of the transaction, which may run again. */
  private async secondsToInvite(guests: readonly DraftGuest[], who: UserId): Promise<number | null> {
    for (const { guest } of guests) {
      const wait = await waitToInvite(this.limiter, who, guest.address);
      if (wait !== null) return wait;
    }
    return null;
  }

  private draftGuests(asked: readonly (GuestContact & Pick<InviteGuestRequest, 'side' | 'language'>)[]) {
    return Promise.all(
      asked.map(async ({ side, ...contact }): Promise<DraftGuest> => {
        const wantsMessages = !(await this.guests.isSilenced(contact.address));
        const guest = { id: guestId(this.ids.next()), ...contact, wantsMessages };
        return { invitationId: this.ids.next(), side, guest };
      }),
    );
  }
}

/** Normalised names and addresses, or errors per guest. */
function contactsOf(requests: readonly InviteGuestRequest[]) {
  const checked = requests.map((request) => ({ request, contact: guestContactOf(request) }));
  const wrong = checked.flatMap(({ contact }, index) =>
    'address' in contact ? [] : contact.map(({ field, code }) => ({ field: `guests.${index}.${field}`, code })),
  );
  if (wrong.length > 0) return invalidData(...wrong);
  return accept(
    checked.flatMap(({ request: { side, language }, contact }) =>
      'address' in contact ? [{ ...contact, side, language }] : [],
    ),
  );
}
