/** The smallest amount a card can be charged (Stripe's minimum for the euro). */
export const CARD_MINIMUM_CENTS = 50;

/** Reductions of a price, in the order of application. */
export interface Reductions {
  /** Half price for the player's first tournament. */
  readonly first: boolean;
  readonly coupon: Coupon | null;
  /** Total value of the vouchers. */
  readonly voucherCents: number;
}

export type Coupon =
  | { readonly kind: 'PERCENT'; readonly percent: number }
  | { readonly kind: 'AMOUNT'; readonly cents: number };

export const NO_REDUCTIONS: Reductions = { first: false, coupon: null, voucherCents: 0 };

export interface PriceLine {
  readonly what: 'BASE' | 'FIRST_TOURNAMENT' | 'COUPON' | 'VOUCHER' | 'SMALL_REST';
  /** Signed; reductions are negative. */
  readonly cents: number;
}

/** A price and how it is paid: `cents` = `creditCents` + `cardCents`. */
export interface Price {
  readonly lines: readonly PriceLine[];
  readonly cents: number;
  readonly creditCents: number;
  readonly cardCents: number;
}

/**
 * Base → first tournament → coupon → vouchers → credit → card (BIL-04, BIL-07). Fractions of a cent are rounded in the player's
 * favour. If the card's share would be below the minimum charge, some credit is held back; if the whole price is that
 * small, the rest is dropped.
 * @throws on invalid amounts: a programming error.
 */
export function priceOf(baseCents: number, reductions: Reductions, availableCredit: number): Price {
  if (
    ![baseCents, reductions.voucherCents, availableCredit].every((cents) => Number.isSafeInteger(cents) && cents >= 0)
  )
    throw new Error(`${baseCents}, ${reductions.voucherCents} and ${availableCredit} are no amounts in cents`);
  const lines: PriceLine[] = [{ what: 'BASE', cents: baseCents }];
  let price = baseCents;
  const lowerTo = (cents: number, what: PriceLine['what']) => {
    const lowered = Math.max(0, cents);
    if (lowered !== price) lines.push({ what, cents: lowered - price });
    price = lowered;
  };
  if (reductions.first) lowerTo(Math.floor(price / 2), 'FIRST_TOURNAMENT');
  if (reductions.coupon) lowerTo(withCoupon(price, reductions.coupon), 'COUPON');
  lowerTo(price - reductions.voucherCents, 'VOUCHER');

  let credit = Math.min(price, availableCredit);
  const rest = price - credit;
  if (rest > 0 && rest < CARD_MINIMUM_CENTS) {
    if (price >= CARD_MINIMUM_CENTS) credit = price - CARD_MINIMUM_CENTS;
    else lowerTo(credit, 'SMALL_REST');
  }
  return { lines, cents: price, creditCents: credit, cardCents: price - credit };
}

const withCoupon = (price: number, coupon: Coupon) =>
  coupon.kind === 'PERCENT' ? Math.floor((price * (100 - coupon.percent)) / 100) : price - coupon.cents;
