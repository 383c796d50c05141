import type { Outcome } from '@setpoint/kernel';
import type { Price, Reductions } from '../price.js';
import type { Coupon, CouponRefusal } from './coupon.js';
import type { Voucher } from './voucher.js';

/** The reductions that a player wants to use. */
export interface WantedReductions {
  readonly couponCode: string | null;
  readonly voucherIds: readonly string[];
}

/** The reductions that are available. */
export interface FoundReductions {
  /** Whether it would be the player's first tournament (TRN-08). */
  readonly first: boolean;
  /** Null if none is wanted. */
  readonly coupon: Outcome<Coupon, CouponRefusal> | null;
  /** The requested vouchers that the player owns and has not used. */
  readonly vouchers: readonly Voucher[];
}

/** What a payment sets aside. */
export interface TakenReductions {
  readonly first: boolean;
  readonly couponId: string | null;
  readonly voucherIds: readonly string[];
}

export function reductionsIn({ first, coupon, vouchers }: FoundReductions): Reductions {
  const discount = coupon?.ok ? coupon.value.discount : null;
  return {
    first,
    coupon: discount && ('percent' in discount ? { kind: 'PERCENT', ...discount } : { kind: 'AMOUNT', ...discount }),
    voucherCents: vouchers.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** Uses only what actually lowers the price: vouchers from the largest down, until the price is covered. */
export function takenBy({ lines }: Price, { coupon, vouchers }: FoundReductions): TakenReductions {
  const lowered = (what: Price['lines'][number]['what']) => 0 - (lines.find((line) => line.what === what)?.cents ?? 0);
  const voucherIds: string[] = [];
  let left = lowered('VOUCHER');
  for (const { id, cents } of vouchers.toSorted((a, b) => b.cents - a.cents)) {
    if (left <= 0) break;
    voucherIds.push(id);
    left -= cents;
  }
  return {
    first: lowered('FIRST_TOURNAMENT') > 0,
    couponId: coupon?.ok && lowered('COUPON') > 0 ? coupon.value.id : null,
    voucherIds,
  };
}
