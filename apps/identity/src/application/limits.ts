import { Injectable } from '@nestjs/common';
import { type Refusal, refuse } from '@setpoint/kernel';
import { InjectConfig, RateLimiter, takeSms, type RateDecision } from '@setpoint/service-kit';
import type { IdentitySettings, LimitName } from '../config.js';
import { withinPatience } from './patience.js';

export type LimitRefusal = Refusal<'TOO_MANY_REQUESTS'>;

/** When to try again while attempts cannot be counted: what is limited is refused then. */
const UNCOUNTED_RETRY_SECONDS = 5;

/** How often sign-in and its mails may be tried, by account and by address (AUTH-27). */
@Injectable()
export class Limits {
  constructor(
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'limits' | 'smsPerHour' | 'smsPerDay'>,
  ) {}

  /**
   * Takes one attempt: null, or the refusal with `retryAfterSeconds` when there is none left. A key that is not known
   * (no address behind a proxy that hides it) is not limited.
   */
  async take(name: LimitName, key: string | null | undefined): Promise<LimitRefusal | null> {
    if (!key) return null;
    const limit = { name: `identity:${name}`, ...this.settings.limits[name] };
    return this.counted(() => this.limiter.take(limit, key));
  }

  /** Takes one of the SMS of the whole platform. */
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
