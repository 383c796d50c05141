import type { Random } from '@setpoint/kernel';
import type { EventContract, EventEnvelope, EventOf } from '@setpoint/events';
import { SpanKind } from '@opentelemetry/api';
import type { Transaction } from 'kysely';
import type { EventHandler } from '../events/event-handler.js';
import type { Log } from '../observe/log.js';
import { metrics } from '../observe/metrics.js';
import { continueTrace, inSpan } from '../observe/trace.js';
import type { Effects } from '../outbox/effects.js';
import type { PlumbingTables } from '../outbox/plumbing-tables.js';
import { isAway } from '../storage/faults.js';
import type { Storage } from '../storage/storage.js';
import { DEFAULT_RETRY, fullJitter, pause, type RetryPolicy } from './retry.js';

export interface Reaction {
  readonly contract: EventContract;
  readonly handler: EventHandler<EventContract>;
}

/**
 * Gives each event its effect exactly once: the event's id goes into the inbox in the effect's own transaction, so a
 * second delivery finds it and does nothing. An event that fails is tried again, with jitter, in its place in the
 * order; after the last try it becomes a dead letter and the ones behind it move on.
 */
export class Consumer {
  private readonly reactions = new Map<string, Reaction[]>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly service: string,
    private readonly storage: Storage,
    reactions: readonly Reaction[],
    private readonly random: Random,
    private readonly log: Log,
    private readonly retry: RetryPolicy = DEFAULT_RETRY,
  ) {
    for (const reaction of reactions) {
      const { type } = reaction.contract;
      this.reactions.set(type, [...(this.reactions.get(type) ?? []), reaction]);
    }
  }

  get types(): string[] {
    return [...this.reactions.keys()];
  }

  /** Rejects only when the store is away or the service stops: then the bus delivers again. */
  async receive(events: readonly EventEnvelope[]): Promise<void> {
    if (events.length > 1 && (await this.handledTogether(events))) return;
    for (const event of events) await this.handleOrBury(event);
  }

  /** For dead letters that are played again; rejects with the fault. */
  async handleOnce(event: EventEnvelope, along: (tx: Transaction<unknown>) => Promise<void>): Promise<void> {
    await this.apply([event], along);
  }

  /** Waiting between tries ends; what is not handled is delivered again later. */
  stop(): void {
    this.stopping.abort();
  }

  private async handledTogether(events: readonly EventEnvelope[]): Promise<boolean> {
    try {
      await this.apply(events);
      return true;
    } catch (error) {
      if (isAway(error)) throw error;
      return false;
    }
  }

  private async handleOrBury(event: EventEnvelope): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.apply([event]);
      } catch (error) {
        if (isAway(error) || this.stopping.signal.aborted) throw error;
        const details = { err: error, event: event.id, type: event.type, subject: event.subject, attempt };
        if (attempt >= this.retry.attempts) {
          this.log.error(details, 'an event failed for good and is a dead letter now');
          return this.bury(event, error, attempt);
        }
        this.log.warn(details, 'an event failed and will be tried again');
        metrics.eventRetries.inc({ service: this.service, type: event.type });
        await pause(fullJitter(this.random, attempt, this.retry), this.stopping.signal);
      }
    }
  }

  private async apply(
    events: readonly EventEnvelope[],
    along?: (tx: Transaction<unknown>) => Promise<void>,
  ): Promise<void> {
    const started = performance.now();
    await this.storage.transaction(async (tx, effects) => {
      const fresh = await this.enter(tx, events);
      for (const event of events) {
        if (fresh.delete(event.id)) await this.traced(event, () => this.react(event, tx, effects));
      }
      await along?.(tx);
    });
    const seconds = (performance.now() - started) / 1000;
    for (const event of events) metrics.eventsHandled.inc({ service: this.service, type: event.type });
    metrics.handlingSeconds.observe({ service: this.service }, seconds / events.length);
  }

  /** In the trace of the command that led to the event. */
  private traced(event: EventEnvelope, work: () => Promise<void>): Promise<void> {
    const attributes = {
      'messaging.consumer.group.name': this.service,
      'messaging.message.id': event.id,
      'service.name': this.service,
    };
    return continueTrace(event.traceparent, () =>
      inSpan(`handle ${event.type}`, attributes, work, { kind: SpanKind.CONSUMER }),
    );
  }

  /** Ids that were not there before. */
  private async enter(tx: Transaction<unknown>, events: readonly EventEnvelope[]): Promise<Set<string>> {
    const rows = await (tx as unknown as Transaction<PlumbingTables>)
      .insertInto('inbox')
      .values(events.map((event) => ({ event_id: event.id })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .execute();
    return new Set(rows.map((row) => row.event_id));
  }

  private async react(event: EventEnvelope, tx: Transaction<unknown>, effects: Effects): Promise<void> {
    for (const { contract, handler } of this.reactions.get(event.type) ?? []) {
      const data: unknown = contract.schema.parse(event.data);
      await handler.handle({ ...event, data } as EventOf<EventContract>, tx, effects);
    }
  }

  private async bury(event: EventEnvelope, error: unknown, attempts: number): Promise<void> {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    await this.storage.transaction(async (tx) => {
      await (tx as unknown as Transaction<PlumbingTables>)
        .insertInto('dead_letter')
        .values({
          event_id: event.id,
          type: event.type,
          subject: event.subject,
          envelope: JSON.stringify(event),
          error: text.slice(0, 2_000),
          attempts,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    metrics.eventsBuried.inc({ service: this.service, type: event.type });
  }
}
