import type { PushTarget } from '../../domain/push/subscription.js';

/** A browser or phone in which somebody is signed in and asked for notifications. */
export interface Subscription extends PushTarget {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly createdAt: Date;
}

/** Browsers and phones that take notifications: one for each session, and each endpoint once. */
export abstract class Subscriptions {
  abstract find(id: string): Promise<Subscription | null>;
  abstract isIn(sessionId: string): Promise<boolean>;
  /** Replaces registrations of the session or of another user of this browser; keeps the person's newest `most`. */
  abstract add(subscription: Subscription, most: number): Promise<void>;
  abstract removeFrom(sessionId: string): Promise<void>;
  abstract remove(id: string): Promise<void>;
}
