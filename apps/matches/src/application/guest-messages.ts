import { createHash, randomBytes } from 'node:crypto';
import { guestMessageRequested, outgoing, type DataOf, type OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import { evolve } from '../domain/evolve.js';
import type { Guest } from '../domain/guest.js';
import { pendingInvitationOf, sideOf, type Match } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import { guestEventFor } from '../events/outgoing-guests.js';
import { factsOf } from '../events/outgoing.js';

type Kind = DataOf<typeof guestMessageRequested>['kind'];

/** A link to a guest's page: only its hash is kept. */
export interface GuestLink {
  readonly guestId: UserId;
  readonly tokenHash: string;
}

/** 256 random bits: whoever knows them acts as the guest. */
const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOfGuestToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What guests have to hear of these events, each by a link of its own, and what others hear of guests. */
export function guestNewsFor(
  before: Match,
  events: readonly MatchEvent[],
): { readonly outgoing: readonly OutgoingEvent[]; readonly links: readonly GuestLink[] } {
  const news: OutgoingEvent[] = [];
  const links: GuestLink[] = [];
  let current = before;
  for (const event of events) {
    const told = toldOf(event, current);
    current = evolve(current, event);
    const ofGuest = guestEventFor(event, current);
    if (ofGuest) news.push(ofGuest);
    for (const guest of told?.guests ?? []) {
      if (!guest.wantsMessages || guest.claimedBy) continue;
      const token = newToken();
      links.push({ guestId: guest.id, tokenHash: hashOfGuestToken(token) });
      const { name, channel, address, language, invitedBy } = guest;
      news.push(
        outgoing(guestMessageRequested, {
          ...{ match: factsOf(current), kind: told!.kind, actorId: told!.actorId, path: `/match/guest/${token}` },
          ...{ name, channel, address, language, invitedBy },
        }),
      );
    }
  }
  return { outgoing: news, links };
}

interface Told {
  readonly kind: Kind;
  readonly actorId: string | null;
  readonly guests: readonly Guest[];
}

function toldOf(event: MatchEvent, match: Match): Told | null {
  const involved = match.guests.filter(({ id }) => sideOf(match, id) !== null || pendingInvitationOf(match, id));
  switch (event.type) {
    case 'GUEST_INVITED':
      return { kind: 'INVITED', actorId: event.by, guests: [event.guest] };
    case 'ORGANISED':
    case 'REORGANISED':
    case 'CANCELLED':
      return { kind: event.type, actorId: event.by, guests: involved };
    case 'INVITATION_WITHDRAWN':
      return { kind: 'WITHDRAWN', actorId: event.by, guests: involved.filter(({ id }) => id === event.guestId) };
    case 'PLAYER_REMOVED':
      return { kind: 'REMOVED', actorId: event.by, guests: involved.filter(({ id }) => id === event.playerId) };
    default:
      return null;
  }
}
