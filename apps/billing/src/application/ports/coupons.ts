import type { Outcome, Page, PageRequest, UserId } from '@setpoint/kernel';
import type { Coupon, CouponAudience, CouponHolder } from '../../domain/discounts/coupon.js';
import type { SupportAction } from '../../domain/discounts/support-action.js';

export interface CouponCriteria {
  /** A part of the code. */
  readonly text: string | null;
  readonly audience: CouponAudience | null;
  /** Null includes ended ones. */
  readonly active: boolean | null;
  readonly now: Date;
}

export abstract class Coupons {
  /** The coupon with the given code, and what is known about the player who wants to use it. */
  abstract find(
    code: string,
    player: UserId,
  ): Promise<{ readonly coupon: Coupon | null; readonly holder: CouponHolder }>;
  abstract of(id: string): Promise<Coupon | null>;
  /** The latest first. */
  abstract page(criteria: CouponCriteria, page: PageRequest): Promise<Page<Coupon>>;
  /** A repeated request returns the same coupon. */
  abstract add(coupon: Coupon, requestId: string, action: SupportAction): Promise<Outcome<Coupon, 'COUPON_CODE_TAKEN'>>;
  /** Reservations are kept. Idempotent. Null if there is no such coupon. */
  abstract deactivate(id: string, action: SupportAction): Promise<Coupon | null>;
  /** Oldest first. */
  abstract actions(id: string): Promise<readonly SupportAction[]>;
}
