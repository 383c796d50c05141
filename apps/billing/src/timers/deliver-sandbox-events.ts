import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { HearProvider } from '../application/hear-provider.js';
import { PaymentProvider } from '../application/ports/payment-provider.js';
import { SandboxCalls } from '../application/ports/sandbox.js';

/** The sandbox's webhooks, signed like a real provider's. */
@Injectable()
@Timer({ everyMs: 1_000 })
export class DeliverSandboxEvents implements DueWork {
  constructor(
    private readonly calls: SandboxCalls,
    private readonly provider: PaymentProvider,
    private readonly hear: HearProvider,
  ) {}

  async run(now: Date): Promise<number> {
    if (this.provider.name !== 'SANDBOX') return 0;
    const due = await this.calls.due(now, 20);
    for (const { raw, signature } of due) await this.hear.webhook(raw, signature);
    return due.length;
  }
}
