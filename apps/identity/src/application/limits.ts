import { Injectable } from '@nestjs/common';
import { type Refusal, refuse } from '@setpoint/kernel';
import { InjectConfig, RateLimiter, takeSms, type RateDecision } from '@setpoint/service-kit';
import type { IdentitySettings, LimitName } from '../config.js';
import { withinPatience } from './patience.js';

export type LimitRefusal = Refusal<'TOO_MANY_REQUESTS'>;

/** Retry hint while the rate limiter is unavailable, when limited actions are refused. */
const UNCOUNTED_RETRY_SECONDS = 5;

/** Rate limits of sign-in and its mails, by account and by address (AUTH-27). */
@Injectable()
export class Limits {
  constructor(
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'limits' | 'smsPerHour' | 'smsPerDay'>,
  ) {}

  /**
   * Counts an attempt: null, or the refusal with `retryAfterSeconds` if none is left. An unknown key
   * (no address behind a proxy that hides it) is not limited.
   */
  async take(name: LimitName, key: string | null | undefined): Promise<LimitRefusal | null> {
    if (!key) return null;
    const limit = { name: `identity:${name}`, ...this.settings.limits[name] };
    return this.counted(() => this.limiter.take(limit, key));
  }

  /** Counts an SMS against the platform's limit. */
  takeSms(): Promise<LimitRefusal | null> {
    return this.counted(() => takeSms(this.limiter, this.settings));
  }

  private async counted(take: () => Promise<RateDecision>): Promise<LimitRefusal | null> {
    const { allowed, retryAfterSeconds } = await withinPatience(take, () => ({
      allowed: false,
      retryAfterSeconds: UNCOUNTED_RETRY_SECONDS,
    }));
    return allowed ? null : refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
  }
}
