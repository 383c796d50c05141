import type { Type } from '@nestjs/common';
import { CollectedEffects } from '../outbox/effects.js';
import type { RunningService } from '../service/runtime.js';
import { Storage } from '../storage/storage.js';
import type { SnapshotSource } from './snapshot.js';

const AT_ONCE = 2_000;

/** Collects the events of a snapshot without publishing them; demo data is loaded before consumers subscribe. */
export async function factsOfSnapshot<Facts>(
  { app }: Pick<RunningService, 'app'>,
  snapshot: Type<SnapshotSource>,
): Promise<Facts[]> {
  const told = new CollectedEffects();
  await app.get(Storage).transaction(async (manager) => {
    let after: string | null = null;
    do ({ next: after } = await app.get(snapshot).emit(manager, told, after, AT_ONCE));
    while (after !== null);
  });
  return told.emitted.map(({ event }) => event.data as Facts);
}
