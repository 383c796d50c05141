import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { Webhooks } from '../application/ports/webhooks.js';

const DAYS_KEPT = 30;

/** Deletes old webhook messages with their delivery logs. */
@Injectable()
@Timer({ everyMs: 3_600_000 })
export class SweepWebhookMessages implements DueWork {
  constructor(private readonly webhooks: Webhooks) {}

  run(now: Date): Promise<number> {
    return this.webhooks.forget(new Date(now.getTime() - DAYS_KEPT * 86_400_000));
  }
}
