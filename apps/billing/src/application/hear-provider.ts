import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse } from '@setpoint/kernel';
import { Log } from '@setpoint/service-kit';
import { AdvanceOrder } from './advance-order.js';
import { Disputes } from './ports/disputes.js';
import { ForgedWebhook, MalformedWebhook, PaymentProvider, type ProviderEvent } from './ports/payment-provider.js';
import { ProviderEvents } from './ports/provider-events.js';
import { Refunds } from './ports/refunds.js';
import { SaveMeans } from './save-means.js';

const HOUR_MS = 3_600_000;

/**
 * An event only tells which payment to check soon. Duplicated, reordered and missing ones change
 * nothing else (BIL-03).
 */
@Injectable()
export class HearProvider {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly events: ProviderEvents,
    private readonly advance: AdvanceOrder,
    private readonly refunds: Refunds,
    private readonly saveMeans: SaveMeans,
    private readonly disputes: Disputes,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Handles a webhook, given the raw bytes of its body. */
  async webhook(raw: Buffer, signature: string): Promise<Outcome<null, 'WEBHOOK_FORGED' | 'WEBHOOK_MALFORMED'>> {
    const now = this.clock.now();
    try {
      await this.take(await this.provider.readWebhook(raw, signature, now), now);
      return accept(null);
    } catch (error) {
      if (error instanceof ForgedWebhook) return refuse('WEBHOOK_FORGED');
      if (!(error instanceof MalformedWebhook)) throw error;
      this.log.error({ err: error }, 'the provider sent a malformed webhook');
      return refuse('WEBHOOK_MALFORMED');
    }
  }

  /** Reads the provider's event list, for webhooks that never came, with an hour of overlap for events listed late. */
  async catchUp(): Promise<void> {
    const now = this.clock.now();
    const mark = await this.events.readUntil(this.provider.name);
    const since = new Date((mark ?? now).getTime() - HOUR_MS);
    for await (const event of this.provider.eventsSince(since)) await this.take(event, now);
    await this.events.markRead(this.provider.name, now);
  }

  /** Schedules the check before marking the event as handled: after a crash in between, it is handled again. */
  private async take(event: ProviderEvent, now: Date): Promise<void> {
    if (await this.events.isKnown(event.eventId)) return;
    const paymentId = event.ref && (await this.events.paymentOf(event.ref));
    if (paymentId) {
      await this.advance.apply(paymentId, { kind: 'HINTED' });
      await this.refunds.hint(paymentId, now);
    }
    const { about } = event;
    if (about?.kind === 'DISPUTE' && paymentId) await this.disputes.hint(about.ref, paymentId, now);
    if (about?.kind === 'SETUP') await this.saveMeans.hear(about.ref);
    await this.events.keep(event, now);
  }
}
