import { courtId, matchId, userId, type Random } from '@setpoint/kernel';
import type { Draft, DraftGuest } from '../domain/create-match.js';
import { guestId } from '../domain/guest.js';
import { idAt } from './chance.js';
import type { Step } from './endings.js';
import type { PlayerSeed } from './seeds.js';
import { sportsOf, type Town } from './town.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface MatchWithGuests {
  readonly draft: Draft;
  readonly createdAt: Date;
  readonly steps: Step[];
}

/** A doubles of next week for which two people without an account were asked: one is in, one has not answered (MAT-05). */
export function matchWithGuests(
  organiser: PlayerSeed,
  town: Town,
  random: Random,
  now: number,
): MatchWithGuests | null {
  const sport = sportsOf(organiser)[0];
  const court = sport && town.courtFor(organiser, sport);
  if (!court) return null;
  const createdAt = new Date(now - 2 * DAY);
  const asked = (side: DraftGuest['side'], name: string, address: string): DraftGuest => ({
    invitationId: idAt(random, createdAt),
    side,
    guest: {
      ...{ id: guestId(idAt(random, createdAt)), name, address, language: null, wantsMessages: true },
      channel: address.startsWith('+') ? 'SMS' : 'EMAIL',
    },
  });
  const partner = asked('A', 'Giulia', 'giulia@guest.example');
  const draft: Draft = {
    matchId: matchId(idAt(random, createdAt)),
    organiserId: userId(organiser.id),
    ...{ sport, numberPlayers: 2, visibility: 'PUBLIC', isFriendly: false, gameMode: 'THREE_SETS_6_GAMES' },
    ...{ levelMin: null, levelMax: null, courtId: courtId(court.id), booked: true, minutesPlay: 90 },
    ...town.slot(now + 7 * DAY, court.timeZone),
    ...{ invitees: [], guests: [partner, asked('B', 'Marco', '+447700900123')], message: null },
  };
  const accept = { type: 'ANSWER' as const, who: partner.guest.id, accept: true };
  return { draft, createdAt, steps: [{ at: now - DAY, act: () => accept }] };
}
