import { RateLimiter } from '@setpoint/service-kit';

/** Nobody is too fast. */
export class NoLimits extends RateLimiter {
  override async take() {
    return { allowed: true, retryAfterSeconds: 0 };
  }

  override async giveBack() {}
}
