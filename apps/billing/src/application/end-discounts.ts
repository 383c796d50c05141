import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { Coupon } from '../domain/discounts/coupon.js';
import { reasonErrors, reasonOf } from '../domain/discounts/reason.js';
import type { SupportActionKind } from '../domain/discounts/support-action.js';
import type { Voucher } from '../domain/discounts/voucher.js';
import type { PointsEntry } from '../domain/points/points.js';
import { Coupons } from './ports/coupons.js';
import { Vouchers, type CancelRefusal } from './ports/vouchers.js';

interface Ending {
  readonly id: string;
  readonly reason: string;
}

/** Support deactivates coupons and cancels vouchers, with a reason (ADM-06). */
@Injectable()
export class EndDiscounts {
  constructor(
    private readonly coupons: Coupons,
    private readonly vouchers: Vouchers,
    private readonly clock: Clock,
  ) {}

  async deactivate(by: UserId, ending: Ending): Promise<Outcome<Coupon, 'INVALID_DATA' | 'COUPON_NOT_FOUND'>> {
    const action = this.actionOf('COUPON_DEACTIVATED', by, ending);
    if (!action.ok) return action;
    const coupon = await this.coupons.deactivate(ending.id, action.value);
    return coupon ? accept(coupon) : refuse('COUPON_NOT_FOUND');
  }

  async cancel(
    by: UserId,
    ending: Ending & { readonly givePointsBack: boolean },
  ): Promise<Outcome<Voucher, 'INVALID_DATA' | CancelRefusal>> {
    const action = this.actionOf('VOUCHER_CANCELLED', by, ending);
    if (!action.ok) return action;
    const { at, reason } = action.value;
    // A prize cost no points.
    const refund = ({ id, playerId, points }: Voucher): PointsEntry | null =>
      points === 0
        ? null
        : { playerId, kind: 'GIVEN_BACK', cause: `GIVEN_BACK:${id}`, points, at, about: id, reason, by };
    return this.vouchers.cancel(ending.id, action.value, ending.givePointsBack ? refund : null);
  }

  private actionOf(kind: SupportActionKind, by: UserId, { id, ...given }: Ending) {
    const reason = reasonOf(given.reason);
    const fields = reasonErrors(reason);
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    return accept({ kind, by, at: this.clock.now(), about: id, reason, before: null, after: null });
  }
}
