import { RateLimiter, type RateDecision } from '@setpoint/service-kit';

/** Nobody is too fast here. */
export class NoLimits extends RateLimiter {
  override take(): Promise<RateDecision> {
    return Promise.resolve({ allowed: true, retryAfterSeconds: 0, remaining: Infinity, resetSeconds: 0 });
  }

  override async giveBack() {}
}
