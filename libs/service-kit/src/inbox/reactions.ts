import { SpanKind } from '@opentelemetry/api';
import type { EventContract, EventEnvelope, EventOf } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import type { EventHandler, ReactionMetadata } from '../events/event-handler.js';
import { continueTrace, inSpan } from '../observe/trace.js';
import type { Effects } from '../outbox/effects.js';
import { isNewest } from './subject-versions.js';

export interface Reaction {
  /** Of the handler's class: versions are remembered by it. */
  readonly name: string;
  readonly metadata: ReactionMetadata;
  readonly handler: EventHandler<EventContract>;
}

/** What a service does about events, by their type. */
export class Reactions {
  private readonly byType = new Map<string, Reaction[]>();

  constructor(
    private readonly service: string,
    reactions: readonly Reaction[],
  ) {
    for (const reaction of reactions) {
      const { type } = reaction.metadata.contract;
      this.byType.set(type, [...(this.byType.get(type) ?? []), reaction]);
    }
  }

  get types(): string[] {
    return [...this.byType.keys()];
  }

  /** Runs the handlers of the event, in the trace of the command that led to it. */
  apply(event: EventEnvelope, manager: EntityManager, effects: Effects): Promise<void> {
    const attributes = {
      'messaging.consumer.group.name': this.service,
      'messaging.message.id': event.id,
      'service.name': this.service,
    };
    return continueTrace(event.traceparent, () =>
      inSpan(`handle ${event.type}`, attributes, () => this.react(event, manager, effects), {
        kind: SpanKind.CONSUMER,
      }),
    );
  }

  private async react(event: EventEnvelope, manager: EntityManager, effects: Effects): Promise<void> {
    for (const { name, metadata, handler } of this.byType.get(event.type) ?? []) {
      const data: unknown = metadata.contract.schema.parse(event.data);
      const { overwrites } = metadata;
      const key = typeof overwrites === 'function' ? overwrites(data as never) : event.subject;
      if (overwrites && !(await isNewest(manager, name, key, event))) continue;
      await handler.handle({ ...event, data } as EventOf<EventContract>, manager, effects);
    }
  }
}
