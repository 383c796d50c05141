import type { EventEnvelope } from '@setpoint/events';
import { keptText, readAs, type ReadRecords } from '../inbox/read-record.js';
import { EventBus, type ReceiveEvents, type UnreadableRecord } from '../ports/ports.js';
import { hashOfRequest } from '../system/hashes.js';

interface Subscription {
  readonly group: string;
  readonly types: ReadonlySet<string>;
  readonly handle: ReceiveEvents;
}

/**
 * Delivers within the process. `publish` resolves when every group has handled the events, so the outbox row of an
 * event stays until then and nothing is lost when the process ends. Events published before `start` wait for it:
 * by then all services have subscribed.
 */
export class MemoryBus extends EventBus {
  private readonly subscriptions: Subscription[] = [];
  /** Promise chain per group and owner; sequential, as in a partition. */
  private readonly queues = new Map<string, Promise<void>>();
  private readonly started = Promise.withResolvers<void>();
  private stopped = false;

  async publish(events: readonly EventEnvelope[]): Promise<void> {
    await this.started.promise;
    if (this.stopped) throw new Error('the bus has stopped');
    const read = readDelivered(events);
    const deliveries = this.subscriptions.flatMap((subscription) => {
      const isWanted = ({ type }: { readonly type: string }) => subscription.types.has(type);
      const wanted = { events: read.events.filter(isWanted), unreadable: read.unreadable.filter(isWanted) };
      return wanted.events.length + wanted.unreadable.length === 0 ? [] : [this.enqueue(subscription, wanted)];
    });
    const failed = (await Promise.allSettled(deliveries)).find((delivery) => delivery.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async subscribe(group: string, types: readonly string[], handle: ReceiveEvents): Promise<void> {
    this.subscriptions.push({ group, types: new Set(types), handle });
  }

  async unsubscribe(group: string): Promise<void> {
    for (let i = this.subscriptions.length - 1; i >= 0; i -= 1) {
      if (this.subscriptions[i]!.group === group) this.subscriptions.splice(i, 1);
    }
    const mine = [...this.queues].filter(([key]) => key.startsWith(`${group} `)).map(([, tail]) => tail);
    await Promise.allSettled(mine);
  }

  async start(): Promise<void> {
    this.started.resolve();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.started.resolve();
    await Promise.allSettled(this.queues.values());
  }

  private enqueue(subscription: Subscription, { events, unreadable }: ReadRecords): Promise<void> {
    const key = `${subscription.group} ${ownerOf((events[0] ?? unreadable[0])!.type)}`;
    const before = this.queues.get(key) ?? Promise.resolve();
    const delivery = before.catch(() => {}).then(() => subscription.handle(events, unreadable));
    this.queues.set(key, delivery);
    const forget = () => {
      if (this.queues.get(key) === delivery) this.queues.delete(key);
    };
    delivery.then(forget, forget);
    return delivery;
  }
}

const ownerOf = (type: string) => type.slice(0, type.indexOf('.'));

/** What has no type is nobody's. */
function readDelivered(values: readonly unknown[]): ReadRecords {
  const events: EventEnvelope[] = [];
  const unreadable: UnreadableRecord[] = [];
  for (const value of values) {
    const type = typeOf(value);
    if (type === undefined) continue;
    const read = readAs(type, value);
    if (read.ok) events.push(read.event);
    else {
      const text = JSON.stringify(value);
      unreadable.push({ id: `${type}/${hashOfRequest(value)}`, type, ...keptText(text), reason: read.reason });
    }
  }
  return { events, unreadable };
}

function typeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  return typeof value.type === 'string' ? value.type : undefined;
}
