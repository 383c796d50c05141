import { Injectable } from '@nestjs/common';
import { Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { couponCode, couponFor, type Coupon, type CouponRefusal } from '../domain/discounts/coupon.js';
import { Coupons } from './ports/coupons.js';

/** Per person: enough for typing errors, too few to guess a code. */
const CHECKING: RateLimit = { name: 'coupon-check', points: 15, seconds: 600 };

export type CheckRefusal = CouponRefusal | 'INVALID_DATA' | 'TOO_MANY_REQUESTS';

/** Tells whether a player could use a code and what it is worth (SMS-03). Reserves nothing. */
@Injectable()
export class CheckCoupon {
  constructor(
    private readonly coupons: Coupons,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(player: UserId, typed: string): Promise<Outcome<Coupon, CheckRefusal>> {
    const code = couponCode(typed);
    if (code === '') return refuse('INVALID_DATA', { fields: [{ field: 'code', code: 'REQUIRED' }] });
    const { allowed, retryAfterSeconds } = await this.limiter.take(CHECKING, player);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    const { coupon, holder } = await this.coupons.find(code, player);
    return couponFor(coupon, holder, this.clock.now());
  }
}
