import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { type DisputeLook, Disputes } from './ports/disputes.js';
import { PaymentProvider } from './ports/payment-provider.js';

/** A webhook may announce the end before the API shows it; a daily check keeps the payer from staying barred. */
const DAY_MS = 24 * 3_600_000;

/** Fetches the state of a dispute from the provider, the only source of truth. */
@Injectable()
export class FollowDispute {
  constructor(
    private readonly disputes: Disputes,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  async look(look: DisputeLook): Promise<void> {
    const outcome = await this.provider.lookAtDispute(look.ref);
    // The lease serves as the delay before the next try.
    if (outcome.state === 'UNKNOWN') return;
    const now = this.clock.now();
    if ('cents' in outcome) await this.disputes.heard(look, outcome, now);
    await this.disputes.rest(look, outcome.state === 'OPEN' ? new Date(now.getTime() + DAY_MS) : null);
  }
}
