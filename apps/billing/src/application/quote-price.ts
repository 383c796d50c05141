import { Injectable } from '@nestjs/common';
import { Clock, InvalidInput, type Refusal } from '@setpoint/kernel';
import { couponCode, type CouponRefusal } from '../domain/discounts/coupon.js';
import { reductionsIn, type WantedReductions } from '../domain/discounts/reductions.js';
import type { Due } from '../domain/due.js';
import { type Price, priceOf } from '../domain/price.js';
import { CouponTries } from './coupon-tries.js';
import { Credits } from './ports/credits.js';
import { PriceReductions } from './ports/price-reductions.js';

export interface WantedPrice {
  readonly useCredit: boolean;
  readonly couponCode: string | null;
  readonly voucherIds: readonly string[];
}

export interface Quote {
  readonly price: Price;
  /** Why the coupon does not apply. */
  readonly couponRefusal: Refusal<CouponRefusal | 'TOO_MANY_REQUESTS'> | null;
}

/** Quotes what a due costs its player now. Prices are computed on the server only (BIL-04). Reserves nothing. */
@Injectable()
export class QuotePrice {
  constructor(
    private readonly reductions: PriceReductions,
    private readonly credits: Credits,
    private readonly tries: CouponTries,
    private readonly clock: Clock,
  ) {}

  async execute(due: Due, { useCredit, ...given }: WantedPrice): Promise<Quote> {
    const wanted = wantedIn(given);
    const guessing = wanted.couponCode === null ? null : await this.tries.refusal(due.playerId);
    const asked = guessing ? { ...wanted, couponCode: null } : wanted;
    const [found, credit] = await Promise.all([
      this.reductions.of(due, asked, this.clock.now()),
      useCredit ? this.credits.forDue(due) : null,
    ]);
    return {
      price: priceOf(due.baseCents, reductionsIn(found), credit?.cents ?? 0),
      couponRefusal: guessing ?? (found.coupon && !found.coupon.ok ? found.coupon : null),
    };
  }
}

/** Vouchers of one payment. */
const MOST_VOUCHERS = 20;

/**
 * Normalised for lookup: canonical codes, each voucher once.
 *
 * @throws InvalidInput INVALID_VALUE where there are too many
 */
export function wantedIn(given: {
  readonly couponCode: string | null;
  readonly voucherIds: readonly string[];
}): WantedReductions {
  const voucherIds = [...new Set(given.voucherIds)].toSorted();
  if (voucherIds.length > MOST_VOUCHERS)
    throw new InvalidInput('INVALID_VALUE', `At most ${MOST_VOUCHERS} vouchers pay for one thing`);
  return { couponCode: couponCode(given.couponCode ?? '') || null, voucherIds };
}
