import { Injectable } from '@nestjs/common';
import { Clock, Ids, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { couponCode, couponErrors, type Coupon, type NewCoupon } from '../domain/discounts/coupon.js';
import { Coupons } from './ports/coupons.js';

/** Support issues a coupon (ADM-06). */
@Injectable()
export class IssueCoupon {
  constructor(
    private readonly coupons: Coupons,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(
    by: UserId,
    { requestId, ...given }: NewCoupon & { readonly requestId: string },
  ): Promise<Outcome<Coupon, 'INVALID_DATA' | 'COUPON_CODE_TAKEN'>> {
    const now = this.clock.now();
    const isForCertain = given.audience === 'CERTAIN_PLAYERS';
    const playerIds = isForCertain ? [...new Set(given.playerIds)] : [];
    const made = { ...given, code: couponCode(given.code), playerIds };
    const fields = couponErrors(made, now);
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const { percent, cents, ...rest } = made;
    const discount = percent === null ? { cents: cents! } : { percent };
    const coupon = { ...rest, discount, id: this.ids.next(), uses: 0, active: true, createdAt: now, createdBy: by };
    const { id, createdAt: at, createdBy, ...after } = coupon;
    return this.coupons.add(coupon, requestId, {
      ...{ kind: 'COUPON_CREATED', by: createdBy, at, about: id, reason: null, before: null, after },
    });
  }
}
