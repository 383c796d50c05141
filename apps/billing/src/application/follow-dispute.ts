import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { type DisputeLook, Disputes } from './ports/disputes.js';
import { PaymentProvider } from './ports/payment-provider.js';

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
    if ('cents' in outcome) await this.disputes.heard(look, outcome, this.clock.now());
    await this.disputes.rest(look);
  }
}
