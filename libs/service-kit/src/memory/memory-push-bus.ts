import { PushBus } from '../ports/ports.js';
import type { Signal } from '../ports/signal.js';

type Listener = (payload: Signal) => void;

/** Signals within the process. A failing listener does not affect the others. */
export class MemoryPushBus extends PushBus {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly gapListeners = new Set<() => void>();
  private connected = true;

  async publish(topic: string, payload: Signal = {}): Promise<void> {
    if (!this.connected) throw new Error('push is disconnected');
    const errors: unknown[] = [];
    for (const listener of [...(this.listeners.get(topic) ?? [])]) {
      try {
        listener(payload);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, `listeners of ${topic.split(':')[0]} failed`);
  }

  async subscribe(topic: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners);
    // A separate wrapper, so that the same function can subscribe twice.
    const entry: Listener = (payload) => listener(payload);
    listeners.add(entry);
    return async () => {
      listeners.delete(entry);
      if (listeners.size === 0 && this.listeners.get(topic) === listeners) this.listeners.delete(topic);
    };
  }

  onGap(listener: () => void): () => void {
    const entry = () => listener();
    this.gapListeners.add(entry);
    return () => void this.gapListeners.delete(entry);
  }

  isConnected(): boolean {
    return this.connected;
  }

  /** Drops every signal from now on, like an unavailable transport. For tests. */
  disconnect(): void {
    this.connected = false;
  }

  /** Resumes delivery and reports the gap. */
  reconnect(): void {
    this.connected = true;
    for (const listener of [...this.gapListeners]) listener();
  }

  /** A subscription. */
  get topics(): readonly string[] {
    return [...this.listeners.keys()];
  }

  async stop(): Promise<void> {
    this.listeners.clear();
    this.gapListeners.clear();
  }
}
