import fc from 'fast-check';
import { CARD_MINIMUM_CENTS, type Coupon, NO_REDUCTIONS, priceOf, type Reductions } from '../../src/domain/price.js';

const reduced = (some: Partial<Reductions>): Reductions => ({ ...NO_REDUCTIONS, ...some });

describe('a price', () => {
  it('BIL-04 is the base where nothing lowers it, and the card pays it', () => {
    expect(priceOf(1_500, NO_REDUCTIONS, 0)).toEqual({
      lines: [{ what: 'BASE', cents: 1_500 }],
      cents: 1_500,
      creditCents: 0,
      cardCents: 1_500,
    });
  });

  it('BIL-07~ BIL-04~ halves for the first tournament, then coupon, then vouchers, then credit, then the card', () => {
    const coupon: Coupon = { kind: 'PERCENT', percent: 10 };
    expect(priceOf(1_999, reduced({ first: true, coupon, voucherCents: 500 }), 150)).toEqual({
      lines: [
        { what: 'BASE', cents: 1_999 },
        { what: 'FIRST_TOURNAMENT', cents: -1_000 },
        { what: 'COUPON', cents: -100 },
        { what: 'VOUCHER', cents: -500 },
      ],
      cents: 399,
      creditCents: 150,
      cardCents: 249,
    });
  });

  it.each([
    [
      'a coupon of more than the price leaves nothing',
      1_000,
      { coupon: { kind: 'AMOUNT', cents: 1_500 } },
      0,
      [0, 0, 0],
    ],
    ['credit covers all of it', 1_000, {}, 5_000, [1_000, 1_000, 0]],
    ['credit that would leave 20 cents for the card is held back', 1_000, {}, 980, [1_000, 950, 50]],
    ['credit that leaves 50 cents for the card is used', 1_000, {}, 950, [1_000, 950, 50]],
    ['a whole price below the least of a card is dropped', 1_000, { voucherCents: 980 }, 0, [0, 0, 0]],
    ['a whole price of 50 cents is paid', 1_000, { voucherCents: 950 }, 0, [50, 0, 50]],
    ['a small price takes what credit there is and drops the rest', 1_000, { voucherCents: 960 }, 15, [15, 15, 0]],
    ['what costs nothing costs nothing', 0, {}, 100, [0, 0, 0]],
  ] as const)('BIL-07~ %s', (_what, base, some, credit, [cents, creditCents, cardCents]) => {
    expect(priceOf(base, reduced(some), credit)).toMatchObject({ cents, creditCents, cardCents });
  });

  it('is of whole cents only', () => {
    expect(() => priceOf(10.5, NO_REDUCTIONS, 0)).toThrow('10.5');
    expect(() => priceOf(1_000, NO_REDUCTIONS, -1)).toThrow('-1');
  });

  it('BIL-03~ BIL-04~ BIL-07~ keeps its laws whatever lowers it', () => {
    const coupon = fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant('PERCENT' as const), percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ kind: fc.constant('AMOUNT' as const), cents: fc.nat(5_000) }),
    );
    const reductions = fc.record({ first: fc.boolean(), coupon, voucherCents: fc.nat(3_000) });
    fc.assert(
      fc.property(fc.nat(10_000), reductions, fc.nat(10_000), (base, some, credit) => {
        const price = priceOf(base, some, credit);
        expect(price.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(price.cents);
        expect(price.creditCents + price.cardCents).toBe(price.cents);
        for (const cents of [price.cents, price.creditCents, price.cardCents]) {
          expect(Number.isSafeInteger(cents) && cents >= 0 && cents <= base).toBe(true);
        }
        expect(price.creditCents).toBeLessThanOrEqual(credit);
        expect(price.cardCents === 0 || price.cardCents >= CARD_MINIMUM_CENTS).toBe(true);
        // Credit never makes a thing dearer, and no voucher either.
        expect(price.cents).toBeLessThanOrEqual(priceOf(base, some, 0).cents + CARD_MINIMUM_CENTS);
        expect(priceOf(base, { ...some, voucherCents: 0 }, credit).cents).toBeGreaterThanOrEqual(price.cents - CARD_MINIMUM_CENTS); // oxfmt-ignore
      }),
    );
  });
});
