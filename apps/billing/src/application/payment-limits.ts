import { Injectable } from '@nestjs/common';
import { type Refusal, refuse, type UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';

/** Per person: generous for whoever pays, too few to try out cards or to keep the provider busy. */
const LIMITS = {
  START: { name: 'payment-start', points: 20, seconds: 3_600 },
  FOLLOW: { name: 'payment-follow', points: 30, seconds: 600 },
  SAVE_MEANS: { name: 'means-setup', points: 5, seconds: 86_400 },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Limits what players ask of the provider. */
@Injectable()
export class PaymentLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** Null if it is allowed. */
  async refusal(what: keyof typeof LIMITS, player: UserId): Promise<Refusal<'TOO_MANY_REQUESTS'> | null> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(LIMITS[what], player);
    return allowed ? null : refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
  }
}
