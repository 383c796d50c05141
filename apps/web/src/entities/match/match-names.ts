import type { MatchCardFragment } from '@setpoint/client/documents';
import type { Side } from '@setpoint/kernel';

type Place = MatchCardFragment['teamA'][number];

/** Places of a side that somebody holds or is asked for; who declined holds none. */
export const held = <P extends Place>(team: readonly P[]): P[] => team.filter((place) => place.badge !== 'REFUTED');

/** Guests of a side who hold a place or are asked for one. */
export const guestsIn = (
  { guests }: Pick<MatchCardFragment, 'guests'>,
  side: MatchCardFragment['guests'][number]['side'],
): MatchCardFragment['guests'] => guests.filter((guest) => guest.side === side && guest.badge !== 'REFUTED');

/** The players of a team with an account who play. */
export const accepted = <User>(
  team: readonly { readonly badge: Place['badge']; readonly user: User }[],
): readonly User[] => team.filter((place) => place.badge === 'ACCEPTED').map((place) => place.user);

/** A match as far as it says who plays; `User` is an account. */
export interface Sides<User> {
  readonly teamA: readonly { readonly badge: Place['badge']; readonly user: User }[];
  readonly teamB: readonly { readonly badge: Place['badge']; readonly user: User }[];
  readonly guests: readonly Pick<MatchCardFragment['guests'][number], 'id' | 'name' | 'side' | 'badge'>[];
}

/** Somebody who plays without an account, named like a player. */
export interface GuestPerson {
  readonly id: string;
  readonly firstName: string;
  readonly displayName: string;
}

/** Who plays on a side, guests last; those whose name the reader doesn't learn are `guest` (MAT-05). */
export function playersOf<User>(match: Sides<User>, side: Side, guest: string): readonly (User | GuestPerson)[] {
  const guests = match.guests.filter((each) => each.side === side && each.badge === 'ACCEPTED');
  return [
    ...accepted(side === 'A' ? match.teamA : match.teamB),
    ...guests.map(({ id, name }) => ({ id, firstName: name ?? guest, displayName: name ?? guest })),
  ];
}

/** `Ana Rossi / Ben Serra`; empty while nobody plays there. */
export const sideName = (match: Sides<{ readonly displayName: string }>, side: Side, guest: string): string =>
  playersOf(match, side, guest)
    .map((player) => player.displayName)
    .join(' / ');

/** Nobody plays it any more: its empty places are not free. */
export const isOff = ({ state }: Pick<MatchCardFragment, 'state'>): boolean =>
  state === 'CANCELLED' || state === 'EXPIRED';
