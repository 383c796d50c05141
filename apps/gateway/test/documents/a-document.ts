import type { ShownDocument } from '../../src/documents/document-query.js';

export const euro = (cents: number) => ({ cents, currency: 'EUR' });

/** An invoice of a tournament, half of it discount. */
export const aDocument = (change: Partial<ShownDocument> = {}): ShownDocument => ({
  type: 'INVOICE',
  number: '12',
  year: 2026,
  issuedOn: '2026-06-01',
  seller: { name: 'Setpoint S.r.l.', address: 'Via del Campo 1, 20121 Milano MI', vatNumber: 'IT00000000000', rea: 'MI-0000000' }, // oxfmt-ignore
  buyer: {
    firstName: 'Šárka',
    lastName: 'Łukasiewicz-Őry',
    address: 'Via Roma 1',
    municipality: 'Milano',
    postalCode: '20121',
    province: 'MI',
    country: 'IT',
    taxCode: 'RSSMRA85T10A562S',
  },
  lines: [
    { what: 'TOURNAMENT_ENTRY', name: 'Torneo di Primavera', amount: euro(2_500) },
    { what: 'DISCOUNT', name: 'First tournament', amount: euro(-1_250) },
  ],
  taxes: [{ rate: 22, nature: null, reason: null, net: euro(1_025), vat: euro(225) }],
  total: euro(1_250),
  stampDuty: null,
  means: [{ kind: 'CARD', label: '•••• 4242', amount: euro(1_250) }],
  original: null,
  ...change,
});
