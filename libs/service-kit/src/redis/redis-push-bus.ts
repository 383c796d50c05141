import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Log } from '../observe/log.js';
import { PushBus } from '../ports/ports.js';
import { signal, type Signal } from '../ports/signal.js';
import { jsonIn } from '../system/json-in.js';

type Listener = (payload: Signal) => void;

const HEARTBEAT_MS = 1_000;
const TOPICS_PER_COMMAND = 1_000;

/**
 * Signals between processes, over one subscriber connection for all topics. After a reconnect all topics are subscribed
 * again, then the gap is reported. Calls never wait for a connection: topics subscribed while there is none are
 * registered once it is back.
 */
export class RedisPushBus extends PushBus {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly gapListeners = new Set<() => void>();
  private readonly subscriber: Redis;
  private readonly heartbeat: NodeJS.Timeout;
  /** Whether the connection accepts subscriptions. */
  private live = false;
  /** Whether signals may have been lost since the last reported gap. */
  private missed = false;
  /** Kinds of topics with what was wrong with their signals. */
  private readonly warned = new Set<string>();

  constructor(
    private readonly redis: Redis,
    private readonly log: Log,
    private readonly prefix = 'setpoint:push:',
  ) {
    super();
    this.subscriber = redis.duplicate({ autoResubscribe: false, autoResendUnfulfilledCommands: false });
    this.subscriber.on('error', (error: Error) => log.warn({ err: error }, 'push is away'));
    this.subscriber.on('message', (channel, text) => this.deliver(channel.slice(prefix.length), text));
    this.subscriber.on('close', () => {
      if (this.live) this.missed = true;
      this.live = false;
    });
    this.subscriber.on('ready', () => void this.resume());
    // A subscriber sends nothing by itself, so without a ping a dead server would go unnoticed.
    this.heartbeat = setInterval(() => {
      if (this.live) void this.subscriber.ping().catch(() => undefined);
    }, HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  async publish(topic: string, payload: Signal = {}): Promise<void> {
    await this.redis.publish(this.prefix + topic, JSON.stringify(payload));
  }

  async subscribe(topic: string, listener: Listener): Promise<() => Promise<void>> {
    const entry: Listener = (payload) => listener(payload);
    const known = this.listeners.get(topic);
    if (known) known.add(entry);
    else {
      this.listeners.set(topic, new Set([entry]));
      await this.subscribeOrReconnect([topic]);
    }
    return async () => {
      const listeners = this.listeners.get(topic);
      listeners?.delete(entry);
      if (listeners?.size !== 0) return;
      this.listeners.delete(topic);
      // Topics added in the meantime are sent after this, on the same connection.
      if (this.live) await this.subscriber.unsubscribe(this.prefix + topic).catch(() => undefined);
    };
  }

  onGap(listener: () => void): () => void {
    const entry = () => listener();
    this.gapListeners.add(entry);
    return () => void this.gapListeners.delete(entry);
  }

  isConnected(): boolean {
    return this.live && this.subscriber.status === 'ready';
  }

  async stop(): Promise<void> {
    clearInterval(this.heartbeat);
    this.listeners.clear();
    this.gapListeners.clear();
    this.subscriber.disconnect();
  }

  private deliver(topic: string, text: string): void {
    const kind = topic.split(':')[0]!;
    const payload = signal.safeParse(jsonIn(text));
    if (!payload.success) return this.warnOnce(kind, z.prettifyError(payload.error));
    for (const listener of [...(this.listeners.get(topic) ?? [])]) {
      try {
        listener(payload.data);
      } catch (error) {
        this.log.warn({ err: error, topic: kind }, 'a listener failed');
      }
    }
  }

  /** What goes wrong with one signal goes wrong with a thousand. */
  private warnOnce(topic: string, reason: string): void {
    const known = `${topic} ${reason}`;
    if (this.warned.has(known)) return;
    this.warned.add(known);
    this.log.warn({ topic, reason }, 'signals of this kind are malformed and dropped');
  }

  /** False if there is no connection, or it failed and is being re-established; `resume` then subscribes again. */
  private async subscribeOrReconnect(topics: readonly string[]): Promise<boolean> {
    if (!this.live) {
      this.missed = true;
      return false;
    }
    try {
      await this.subscriber.subscribe(...topics.map((topic) => this.prefix + topic));
      return true;
    } catch (error) {
      this.log.warn({ err: error, topics: topics.length }, 'push could not subscribe');
      this.missed = true;
      if (this.live) this.subscriber.disconnect(true);
      return false;
    }
  }

  private async resume(): Promise<void> {
    this.live = true;
    const topics = [...this.listeners.keys()];
    for (let from = 0; from < topics.length; from += TOPICS_PER_COMMAND) {
      if (!(await this.subscribeOrReconnect(topics.slice(from, from + TOPICS_PER_COMMAND)))) return;
    }
    if (!this.missed) return;
    this.missed = false;
    for (const listener of [...this.gapListeners]) listener();
  }
}
