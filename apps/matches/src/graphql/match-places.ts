import { isSupport, type Identity, type Side } from '@setpoint/kernel';
import { isInvolved, team, type Match } from '../domain/match.js';
import type { MatchPlace, User } from './generated/schema.js';

export const userRef = (id: string): User => ({ id });

const BADGES = { PENDING: 'AWAY', DECLINED: 'REFUTED' } as const;

/**
 * Who plays; for those involved also who is invited: first the accepted, then the open, then the declined, never more
 * than places (MAT-20).
 */
export function placesOf(match: Match, side: Side, viewer: Identity): MatchPlace[] {
  const places: MatchPlace[] = team(match, side).map((place) => ({ user: userRef(place.playerId), badge: 'ACCEPTED' }));
  const isInside = viewer.kind === 'user' && (isSupport(viewer) || isInvolved(match, viewer.userId));
  if (isInside && match.state === 'ORGANIZING') {
    for (const state of ['PENDING', 'DECLINED'] as const)
      for (const invitation of match.invitations)
        if (invitation.side === side && invitation.state === state)
          places.push({ user: userRef(invitation.playerId), badge: BADGES[state] });
  }
  return places.slice(0, match.numberPlayers);
}
