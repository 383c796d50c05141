import { AsyncResource } from 'node:async_hooks';
import type { OutgoingEvent } from '@setpoint/events';
import { currentTraceparent } from '../observe/trace.js';

/** Side effects of a transaction outside of its own tables. */
export interface Effects {
  /** Emits events: rows of the outbox, written in this transaction, delivered after it commits, in this order. */
  emit(...events: OutgoingEvent[]): void;
  /** Runs after the commit, best effort; a failure is only logged. For example, push to live clients. */
  afterCommit(run: () => void | Promise<void>): void;
}

export interface EmittedEvent {
  readonly event: OutgoingEvent;
  /** Trace context in which it was emitted. */
  readonly traceparent: string | undefined;
  /** Whether it is a snapshot. */
  readonly snapshot: boolean;
}

/** Collects until the commit. */
export class CollectedEffects implements Effects {
  readonly emitted: EmittedEvent[] = [];
  readonly afterwards: (() => void | Promise<void>)[] = [];

  constructor(private readonly snapshot = false) {}

  emit(...events: OutgoingEvent[]): void {
    const traceparent = currentTraceparent();
    for (const event of events) this.emitted.push({ event, traceparent, snapshot: this.snapshot });
  }

  afterCommit(run: () => void | Promise<void>): void {
    // In the trace of the caller, not of the commit.
    this.afterwards.push(AsyncResource.bind(run));
  }
}
