import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import type { DataBundle } from '../../domain/data-bundle.js';

export interface Collected {
  readonly bundle: DataBundle;
  readonly events: readonly OutgoingEvent[];
}

export abstract class DataBundles {
  /** The one asked for last. */
  abstract latest(userId: UserId): Promise<DataBundle | null>;
  /** Adds a bundle unless one of the person's was asked for after `since` and is being collected; returns that one then. */
  abstract add(bundle: DataBundle, since: Date, events: readonly OutgoingEvent[]): Promise<DataBundle>;
  /**
   * Works on those asked for after `since` that are being collected, each alone and in no transaction; what `work` answers
   * is saved with its events. One that fails is tried again later, and the others go on.
   */
  abstract collect(now: Date, since: Date, work: (bundle: DataBundle) => Promise<Collected>): Promise<void>;
  /**
   * Works on those that have expired and those that were still being collected at `since`, likewise, and forgets them.
   * Resolves with their number.
   */
  abstract clear(now: Date, since: Date, work: (bundle: DataBundle) => Promise<void>): Promise<number>;
}
