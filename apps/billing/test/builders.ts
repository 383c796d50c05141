import type { DataOf, resultConfirmed } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import type { Coupon } from '../src/domain/discounts/coupon.js';

export const NOW = new Date('2026-06-01T18:00:00Z');
export const ana = userId('ana');
export const ben = userId('ben');

type Result = DataOf<typeof resultConfirmed>;

/** A competitive singles match that Ana won against Ben. */
export const aResult = (match: Partial<Result['match']> = {}, result: Partial<Result['result']> = {}): Result => ({
  match: {
    matchId: 'm1',
    sport: 1,
    numberPlayers: 1,
    visibility: 'PUBLIC',
    isFriendly: false,
    organiserId: ana,
    courtId: null,
    startsAt: '2026-05-30T16:00:00Z',
    timeZone: 'Europe/Rome',
    minutesPlay: 90,
    teamA: [ana],
    teamB: [ben],
    invited: [],
    ...match,
  },
  actorId: ben,
  automatic: false,
  confirmedAt: '2026-05-30T18:00:00.000Z',
  result: {
    gameMode: 'THREE_SETS_6_GAMES',
    sets: [
      { a: 6, b: 3, superTieBreak: false },
      { a: 6, b: 4, superTieBreak: false },
    ],
    outcome: 'COMPLETED',
    winner: 'A',
    enteredBy: ana,
    enteredAt: '2026-05-30T17:45:00.000Z',
    ...result,
  },
});

export const aCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: 'c1',
  code: 'SPRING-10',
  discount: { percent: 10 },
  audience: 'EVERYBODY',
  playerIds: [],
  validUntil: null,
  mostUses: null,
  uses: 0,
  active: true,
  createdAt: NOW,
  createdBy: userId('sam'),
  ...changes,
});
