import { randomBytes } from 'node:crypto';
import { guestMessageRequested, guestTeamsEdited, outgoing, type DataOf, type OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import { hashOfToken } from '@setpoint/service-kit';
import { evolve } from '../domain/evolve.js';
import type { Guest } from '../domain/guest.js';
import { pendingInvitationOf, sideOf, type Match } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import { guestEventFor } from '../events/outgoing-guests.js';
import { factsOf } from '../events/outgoing.js';

type Kind = DataOf<typeof guestMessageRequested>['kind'];
type Message = DataOf<typeof guestTeamsEdited>;

/** A link to a guest's page: only its hash is kept. */
export interface GuestLink {
  readonly guestId: UserId;
  readonly tokenHash: string;
}

/** 256 random bits; knowing them is enough to act as the guest. */
const newToken = (): string => randomBytes(32).toString('base64url');

/** Messages to guests about these events, each with its own link, and events about guests for other services. */
export function guestNewsFor(
  before: Match,
  events: readonly MatchEvent[],
): { readonly outgoing: readonly OutgoingEvent[]; readonly links: readonly GuestLink[] } {
  const news: OutgoingEvent[] = [];
  const links: GuestLink[] = [];
  let current = before;
  for (const event of events) {
    const recipients = recipientsOf(event, current);
    current = evolve(current, event);
    const ofGuest = guestEventFor(event, current);
    if (ofGuest) news.push(ofGuest);
    for (const guest of recipients?.guests ?? []) {
      if (!guest.wantsMessages || guest.claimedBy) continue;
      const token = newToken();
      links.push({ guestId: guest.id, tokenHash: hashOfToken(token) });
      const { name, channel, address, language, invitedBy } = guest;
      const path = `/match/guest/${token}`;
      news.push(recipients!.message({ match: factsOf(current), path, name, channel, address, language, invitedBy }));
    }
  }
  return { outgoing: news, links };
}

interface Recipients {
  readonly message: (to: Omit<Message, 'actorId'>) => OutgoingEvent;
  readonly guests: readonly Guest[];
}

const told = (kind: Kind, actorId: string | null, guests: readonly Guest[]): Recipients => ({
  message: (to) => outgoing(guestMessageRequested, { ...to, kind, actorId }),
  guests,
});

function recipientsOf(event: MatchEvent, match: Match): Recipients | null {
  // People who have not answered get one SMS and opt in to more; mails have an opt-out link.
  const involved = match.guests.filter(
    ({ id, channel }) => sideOf(match, id) !== null || (channel === 'EMAIL' && pendingInvitationOf(match, id)),
  );
  switch (event.type) {
    case 'GUEST_INVITED':
      return told('INVITED', event.by, [event.guest]);
    case 'ORGANISED':
    case 'REORGANISED':
    case 'CANCELLED':
      return told(event.type, event.by, involved);
    case 'INVITATION_WITHDRAWN':
      return told(
        'WITHDRAWN',
        event.by,
        involved.filter(({ id }) => id === event.guestId),
      );
    case 'PLAYER_REMOVED':
      return told(
        'REMOVED',
        event.by,
        involved.filter(({ id }) => id === event.playerId),
      );
    case 'TEAMS_EDITED':
      return { message: (to) => outgoing(guestTeamsEdited, { ...to, actorId: event.by }), guests: involved };
    default:
      return null;
  }
}
