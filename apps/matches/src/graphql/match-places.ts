import { halfStep, isSupport, type Identity, type Side, type UserId } from '@setpoint/kernel';
import type { MatchView } from '../application/ports/match-reads.js';
import { isGuest } from '../domain/guest.js';
import { isInvolved, pendingInvitationOf, sideOf, team, type Match } from '../domain/match.js';
import type { MatchGuest, MatchPlace, PlaceBadge, User } from './generated/schema.js';

/** A place whose level is loaded on demand. */
export type PlaceSource = Omit<MatchPlace, 'level'> & { readonly level: () => Promise<number | null> };

export const userRef = (id: string): User => ({ id });

const BADGES = { PENDING: 'AWAY', DECLINED: 'REFUTED' } as const;

/** Who looks: an account, a visitor, or a guest through the link (MAT-05). */
export type Reader = Identity | { readonly kind: 'guest'; readonly guestId: UserId };

interface Held {
  readonly playerId: UserId;
  readonly badge: PlaceBadge;
}

/**
 * Players; for those involved also invited ones: accepted first, then pending, then declined, never more
 * than places (MAT-20).
 */
function heldIn(match: Match, side: Side, reader: Reader): readonly Held[] {
  const places = team(match, side).map(({ playerId }): Held => ({ playerId, badge: 'ACCEPTED' }));
  if (isInside(match, reader) && match.state === 'ORGANIZING') {
    for (const state of ['PENDING', 'DECLINED'] as const)
      for (const invitation of match.invitations)
        if (invitation.side === side && invitation.state === state)
          places.push({ playerId: invitation.playerId, badge: BADGES[state] });
  }
  return places.slice(0, match.numberPlayers);
}

function isInside(match: Match, reader: Reader): boolean {
  switch (reader.kind) {
    case 'visitor':
      return false;
    case 'user':
      return isSupport(reader) || isInvolved(match, reader.userId);
    case 'guest':
      return isExpected(match, reader.guestId);
  }
}

/** Whether a guest plays, or is asked and has not answered: who is out reads like any visitor. */
const isExpected = (match: Match, guest: UserId): boolean =>
  sideOf(match, guest) !== null || pendingInvitationOf(match, guest) !== undefined;

/** Places of a side that are held by accounts. */
export function placesOf({ match, ratingOf }: MatchView, side: Side, reader: Reader): PlaceSource[] {
  const level = async (player: UserId) => {
    const rating = await ratingOf(player);
    return rating === null ? null : halfStep(rating);
  };
  return heldIn(match, side, reader)
    .filter(({ playerId }) => !isGuest(playerId))
    .map(({ playerId, badge }) => ({ user: userRef(playerId), badge, level: () => level(playerId) }));
}

/** Places held by guests. Visitors see no name, and only the inviter sees an address (MAT-05). */
export function guestsOf(match: Match, reader: Reader): MatchGuest[] {
  const knowsNames = reader.kind === 'guest' ? isExpected(match, reader.guestId) : reader.kind === 'user';
  return (['A', 'B'] as const).flatMap((side) =>
    heldIn(match, side, reader).flatMap(({ playerId, badge }) => {
      const guest = match.guests.find(({ id }) => id === playerId);
      if (!guest) return [];
      const name = knowsNames ? guest.name : null;
      const address = reader.kind === 'user' && reader.userId === guest.invitedBy ? guest.address : null;
      return [{ id: guest.id, name, side, badge, address }];
    }),
  );
}
