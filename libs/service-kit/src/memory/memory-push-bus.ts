import { PushBus } from '../ports/ports.js';

type Listener = (payload: Record<string, unknown>) => void;

/** Signals within the process. A listener that fails keeps nobody else from hearing. */
export class MemoryPushBus extends PushBus {
  private readonly listeners = new Map<string, Set<Listener>>();

  async publish(topic: string, payload: Record<string, unknown> = {}): Promise<void> {
    const faults: unknown[] = [];
    for (const listener of [...(this.listeners.get(topic) ?? [])]) {
      try {
        listener(payload);
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, `listeners of ${topic.split(':')[0]} failed`);
  }

  async subscribe(topic: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners);
    // A wrapper of its own, so that the same function can listen twice.
    const entry: Listener = (payload) => listener(payload);
    listeners.add(entry);
    return async () => {
      listeners.delete(entry);
      if (listeners.size === 0 && this.listeners.get(topic) === listeners) this.listeners.delete(topic);
    };
  }

  /** How many topics somebody listens to. */
  get topics(): number {
    return this.listeners.size;
  }

  async stop(): Promise<void> {
    this.listeners.clear();
  }
}
