import { userId } from '@setpoint/kernel';
import type { BillingData } from '../src/domain/billing-data.js';
import type { DocumentLine, Seller } from '../src/domain/documents.js';

export const NOW = new Date('2026-06-01T18:00:00Z');
export const ana = userId('ana');
export const ben = userId('ben');

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
