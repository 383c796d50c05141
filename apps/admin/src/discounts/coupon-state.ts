import type { SupportCouponFragment } from '@setpoint/client/documents';

export type CouponState = 'RUNNING' | 'USED_UP' | 'ENDED' | 'EXPIRED';

export function couponState(coupon: SupportCouponFragment, now: Date): CouponState {
  if (!coupon.active) return 'ENDED';
  if (coupon.validUntil && new Date(coupon.validUntil) <= now) return 'EXPIRED';
  return coupon.mostUses !== null && coupon.uses >= coupon.mostUses ? 'USED_UP' : 'RUNNING';
}
