import { halfStep, isSupport, type Identity, type Side, type UserId } from '@setpoint/kernel';
import type { MatchView } from '../application/ports/match-reads.js';
import { isInvolved, team } from '../domain/match.js';
import type { MatchPlace, PlaceBadge, User } from './generated/schema.js';

/** A place whose level is read only when it is asked for. */
export type PlaceSource = Omit<MatchPlace, 'level'> & { readonly level: () => Promise<number | null> };

export const userRef = (id: string): User => ({ id });

const BADGES = { PENDING: 'AWAY', DECLINED: 'REFUTED' } as const;

/**
 * Who plays; for those involved also who is invited: first the accepted, then the open, then the declined, never more
 * than places (MAT-20).
 */
export function placesOf({ match, ratingOf }: MatchView, side: Side, viewer: Identity): PlaceSource[] {
  const level = async (player: UserId) => {
    const rating = await ratingOf(player);
    return rating === null ? null : halfStep(rating);
  };
  const placeOf = (player: UserId, badge: PlaceBadge): PlaceSource => ({
    user: userRef(player),
    badge,
    level: () => level(player),
  });
  const places = team(match, side).map(({ playerId }) => placeOf(playerId, 'ACCEPTED'));
  const isInside = viewer.kind === 'user' && (isSupport(viewer) || isInvolved(match, viewer.userId));
  if (isInside && match.state === 'ORGANIZING') {
    for (const state of ['PENDING', 'DECLINED'] as const)
      for (const invitation of match.invitations)
        if (invitation.side === side && invitation.state === state)
          places.push(placeOf(invitation.playerId, BADGES[state]));
  }
  return places.slice(0, match.numberPlayers);
}
