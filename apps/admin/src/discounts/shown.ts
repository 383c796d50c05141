import type { SupportCouponFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

/** Amounts and parts of a price as the reader of the page writes them. */
export function useAmounts() {
  const { i18n } = useTranslation();
  const money = ({ cents, currency }: { readonly cents: number; readonly currency: string }) =>
    new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(cents / 100);
  const discount = ({ percent, amount }: SupportCouponFragment['discount']) =>
    amount ? money(amount) : new Intl.NumberFormat(i18n.language, { style: 'percent' }).format((percent ?? 0) / 100);
  const points = (value: number) =>
    new Intl.NumberFormat(i18n.language, { signDisplay: 'always' }).format(value).replace('-', '−');
  return { money, discount, points };
}

export type CouponState = 'RUNNING' | 'USED_UP' | 'ENDED' | 'EXPIRED';

export function couponState(coupon: SupportCouponFragment, now: Date): CouponState {
  if (!coupon.active) return 'ENDED';
  if (coupon.validUntil && new Date(coupon.validUntil) <= now) return 'EXPIRED';
  return coupon.mostUses !== null && coupon.uses >= coupon.mostUses ? 'USED_UP' : 'RUNNING';
}
