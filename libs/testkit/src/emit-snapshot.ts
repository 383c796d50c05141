import type { SnapshotBatch, SnapshotSource } from '@setpoint/service-kit';
import type { TestService } from './start-test-service.js';

/** Emits a whole snapshot in batches, one transaction each; resolves with the number of items of each batch. */
export async function emitSnapshot(
  { storage }: Pick<TestService, 'storage'>,
  source: SnapshotSource,
  limit: number,
): Promise<number[]> {
  const counts: number[] = [];
  let from: string | null = null;
  do {
    const after: string | null = from;
    const batch: SnapshotBatch = await storage.transaction((...into) => source.emit(...into, after, limit));
    counts.push(batch.count);
    from = batch.next;
  } while (from !== null);
  return counts;
}
