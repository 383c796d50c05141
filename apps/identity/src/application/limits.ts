import { Injectable } from '@nestjs/common';
import { InjectConfig, RateLimiter } from '@setpoint/service-kit';
import type { IdentitySettings, LimitName } from '../config.js';

/** How often sign-in and its mails may be tried, by account and by address (AUTH-27). */
@Injectable()
export class Limits {
  constructor(
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'limits'>,
  ) {}

  /** Takes one attempt. A key that isn't known (no address behind a proxy that hides it) is not limited. */
  async allows(name: LimitName, key: string | null | undefined): Promise<boolean> {
    if (!key) return true;
    return (await this.limiter.take({ name: `identity:${name}`, ...this.settings.limits[name] }, key)).allowed;
  }
}
