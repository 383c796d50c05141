import type { UserId } from '@setpoint/kernel';

export type SupportActionKind =
  | 'POINTS_ADJUSTED'
  | 'COUPON_CREATED'
  | 'COUPON_DEACTIVATED'
  | 'VOUCHER_CANCELLED'
  | 'PAYMENT_REFUNDED'
  | 'PAYER_BARRED'
  | 'PAYER_ALLOWED'
  | 'DISPUTE_HANDLED'
  | 'PAYMENT_FAULT_RESOLVED';

/** An action of support (ADM-01); append-only. */
export interface SupportAction {
  readonly kind: SupportActionKind;
  readonly by: UserId;
  readonly at: Date;
  /** The player, coupon, voucher or payment, or the provider's reference of what belongs to no payment. */
  readonly about: string;
  readonly reason: string | null;
  /** State before and after, unless the store determines it. */
  readonly before: unknown;
  readonly after: unknown;
}
