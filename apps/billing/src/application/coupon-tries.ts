import { Injectable } from '@nestjs/common';
import { type Refusal, refuse, type UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';

/** Per person: generous enough for repeated quotes, too few to guess codes. */
const PRICING: RateLimit = { name: 'coupon-pricing', points: 60, seconds: 600 };

/** Counts quotes and payments with a coupon code. */
@Injectable()
export class CouponTries {
  constructor(private readonly limiter: RateLimiter) {}

  /** Null if it is allowed. */
  async refusal(player: UserId): Promise<Refusal<'TOO_MANY_REQUESTS'> | null> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(PRICING, player);
    return allowed ? null : refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
  }
}
