import { halfStep, isSupport, type Identity, type Side, type UserId } from '@setpoint/kernel';
import type { MatchView } from '../application/ports/match-reads.js';
import { isGuest } from '../domain/guest.js';
import { isInvolved, team, type Match } from '../domain/match.js';
import type { MatchGuest, MatchPlace, PlaceBadge, User } from './generated/schema.js';

/** A place whose level is loaded on demand. */
export type PlaceSource = Omit<MatchPlace, 'level'> & { readonly level: () => Promise<number | null> };

export const userRef = (id: string): User => ({ id });

const BADGES = { PENDING: 'AWAY', DECLINED: 'REFUTED' } as const;

interface Held {
  readonly playerId: UserId;
  readonly badge: PlaceBadge;
}

/**
 * Players; for those involved also invited ones: accepted first, then pending, then declined, never more
 * than places (MAT-20).
 */
function heldIn(match: Match, side: Side, viewer: Identity): readonly Held[] {
  const places = team(match, side).map(({ playerId }): Held => ({ playerId, badge: 'ACCEPTED' }));
  const isInside = viewer.kind === 'user' && (isSupport(viewer) || isInvolved(match, viewer.userId));
  if (isInside && match.state === 'ORGANIZING') {
    for (const state of ['PENDING', 'DECLINED'] as const)
      for (const invitation of match.invitations)
        if (invitation.side === side && invitation.state === state)
          places.push({ playerId: invitation.playerId, badge: BADGES[state] });
  }
  return places.slice(0, match.numberPlayers);
}

/** Places of a side that are held by accounts. */
export function placesOf({ match, ratingOf }: MatchView, side: Side, viewer: Identity): PlaceSource[] {
  const level = async (player: UserId) => {
    const rating = await ratingOf(player);
    return rating === null ? null : halfStep(rating);
  };
  return heldIn(match, side, viewer)
    .filter(({ playerId }) => !isGuest(playerId))
    .map(({ playerId, badge }) => ({ user: userRef(playerId), badge, level: () => level(playerId) }));
}

/** Places held by guests. Visitors see no name, and only the inviter sees an address (MAT-05). */
export function guestsOf(match: Match, viewer: Identity): MatchGuest[] {
  const viewerId = viewer.kind === 'user' ? viewer.userId : null;
  return (['A', 'B'] as const).flatMap((side) =>
    heldIn(match, side, viewer).flatMap(({ playerId, badge }) => {
      const guest = match.guests.find(({ id }) => id === playerId);
      if (!guest) return [];
      const name = viewerId === null ? null : guest.name;
      const address = viewerId === guest.invitedBy ? guest.address : null;
      return [{ id: guest.id, name, side, badge, address }];
    }),
  );
}
