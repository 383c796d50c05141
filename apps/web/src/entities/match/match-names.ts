import type { MatchCardFragment } from '@setpoint/client/documents';

type Place = MatchCardFragment['teamA'][number];

/** Places of a side that somebody holds or is asked for; who declined holds none. */
export const held = <P extends Place>(team: readonly P[]): P[] => team.filter((place) => place.badge !== 'REFUTED');

/** Guests of a side who hold a place or are asked for one. */
export const guestsIn = (
  { guests }: Pick<MatchCardFragment, 'guests'>,
  side: MatchCardFragment['guests'][number]['side'],
): MatchCardFragment['guests'] => guests.filter((guest) => guest.side === side && guest.badge !== 'REFUTED');

/** The players of a side who play. */
export const accepted = <P extends Place>(team: readonly P[]): P['user'][] =>
  team.filter((place) => place.badge === 'ACCEPTED').map((place) => place.user);

/** `Ana Rossi / Ben Serra`. */
export const teamName = (team: readonly Place[]): string =>
  accepted(team)
    .map((player) => player.displayName)
    .join(' / ');

/** Nobody plays it any more: its empty places are not free. */
export const isOff = ({ state }: Pick<MatchCardFragment, 'state'>): boolean =>
  state === 'CANCELLED' || state === 'EXPIRED';
