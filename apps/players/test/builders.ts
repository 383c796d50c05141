import type { courtChanged, DataOf, resultConfirmed } from '@setpoint/events';
import { halfStep, userId, type UserId } from '@setpoint/kernel';
import { DEFAULT_PARAMETERS } from '@setpoint/rating';
import { estimateOf } from '../src/domain/levels/estimate.js';
import type { Pool } from '../src/domain/levels/rated-match.js';
import {
  newProfile,
  verified,
  type Level,
  type Location,
  type Profile,
  type Registration,
} from '../src/domain/profile.js';
import type { Relation } from '../src/domain/relation-machine.js';
import { STRANGERS } from '../src/domain/relation-machine.js';

export const ANA = userId('ana');
export const BEN = userId('ben');
export const CARLA = userId('carla');

export const at = (text: string) => new Date(text.length > 10 ? text : `${text}T12:00:00Z`);

let codes = 0;
/** Eight signs that nobody else in this test has. */
export const aCode = () => `C${String(codes++).padStart(7, '0')}`;

export const aRegistration = (changes: Partial<Registration> = {}): Registration => ({
  id: ANA,
  firstName: 'Ana',
  lastName: 'Rossi',
  sports: [1],
  language: 'it',
  referredBy: null,
  isStaff: false,
  inviteCode: aCode(),
  at: at('2026-01-10'),
  ...changes,
});

/** A verified player of tennis, with nothing else filled in. */
export const aPlayer = (changes: Partial<Profile> = {}): Profile => ({
  ...verified(newProfile(aRegistration({ id: changes.id ?? ANA }))),
  ...changes,
});

/** A level that was only said, as weighed before any fit; of tennis singles. */
export function anEstimatedLevel(said: number, pool: Pool = { sport: 1, numberPlayers: 1 }): Level {
  const estimate = estimateOf(said, DEFAULT_PARAMETERS);
  return { ...pool, rating: halfStep(estimate.start), selfAssessed: true, estimate };
}

export const MILANO: Location = {
  name: 'Milano',
  fullName: 'Milano, Lombardia, Italia',
  country: 'IT',
  lat: 45.46427,
  lng: 9.18951,
  timeZone: 'Europe/Rome',
};
export const MONZA: Location = {
  ...MILANO,
  name: 'Monza',
  fullName: 'Monza, Lombardia, Italia',
  lat: 45.58005,
  lng: 9.27246,
};
export const ROMA: Location = {
  ...MILANO,
  name: 'Roma',
  fullName: 'Roma, Lazio, Italia',
  lat: 41.89193,
  lng: 12.51133,
};

type Centre = DataOf<typeof courtChanged>;

/** A centre in Milano with these courts. */
export const aCentre = (courtId: string, fields?: Centre['fields']): Centre => ({
  ...{ courtId, name: courtId, city: 'Milano', country: 'IT', lat: 45.4, lng: 9.2 },
  ...{ timeZone: 'Europe/Rome', sports: [1], ...(fields && { fields }) },
});

export const aRelation = (changes: Partial<Relation> = {}): Relation => ({ ...STRANGERS, ...changes });

type ConfirmedResult = DataOf<typeof resultConfirmed>;
let matches = 0;

/** Ana wins against Ben in two sets of tennis singles. */
export function aResult(
  changes: Partial<ConfirmedResult['match']> = {},
  result: Partial<ConfirmedResult['result']> = {},
): ConfirmedResult {
  const teams: { teamA: UserId[]; teamB: UserId[] } = { teamA: [ANA], teamB: [BEN] };
  return {
    actorId: BEN,
    automatic: false,
    confirmedAt: '2026-05-02T10:00:00.000Z',
    match: {
      matchId: `match-${matches++}`,
      sport: 1,
      numberPlayers: 1,
      visibility: 'PUBLIC',
      isFriendly: false,
      organiserId: ANA,
      courtId: null,
      startsAt: '2026-05-01T18:00:00.000Z',
      timeZone: 'Europe/Rome',
      minutesPlay: 60,
      invited: [],
      ...teams,
      ...changes,
    },
    result: {
      gameMode: 'THREE_SETS_6_GAMES',
      sets: [
        { a: 6, b: 3, superTieBreak: false },
        { a: 7, b: 5, superTieBreak: false },
      ],
      outcome: 'COMPLETED',
      winner: 'A',
      enteredBy: ANA,
      enteredAt: '2026-05-01T20:00:00.000Z',
      ...result,
    },
  };
}
