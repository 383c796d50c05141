import type { Redis } from 'ioredis';
import type { Log } from '../observe/log.js';
import { PushBus } from '../ports/ports.js';

type Listener = (payload: Record<string, unknown>) => void;

/**
 * Signals between processes. One subscribing connection for all topics; after a break it subscribes again by itself,
 * and tells every listener once that something may have happened meanwhile.
 */
export class RedisPushBus extends PushBus {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly subscriber: Redis;
  private wasAway = false;

  constructor(
    private readonly redis: Redis,
    private readonly log: Log,
    private readonly prefix = 'setpoint:push:',
  ) {
    super();
    this.subscriber = redis.duplicate({
      enableOfflineQueue: true,
      maxRetriesPerRequest: null,
      commandTimeout: undefined,
    });
    this.subscriber.on('error', (error: Error) => log.warn({ err: error }, 'push is away'));
    this.subscriber.on('message', (channel, text) => this.tell(channel.slice(prefix.length), text));
    this.subscriber.on('close', () => (this.wasAway = true));
    this.subscriber.on('ready', () => void this.resume());
  }

  async publish(topic: string, payload: Record<string, unknown> = {}): Promise<void> {
    await this.redis.publish(this.prefix + topic, JSON.stringify(payload));
  }

  async subscribe(topic: string, listener: Listener): Promise<() => Promise<void>> {
    const entry: Listener = (payload) => listener(payload);
    const known = this.listeners.get(topic);
    if (known) known.add(entry);
    else this.listeners.set(topic, new Set([entry]));
    if (!known) await this.subscriber.subscribe(this.prefix + topic);
    return async () => {
      const listeners = this.listeners.get(topic);
      listeners?.delete(entry);
      if (listeners?.size !== 0) return;
      this.listeners.delete(topic);
      await this.subscriber.unsubscribe(this.prefix + topic).catch(() => {});
      // Somebody came while it was under way.
      if (this.listeners.has(topic)) await this.subscriber.subscribe(this.prefix + topic);
    };
  }

  async stop(): Promise<void> {
    this.listeners.clear();
    this.subscriber.disconnect();
  }

  private tell(topic: string, text: string): void {
    const payload = JSON.parse(text) as Record<string, unknown>;
    for (const listener of [...(this.listeners.get(topic) ?? [])]) {
      try {
        listener(payload);
      } catch (error) {
        this.log.warn({ err: error, topic }, 'a listener failed');
      }
    }
  }

  private async resume(): Promise<void> {
    if (!this.wasAway) return;
    this.wasAway = false;
    const topics = [...this.listeners.keys()];
    if (topics.length === 0) return;
    await this.subscriber.subscribe(...topics.map((topic) => this.prefix + topic)).catch(() => {});
    for (const topic of topics) this.tell(topic, '{}');
  }
}
