/** Infrastructure ports, with adapters in memory and on Kafka or Redis that share one spec. */
import type { EventEnvelope } from '@setpoint/events';
import type { Signal } from './signal.js';

/** A record that came in under a type that somebody handles, but is no event. */
export interface UnreadableRecord {
  /** The same whenever it is delivered: where it stands, or a hash of it. */
  readonly id: string;
  readonly type: string;
  /** As it came, up to a limit. */
  readonly text: string;
  readonly isWhole: boolean;
  readonly reason: string;
}

/** A part of a partition that was read as a whole, whether or not somebody handles what it holds. */
export interface Stretch {
  readonly topic: string;
  readonly partition: number;
  /** Offset of its first record, and of the one after its last. */
  readonly first: number;
  readonly next: number;
}

/** What the broker has of a partition. */
export interface KeptRecords {
  readonly topic: string;
  readonly partition: number;
  /** Offset of the first record that is kept, and the one that the next record gets. */
  readonly low: number;
  readonly high: number;
  /** Where the group goes on; undefined if it has never been. */
  readonly committed: number | undefined;
}

/** A bus that forgets what nobody has fetched in time tells with `stretch` where events come from. */
export type ReceiveEvents = (
  events: readonly EventEnvelope[],
  unreadable: readonly UnreadableRecord[],
  stretch?: Stretch,
) => Promise<void>;

/**
 * Compares what the broker keeps with what the group has read. `look` asks the broker; it is called after the group's own
 * state was read, so that what is read meanwhile is not taken for lost.
 */
export type CompareKept = (look: () => Promise<readonly KeptRecords[]>) => Promise<void>;

/** Delivers events from the outbox to subscribed services. At-least-once, in order per key. */
export abstract class EventBus {
  /** Resolves when the bus has accepted every event (in process: when every group has handled it). Rejects otherwise. */
  abstract publish(events: readonly EventEnvelope[]): Promise<void>;
  /**
   * `handle` is called with events of one partition in order, and with what came in between and is no event; a rejection
   * leads to redelivery. `compare` is called whenever this process was given partitions. Call before `start`.
   */
  abstract subscribe(
    group: string,
    types: readonly string[],
    handle: ReceiveEvents,
    compare?: CompareKept,
  ): Promise<void>;
  /** Waits for the group's running handlers, then stops delivering to it in this process. */
  abstract unsubscribe(group: string): Promise<void>;
  abstract start(): Promise<void>;
  /** Stops consuming and waits for running handlers. */
  abstract stop(): Promise<void>;
}

/**
 * Lightweight signals to live clients, best effort: listeners reload what a signal is about. Calls never wait for a
 * transport that is unavailable.
 */
export abstract class PushBus {
  /** Rejects when the signal could not be sent. */
  abstract publish(topic: string, payload?: Signal): Promise<void>;
  /**
   * Subscribes to a topic and resolves with a function to unsubscribe. It resolves even while the transport is unavailable: delivery starts
   * when it is back, after a gap report.
   */
  abstract subscribe(topic: string, listener: (payload: Signal) => void): Promise<() => Promise<void>>;
  /**
   * Calls the listener whenever delivery resumes after signals may have been lost. A gap says nothing about any topic:
   * consumers reload their state. Returns a function to unsubscribe.
   */
  abstract onGap(listener: () => void): () => void;
  /** Whether signals are currently delivered. */
  abstract isConnected(): boolean;
  abstract stop(): Promise<void>;
}

/** A cache whose values may be lost at any time, and may be of another version of a service: readers check them. */
export abstract class Cache {
  /** What can't be read is absent. */
  abstract get(key: string): Promise<unknown>;
  abstract set(key: string, value: unknown, ttlSeconds: number): Promise<void>;
  abstract delete(key: string): Promise<void>;
}

export interface RateDecision {
  readonly allowed: boolean;
  /** Seconds until the next attempt makes sense; 0 if allowed. */
  readonly retryAfterSeconds: number;
  /** Remaining points in this window and seconds until it ends; absent if the store was unavailable. */
  readonly remaining?: number;
  readonly resetSeconds?: number;
  /** The store was unavailable and nothing was counted: refused for that reason, not because of the caller. */
  readonly storeAway?: true;
}

/** Rate limiter. Fails closed: while the store is unavailable, limited actions are refused. */
export abstract class RateLimiter {
  /** Consumes points (1 by default) of `limit.points` per `limit.seconds` for the key; refused if too few are left. Never rejects. */
  abstract take(limit: RateLimit, key: string, points?: number): Promise<RateDecision>;
  /** Gives back what was taken for something that did not happen through no fault of the caller. Never rejects. */
  abstract giveBack(limit: RateLimit, key: string, points?: number): Promise<void>;
}

export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}
