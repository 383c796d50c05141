import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { HearProvider } from '../application/hear-provider.js';
import { PaymentProvider } from '../application/ports/payment-provider.js';
import { SandboxEvents } from '../payments/sandbox/sandbox-events.js';

/** The sandbox's webhooks, signed as those of a provider are. */
@Injectable()
@Timer({ everyMs: 1_000 })
export class DeliverSandboxEvents implements DueWork {
  constructor(
    private readonly events: SandboxEvents,
    private readonly provider: PaymentProvider,
    private readonly hear: HearProvider,
  ) {}

  async run(now: Date): Promise<number> {
    if (this.provider.name !== 'SANDBOX') return 0;
    const calls = await this.events.due(now, 20);
    for (const { raw, signature } of calls) await this.hear.webhook(raw, signature);
    return calls.length;
  }
}
