/** Ports of the infrastructure. In memory and on Kafka or Redis; one spec for both. */
import type { EventEnvelope } from '@setpoint/events';

/** Carries events from the outbox to the services that subscribe to them. At least once, in order per key. */
export abstract class EventBus {
  /** Resolves when the bus has taken every event (in process: when every group has handled it). Rejects when it has not. */
  abstract publish(events: readonly EventEnvelope[]): Promise<void>;
  /** `handle` is called with events of one partition in order; a rejection leads to redelivery. Before `start`. */
  abstract subscribe(
    group: string,
    types: readonly string[],
    handle: (events: readonly EventEnvelope[]) => Promise<void>,
  ): Promise<void>;
  /** Finishes what the group has under way, then delivers nothing more to it here. */
  abstract unsubscribe(group: string): Promise<void>;
  abstract start(): Promise<void>;
  /** Stops taking events, finishes those under way. */
  abstract stop(): Promise<void>;
}

/**
 * Thin signals to live clients, best effort: listeners read again what a signal is about. Nothing here waits for a
 * transport that is away.
 */
export abstract class PushBus {
  /** Rejects when the signal could not be sent. */
  abstract publish(topic: string, payload?: Record<string, unknown>): Promise<void>;
  /**
   * Listens to a topic and resolves with the way to stop. While the transport is away it resolves too: listening begins
   * when it is back, and a gap is reported then.
   */
  abstract subscribe(topic: string, listener: (payload: Record<string, unknown>) => void): Promise<() => Promise<void>>;
  /**
   * Calls the listener each time when signals may have been lost and arrive again. A gap says nothing about any topic:
   * whoever relies on signals reads the truth again. Returns the way to stop.
   */
  abstract onGap(listener: () => void): () => void;
  /** Whether signals arrive at present. */
  abstract isConnected(): boolean;
  abstract stop(): Promise<void>;
}

/** Values that may be lost at any time. */
export abstract class Cache {
  abstract get<T>(key: string): Promise<T | undefined>;
  abstract set(key: string, value: unknown, ttlSeconds: number): Promise<void>;
  abstract delete(key: string): Promise<void>;
}

export interface RateDecision {
  readonly allowed: boolean;
  /** Seconds until another attempt makes sense; 0 when allowed. */
  readonly retryAfterSeconds: number;
  /** Points that are left in this window, and seconds until it ends; absent where the store could not be asked. */
  readonly remaining?: number;
  readonly resetSeconds?: number;
  /** The store could not be asked, so nothing was counted: refused because of that, not because of the caller. */
  readonly storeAway?: true;
}

/** Counts attempts. Fails closed: while the store is away, limited actions are refused (quality: reliability 3). */
export abstract class RateLimiter {
  /** Takes points, one unless told, of `limit.points` per `limit.seconds` for the key; refused when too few are left. Never rejects. */
  abstract take(limit: RateLimit, key: string, points?: number): Promise<RateDecision>;
}

export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}
