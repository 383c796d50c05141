import type { OutgoingEvent } from '@setpoint/events';

/** What a transaction leads to outside of its own tables. */
export interface Effects {
  /** Says events: rows of the outbox, written in this transaction, delivered after it commits, in this order. */
  emit(...events: OutgoingEvent[]): void;
  /** Runs after the commit, best effort; a failure is logged and doesn't undo anything. E.g. push to live clients. */
  afterCommit(run: () => void | Promise<void>): void;
}

/** Collects until the commit. */
export class CollectedEffects implements Effects {
  readonly events: OutgoingEvent[] = [];
  readonly afterwards: (() => void | Promise<void>)[] = [];

  emit(...events: OutgoingEvent[]): void {
    this.events.push(...events);
  }

  afterCommit(run: () => void | Promise<void>): void {
    this.afterwards.push(run);
  }
}
