import type { DataOf, resultConfirmed } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import type { Coupon } from '../src/domain/discounts/coupon.js';
import type { BillingData } from '../src/domain/billing-data.js';
import type { DocumentLine, Seller } from '../src/domain/documents.js';

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

export const anasData: BillingData = {
  firstName: 'Ana',
  lastName: 'Rossi',
  address: 'Via Roma 1',
  municipality: 'Milano',
  postalCode: '20121',
  province: 'MI',
  country: 'IT',
  taxCode: 'RSSMRA85T10A562S',
};

export const seller: Seller = {
  name: 'Setpoint S.r.l.',
  address: 'Via del Campo 1, 20121 Milano MI',
  vatNumber: 'IT00000000000',
  rea: 'MI-0000000',
};

export const aLine = (change: Partial<DocumentLine> = {}): DocumentLine => ({
  what: 'TOURNAMENT_ENTRY',
  name: 'Torneo di Primavera',
  cents: 2_500,
  vat: { rate: 22 },
  ...change,
});

/** A sale that is paid by card. */
export const aSale = (cause: string, { cents = 2_500, at = NOW, buyerId = ana } = {}) => ({
  cause,
  at,
  buyerId,
  seller,
  lines: [aLine({ cents })],
  means: [{ kind: 'CARD' as const, label: '4242', cents }],
});

/** Takes back a sale, or a part of it, to the card. */
export const aRefund = (cause: string, refunds: string, { cents = 2_500, at = NOW } = {}) => ({
  cause,
  at,
  refunds,
  seller,
  lines: [aLine({ cents })],
  means: [{ kind: 'CARD' as const, label: '4242', cents }],
});
