import { SpanKind } from '@opentelemetry/api';
import { reasonOf, type EventContract, type EventEnvelope, type EventOf } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import type { EventHandler, ReactionMetadata } from '../events/event-handler.js';
import { continueTrace, inSpan } from '../observe/trace.js';
import type { Effects } from '../outbox/effects.js';
import { isNewest } from './subject-versions.js';

export interface Reaction {
  /** Of the handler's class. */
  readonly name: string;
  readonly metadata: ReactionMetadata;
  readonly handler: EventHandler<EventContract>;
}

/** The data of an event are not what its contract says: trying again does not help. */
export class BrokenContract extends Error {
  override readonly name = 'BrokenContract';
}

/** Event handlers of a service, by event type. */
export class Reactions {
  private readonly byType: ReadonlyMap<string, readonly Reaction[]>;

  constructor(
    private readonly service: string,
    reactions: readonly Reaction[],
  ) {
    refuseMixedVersions(reactions);
    this.byType = Map.groupBy(reactions, ({ metadata }) => metadata.contract.type);
  }

  get types(): string[] {
    return [...this.byType.keys()];
  }

  /** Runs the handlers of the event, in the trace of the command that caused it. */
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
    for (const reaction of this.byType.get(event.type) ?? []) {
      const { metadata, handler } = reaction;
      if (event.snapshot && !metadata.overwrites) continue;
      const data = dataOf(event, metadata.contract);
      const what = overwrittenBy(reaction);
      if (what !== undefined) {
        const key = keyOf(metadata, data) ?? event.subject;
        if (!(await isNewest(manager, what, key, event))) continue;
      }
      await handler.handle({ ...event, data } as EventOf<EventContract>, manager, effects);
    }
  }
}

function dataOf({ type, data }: EventEnvelope, { schema }: EventContract): unknown {
  const read = schema.safeParse(data);
  if (!read.success) throw new BrokenContract(`the data of ${type} break its contract: ${reasonOf(read.error)}`);
  return read.data;
}

/** Name of what the handler overwrites; undefined if nothing. */
export function overwrittenBy({ name, metadata: { overwrites } }: Reaction): string | undefined {
  if (!overwrites) return undefined;
  return overwrites === true ? name : (overwrites.what ?? name);
}

function keyOf({ overwrites }: ReactionMetadata, data: unknown): string | undefined {
  return typeof overwrites === 'object' ? overwrites.key?.(data as never) : undefined;
}

/** Versions are comparable only within one owner, and a second handler of the same event would find it already applied. */
function refuseMixedVersions(reactions: readonly Reaction[]): void {
  for (const [what, sharing] of Map.groupBy(reactions, overwrittenBy)) {
    if (what === undefined) continue;
    const contracts = sharing.map(({ metadata }) => metadata.contract);
    const owners = new Set(contracts.map(({ owner }) => owner));
    const types = new Set(contracts.map(({ type }) => type));
    if (owners.size === 1 && types.size === contracts.length) continue;
    const names = sharing.map(({ name }) => name).join(' and ');
    throw new Error(`${names} can't both overwrite ${what}: they need different events of one owner`);
  }
}
