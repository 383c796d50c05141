import type { Outcome } from '@setpoint/kernel';
import type { Price, Reductions } from '../price.js';
import type { Coupon, CouponRefusal } from './coupon.js';
import type { Voucher } from './voucher.js';

/** What a player wants to lower a price with. */
export interface WantedReductions {
  readonly couponCode: string | null;
  readonly voucherIds: readonly string[];
}

/** What there is of it. */
export interface FoundReductions {
  /** Whether it would be the player's first tournament (TRN-08). */
  readonly first: boolean;
  /** Null where none is wanted. */
  readonly coupon: Outcome<Coupon, CouponRefusal> | null;
  /** Those of the wanted ones that the player has and that are not used. */
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

/** Only what lowers the price is taken: of the vouchers the largest first, until they cover what they lower. */
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
