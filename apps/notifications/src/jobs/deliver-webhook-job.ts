import { Injectable } from '@nestjs/common';
import { OnJob, type JobHandler, type JobRun } from '@setpoint/service-kit';
import { z } from 'zod';
import { DeliverWebhook } from '../application/webhooks/deliver-webhook.js';
import { DELIVER_WEBHOOK } from './queues.js';

const HOUR = 3_600;

/** Tries for three days: at once, then after 5 s, 10 s … and every six hours in the end (BYD-11). */
@Injectable()
@OnJob(DELIVER_WEBHOOK, { retryLimit: 24, retryDelay: 5, retryDelayMax: 6 * HOUR, expireInSeconds: 60, concurrency: 4 })
export class DeliverWebhookJob implements JobHandler<{ deliveryId: string }> {
  readonly data = z.object({ deliveryId: z.string() });

  constructor(private readonly deliver: DeliverWebhook) {}

  async run({ deliveryId }: { deliveryId: string }, { isLast, signal }: JobRun): Promise<void> {
    await this.deliver.execute(deliveryId, isLast, signal);
  }
}
