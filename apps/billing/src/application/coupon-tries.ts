import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';

/** Of one person: a price is asked anew with each change of what pays it, and still nobody guesses codes by it. */
const PRICING: RateLimit = { name: 'coupon-pricing', points: 60, seconds: 600 };

/** Counts prices that are asked or paid with a coupon's code. */
@Injectable()
export class CouponTries {
  constructor(private readonly limiter: RateLimiter) {}

  async allows(player: UserId): Promise<boolean> {
    return (await this.limiter.take(PRICING, player)).allowed;
  }
}
