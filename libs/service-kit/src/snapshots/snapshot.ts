import { SetMetadata } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Effects } from '../outbox/effects.js';

export const SNAPSHOT = 'setpoint:snapshot';

/**
 * Marks a provider as a snapshot: it can re-emit the current state of one kind of entity, so that a service that joins
 * later, or has lost events, can rebuild its projections. `what` names the kind: profiles, follows, matches. One class per
 * kind, in `persistence/snapshots/`.
 */
export const Snapshot = (what: string): ClassDecorator => SetMetadata(SNAPSHOT, what);

export interface SnapshotBatch {
  /** Key after which the next batch starts, or null if all have been emitted. */
  readonly next: string | null;
  /** Number of items emitted by this batch. */
  readonly count: number;
}

export interface SnapshotSource {
  /**
   * Emits the current state of at most `limit` items after the key `after` (null: from the start), in the order of
   * their keys, as events marked as snapshots. It locks the rows (FOR UPDATE), so that no event of a concurrent
   * change comes in between: handlers with `overwrites` then keep the newer one.
   */
  emit(manager: EntityManager, effects: Effects, after: string | null, limit: number): Promise<SnapshotBatch>;
}
