/** Ports of the plumbing. In memory and on Kafka or Redis; one spec for both. */
import type { EventEnvelope } from '@setpoint/events';

/** Carries events from the outbox to the services that hear them. At least once, in order per key. */
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

/** Thin signals to live clients, best effort: clients re-read what they are told about. */
export abstract class PushBus {
  abstract publish(topic: string, payload?: Record<string, unknown>): Promise<void>;
  /** Returns the way to unsubscribe. */
  abstract subscribe(topic: string, listener: (payload: Record<string, unknown>) => void): Promise<() => Promise<void>>;
  abstract stop(): Promise<void>;
}

/** Values that may be lost at any time. */
export abstract class Cache {
  abstract get<T>(key: string): Promise<T | undefined>;
  abstract set(key: string, value: unknown, ttlSeconds: number): Promise<void>;
  abstract delete(key: string): Promise<void>;
}

/** Counts attempts. Fails closed: when the store is away, limited actions are refused (quality: reliability 3). */
export abstract class RateLimiter {
  /** Takes one point of `limit.points` per `limit.seconds` for the key; false when none is left. */
  abstract take(limit: RateLimit, key: string): Promise<{ allowed: boolean; retryAfterSeconds: number }>;
}

export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}
