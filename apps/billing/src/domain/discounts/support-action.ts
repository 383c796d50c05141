import type { UserId } from '@setpoint/kernel';

export type SupportActionKind =
  | 'POINTS_ADJUSTED'
  | 'COUPON_CREATED'
  | 'COUPON_DEACTIVATED'
  | 'VOUCHER_CANCELLED'
  | 'PAYMENT_REFUNDED'
  | 'PAYER_BARRED'
  | 'PAYER_ALLOWED';

/** What somebody of support did (ADM-01); never changed or removed. */
export interface SupportAction {
  readonly kind: SupportActionKind;
  readonly by: UserId;
  readonly at: Date;
  /** The player, coupon, voucher or payment. */
  readonly about: string;
  readonly reason: string | null;
  /** What it was before and after, where the store does not know better. */
  readonly before: unknown;
  readonly after: unknown;
}
