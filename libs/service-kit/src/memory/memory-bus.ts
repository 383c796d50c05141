import type { EventEnvelope } from '@setpoint/events';
import { EventBus } from '../ports/ports.js';

interface Subscription {
  readonly group: string;
  readonly types: ReadonlySet<string>;
  readonly handle: (events: readonly EventEnvelope[]) => Promise<void>;
}

/**
 * Delivers within the process. `publish` resolves when every group has handled the events, so the outbox row of an
 * event stays until then and nothing is lost when the process ends. Events published before `start` wait for it:
 * by then all services have subscribed.
 */
export class MemoryBus extends EventBus {
  private readonly subscriptions: Subscription[] = [];
  /** Promise chain per group and source; sequential, as in a partition. */
  private readonly queues = new Map<string, Promise<void>>();
  private readonly started = Promise.withResolvers<void>();
  private stopped = false;

  async publish(events: readonly EventEnvelope[]): Promise<void> {
    await this.started.promise;
    if (this.stopped) throw new Error('the bus has stopped');
    const deliveries = this.subscriptions.flatMap((subscription) => {
      const wanted = events.filter((event) => subscription.types.has(event.type));
      return wanted.length === 0 ? [] : [this.enqueue(subscription, wanted)];
    });
    const failed = (await Promise.allSettled(deliveries)).find((delivery) => delivery.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async subscribe(group: string, types: readonly string[], handle: Subscription['handle']): Promise<void> {
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

  private enqueue(subscription: Subscription, events: readonly EventEnvelope[]): Promise<void> {
    const key = `${subscription.group} ${events[0]!.source}`;
    const before = this.queues.get(key) ?? Promise.resolve();
    const delivery = before.catch(() => {}).then(() => subscription.handle(events));
    this.queues.set(key, delivery);
    const forget = () => {
      if (this.queues.get(key) === delivery) this.queues.delete(key);
    };
    delivery.then(forget, forget);
    return delivery;
  }
}
