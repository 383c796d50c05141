import { guestAnswered, guestLeft, guestRegistered, outgoing, type OutgoingEvent } from '@setpoint/events';
import type { Match } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import { factsOf } from './outgoing.js';

/** What other services learn about a guest: the name, never id or address (MAT-05). Null if not about a guest. */
export function guestEventFor(event: MatchEvent, after: Match): OutgoingEvent | null {
  const guestWith = (id: string) => after.guests.find((guest) => guest.id === id);
  const match = factsOf(after);
  switch (event.type) {
    case 'INVITATION_ANSWERED': {
      const guest = guestWith(event.playerId);
      const { accepted, invitedBy } = event;
      return guest ? outgoing(guestAnswered, { match, name: guest.name, accepted, invitedBy }) : null;
    }
    case 'PLAYER_LEFT': {
      const guest = guestWith(event.playerId);
      return guest ? outgoing(guestLeft, { match, name: guest.name, invitedBy: guest.invitedBy }) : null;
    }
    case 'GUEST_PLACE_KEPT': {
      const { name, invitedBy } = guestWith(event.guestId)!;
      return outgoing(guestRegistered, { match, name, playerId: event.playerId, invitedBy });
    }
    default:
      return null;
  }
}
