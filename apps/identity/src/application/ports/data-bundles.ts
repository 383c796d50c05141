import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import type { DataBundle } from '../../domain/data-bundle.js';

export abstract class DataBundles {
  /** The one asked for last. */
  abstract latest(userId: UserId): Promise<DataBundle | null>;
  /** Adds it unless one of the person's is being collected; of concurrent calls one adds. Answers the one that is there then. */
  abstract add(bundle: DataBundle, events: readonly OutgoingEvent[]): Promise<DataBundle>;
  /**
   * Takes one that is being collected, those longest untouched first, for as long as `work` runs: nobody else has it then.
   * What `work` answers is saved with its events. False when there is none but those given.
   */
  abstract collect(
    excluding: readonly string[],
    work: (bundle: DataBundle) => Promise<{ readonly bundle: DataBundle; readonly events: readonly OutgoingEvent[] }>,
  ): Promise<string | null>;
  /** Those whose time is over. */
  abstract expired(now: Date, limit: number): Promise<readonly DataBundle[]>;
  abstract remove(id: string): Promise<void>;
}
