import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { type DisputeLook, Disputes } from './ports/disputes.js';
import { PaymentProvider } from './ports/payment-provider.js';

/** Its end may be told before it can be read: nobody stays barred because of that. */
const DAY_MS = 24 * 3_600_000;

/** Asks the provider how a dispute stands, and believes nobody else. */
@Injectable()
export class FollowDispute {
  constructor(
    private readonly disputes: Disputes,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  async look(look: DisputeLook): Promise<void> {
    const outcome = await this.provider.lookAtDispute(look.ref);
    // The lease is the pause before the next try.
    if (outcome.state === 'UNKNOWN') return;
    const now = this.clock.now();
    if ('cents' in outcome) await this.disputes.heard(look, outcome, now);
    await this.disputes.rest(look, outcome.state === 'OPEN' ? new Date(now.getTime() + DAY_MS) : null);
  }
}
