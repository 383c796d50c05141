import { SetMetadata } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Effects } from '../outbox/effects.js';

export const SNAPSHOT = 'setpoint:snapshot';

/**
 * Marks a provider as a snapshot: it can emit the current state of one kind of thing anew, so that a service that joins
 * later, or has lost events, gets all that it projects. `what` names the kind: profiles, follows, matches. One class per
 * kind, in `persistence/snapshots/`.
 */
export const Snapshot = (what: string): ClassDecorator => SetMetadata(SNAPSHOT, what);

export interface SnapshotBatch {
  /** Where the next batch goes on, or null when all have been emitted. */
  readonly next: string | null;
  /** How many things this batch emitted. */
  readonly count: number;
}

export interface SnapshotSource {
  /**
   * Emits the current state of at most `limit` things behind the key `after` (null: from the first), in the order of
   * their keys, as the events of that state; they are marked as snapshots. It locks their rows (FOR UPDATE), so that no event of a change that
   * is under way comes between: handlers with `overwrites` then keep whichever is newer.
   */
  emit(manager: EntityManager, effects: Effects, after: string | null, limit: number): Promise<SnapshotBatch>;
}
