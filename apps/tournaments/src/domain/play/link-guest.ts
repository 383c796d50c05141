import { accept, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { Guest } from '../guest.js';
import { makeWait } from './fixture-machine.js';
import { guestEntriesOf, isWithGuest, type PlayOfTournament } from './play.js';
import { settle } from './settle.js';

export type LinkCode = 'GUEST_NOT_FOUND' | 'GUEST_LINKED_ALREADY' | 'PLAYER_NOT_ELIGIBLE' | 'PLAYER_ENTERED_ALREADY';

export interface Account {
  readonly id: UserId;
  readonly isOpen: boolean;
}

/**
 * An account takes the place of a guest (BYD-07). Open matches without any guest left are to be played from now on. The
 * same play where it has it already.
 */
export function linkGuest(
  play: PlayOfTournament,
  guest: Guest | null,
  account: Account,
  at: number,
): Outcome<PlayOfTournament, LinkCode> {
  if (!guest) return refuse('GUEST_NOT_FOUND');
  if (guest.linkedTo === account.id) return accept(play);
  if (guest.linkedTo !== null) return refuse('GUEST_LINKED_ALREADY');
  if (!account.isOpen) return refuse('PLAYER_NOT_ELIGIBLE');
  if (play.entries.some(({ playerIds }) => playerIds.includes(account.id))) return refuse('PLAYER_ENTERED_ALREADY');
  const entries = play.entries.map((entry) =>
    entry.playerIds.includes(guest.id)
      ? { ...entry, playerIds: entry.playerIds.map((id) => (id === guest.id ? account.id : id)) }
      : entry,
  );
  const [before, after] = [guestEntriesOf(play), guestEntriesOf({ entries })];
  const fixtures = play.fixtures.map((fixture) =>
    fixture.leftToSupport && isWithGuest(fixture, before) && !isWithGuest(fixture, after)
      ? makeWait(fixture, fixture.sides, fixture.revision)
      : fixture,
  );
  return accept(settle({ ...play, entries, fixtures, version: play.version + 1 }, at));
}
