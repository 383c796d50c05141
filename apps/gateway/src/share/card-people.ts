import { avatarColourOf, HIGHEST_RATING, initialsOf, LOWEST_RATING } from '@setpoint/kernel';
import type { MatchOfPage, PlayerOfPage } from '../web/subject-queries.js';
import { isPlaying, shownLevel, type Say } from './subject-words.js';

/** Pictures are for members only: a card shows what the app shows of players who have none. */
export interface Face {
  readonly name: string;
  readonly initials: string;
  readonly colour: string;
}

/** A level (half step) of one format. */
export interface Dial {
  readonly figure: string;
  /** From 0 at the lowest level to 1 at the highest. */
  readonly share: number;
  readonly name: string;
  readonly label: string;
  /** The player's own estimate. */
  readonly isEstimate: boolean;
}

export const faceOf = ({ id, displayName }: Pick<PlayerOfPage, 'id' | 'displayName'>): Face => ({
  name: displayName,
  initials: initialsOf(displayName),
  colour: avatarColourOf(id),
});

/** Who plays in a team. */
export function facesOfTeam({ teamA, teamB, guests }: MatchOfPage, side: 'A' | 'B', say: Say): readonly Face[] {
  const members = (side === 'A' ? teamA : teamB).filter(isPlaying).map(({ user }) => faceOf(user));
  const others = guests.filter((guest) => guest.side === side && isPlaying(guest));
  const guest = say('match:guest');
  return [...members, ...others.map(({ name }) => faceOf({ id: guest, displayName: name ?? guest }))];
}

/** Who plays in a team; null for each place that is left. */
export function placesOfTeam(match: MatchOfPage, side: 'A' | 'B', say: Say): readonly (Face | null)[] {
  const faces = facesOfTeam(match, side, say);
  return [...faces, ...Array.from({ length: Math.max(0, match.numberPlayers - faces.length) }, () => null)];
}

export function dialOf(
  { sport, numberPlayers, rating, name, selfAssessed }: PlayerOfPage['levels'][number] & { readonly rating: number },
  say: Say,
): Dial {
  return {
    figure: shownLevel(rating, say),
    share: (rating - LOWEST_RATING) / (HIGHEST_RATING - LOWEST_RATING),
    name: say(`common:level.${name}`),
    label: say(`player-ui:format.long.${sport.id}-${numberPlayers.id}`),
    isEstimate: selfAssessed,
  };
}
