import type { Outcome, Page, PageRequest, UserId } from '@setpoint/kernel';
import type { SupportAction } from '../../domain/discounts/support-action.js';
import type { Voucher, VoucherState } from '../../domain/discounts/voucher.js';
import type { PointsEntry } from '../../domain/points/points.js';

export interface VoucherCriteria {
  /** A code or a part of it, or an id. */
  readonly text: string | null;
  readonly playerId: UserId | null;
  readonly state: VoucherState | null;
}

export type CancelRefusal = 'VOUCHER_NOT_FOUND' | 'VOUCHER_NOT_ACTIVE';

export abstract class Vouchers {
  /** The latest first. */
  abstract of(player: UserId, most: number): Promise<readonly Voucher[]>;
  abstract page(criteria: VoucherCriteria, page: PageRequest): Promise<Page<Voucher>>;
  /**
   * Buys a voucher with points atomically; a repeated request returns the same voucher.
   * Null if there are too few points.
   */
  abstract redeem(voucher: Voucher, requestId: string, cost: PointsEntry): Promise<Voucher | null>;
  /** Cancels an active voucher; idempotent. `refund` returns the points. */
  abstract cancel(
    id: string,
    action: SupportAction,
    refund: ((voucher: Voucher) => PointsEntry | null) | null,
  ): Promise<Outcome<Voucher, CancelRefusal>>;
  abstract actions(id: string): Promise<readonly SupportAction[]>;
}
