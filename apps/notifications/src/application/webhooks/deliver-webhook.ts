import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { Log } from '@setpoint/service-kit';
import {
  type DisabledReason,
  isGivenUp,
  isOpen,
  signingSecrets,
  type WebhookEndpoint,
} from '../../domain/webhooks/endpoint.js';
import { signedHeaders } from './signature.js';
import { WebhookSender } from '../ports/webhook-sender.js';
import { type WebhookDelivery, Webhooks } from '../ports/webhooks.js';

/** Disables the endpoint at the receiver's request. */
const GONE = 410;
const LONGEST_ERROR = 200;

/** Sends one delivery (BYD-11). At least once: when the process dies after the answer, it is sent again with the same id. */
@Injectable()
export class DeliverWebhook {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Rejects if it should be retried. */
  async execute(deliveryId: string, isLastTry: boolean, signal: AbortSignal): Promise<void> {
    const delivery = await this.webhooks.delivery(deliveryId);
    if (delivery?.state !== 'WAITING') return;
    const endpoint = await this.webhooks.endpoint(delivery.endpointId);
    const key = endpoint && (await this.webhooks.key(endpoint.keyId));
    const now = this.clock.now();
    if (!endpoint || endpoint.disabled || !key || !isOpen(key, now)) {
      const error = endpoint?.disabled ? 'the endpoint is off' : 'the key has ended';
      return this.webhooks.attempted(delivery, { at: now, state: 'DROPPED', status: null, error }, null);
    }
    const { status, error } = await this.post(endpoint, delivery, now, signal);
    const at = this.clock.now();
    if (status !== null && status >= 200 && status < 300)
      return this.webhooks.attempted(delivery, { at, state: 'DELIVERED', status, error: null }, null);
    const off = status === GONE ? 'GONE' : isGivenUp(endpoint, at) ? 'FAILING' : null;
    const state = off ? 'DROPPED' : isLastTry ? 'FAILED' : 'WAITING';
    await this.webhooks.attempted(delivery, { at, state, status, error }, off);
    if (off) return this.logDisabled(endpoint, off);
    throw new Error(`a webhook was not taken: ${error ?? status}`);
  }

  private async post(endpoint: WebhookEndpoint, { message }: WebhookDelivery, now: Date, signal: AbortSignal) {
    // By the real clock, as receivers compare it with theirs: the platform's may show another time.
    const headers = signedHeaders(message.id, message.body, signingSecrets(endpoint, now), new Date());
    try {
      const status = await this.sender.post({ url: endpoint.url, headers, body: message.body }, signal);
      return { status, error: status >= 300 && status < 400 ? 'redirects are not followed' : null };
    } catch (error) {
      return { status: null, error: (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR) };
    }
  }

  private logDisabled({ id, keyId }: WebhookEndpoint, why: DisabledReason): void {
    this.log.warn({ endpointId: id, keyId, why }, 'a webhook endpoint was given up');
  }
}
