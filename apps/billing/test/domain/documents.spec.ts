import fc from 'fast-check';
import {
  documentContent,
  numberText,
  readNumber,
  taxDay,
  type DocumentLine,
  type DocumentType,
} from '../../src/domain/documents.js';
import { anasData, aLine, seller } from '../builders.js';

const paid = (...lines: DocumentLine[]) => {
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  const means = [{ kind: 'CARD' as const, label: '4242', cents }];
  return documentContent({ seller, buyer: anasData, lines, means, original: null });
};

describe('a document', () => {
  it('BIL-05~ says net and tax of what was paid', () => {
    expect(paid(aLine({ cents: 2_500 }))).toMatchObject({
      totalCents: 2_500,
      currency: 'EUR',
      stampDutyCents: 0,
      taxes: [{ rate: 22, nature: null, reason: null, netCents: 2_049, vatCents: 451 }],
    });
  });

  it('BIL-05~ rounds once for each rate, not line by line', () => {
    const three = [aLine({ cents: 99 }), aLine({ cents: 99 }), aLine({ cents: 99 })];
    expect(paid(...three, aLine({ cents: 110, vat: { rate: 10 } })).taxes).toMatchObject([
      { rate: 22, netCents: 243, vatCents: 54 },
      { rate: 10, netCents: 100, vatCents: 10 },
    ]);
  });

  it('BIL-05~ says why there is no tax, and bears a stamp above 77.47 euro', () => {
    const vat = { nature: 'N2.2', reason: 'Not subject to VAT' };
    expect(paid(aLine({ cents: 7_747, vat }))).toMatchObject({
      stampDutyCents: 0,
      taxes: [{ rate: null, nature: 'N2.2', reason: 'Not subject to VAT', netCents: 7_747, vatCents: 0 }],
    });
    expect(paid(aLine({ cents: 7_748, vat })).stampDutyCents).toBe(200);
    expect(paid(aLine({ cents: 7_748 })).stampDutyCents).toBe(0);
  });

  it('BIL-05~ takes off a discount before the tax', () => {
    const lines = [aLine({ cents: 2_500 }), aLine({ what: 'DISCOUNT', name: 'WELCOME', cents: -1_250 })];
    expect(paid(...lines)).toMatchObject({ totalCents: 1_250, taxes: [{ netCents: 1_025, vatCents: 225 }] });
  });

  it.each([
    ['over nothing', [0], [0]],
    ['over less than nothing', [-100], [-100]],
    ['over fractions', [10.5], [10.5]],
    ['paid with less', [100], [99]],
    ['paid with more', [100], [101]],
    ['paid with a means below zero', [100], [200, -100]],
  ])('BIL-05~ %s is an error of ours', (_what, lines, means) => {
    expect(() =>
      documentContent({
        seller,
        buyer: null,
        lines: lines.map((cents) => aLine({ cents })),
        means: means.map((cents) => ({ kind: 'CREDIT', label: null, cents })),
        original: null,
      }),
    ).toThrow('a document');
  });

  it('BIL-05~ adds up to what was paid whatever the lines are, within half a cent of the exact tax', () => {
    const line = fc
      .record({ cents: fc.integer({ min: 1, max: 100_000 }), rate: fc.constantFrom(4, 5, 10, 22) })
      .map(({ cents, rate }) => aLine({ cents, vat: { rate } }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const { taxes, totalCents } = paid(...lines);
        const sum = taxes.reduce((all, { netCents, vatCents }) => all + netCents + vatCents, 0);
        const close = taxes.every(
          ({ rate, netCents, vatCents }) => Math.abs(vatCents - ((netCents + vatCents) * rate!) / (100 + rate!)) <= 0.5,
        );
        return sum === totalCents && close;
      }),
    );
  });
});

describe('the day of a document', () => {
  it.each([
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2026-06-30T21:59:59.999Z', '2026-06-30'],
    ['2026-06-30T22:00:00.000Z', '2026-07-01'],
  ])('BIL-05~ at %s is %s in Italy', (at, day) => {
    expect(taxDay(new Date(at))).toBe(day);
  });
});

describe('the number of a document', () => {
  it.each([
    ['INVOICE', '12'],
    ['CREDIT_NOTE', 'C12'],
    ['RECEIPT', 'R12'],
  ] satisfies [DocumentType, string][])('BIL-05~ of type %s is read back from %s', (type, text) => {
    expect(numberText({ type, number: 12 })).toBe(text);
    expect(readNumber(text)).toEqual({ type, number: 12 });
  });

  it.each(['', '0', '012', 'X1', 'C', '-1', '1.5', '12345678901', 'c1', '1 '])('BIL-05~ is never "%s"', (text) => {
    expect(readNumber(text)).toBeNull();
  });
});
