import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { claimFolder, FolderInUseError, type FolderClaim } from '../../../libs/local-postgres/src/folder-claim.ts';
import { root } from './root.ts';

/** What this checkout keeps of its builds. */
export const builtFolder = join(root, '.built');

const LOOK_AGAIN_MS = 200;

/** Does the work while no other process builds in this folder. A process that is killed holds nothing any more. */
export async function oneBuildAtATime<T>(work: () => Promise<T>, folder = builtFolder): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const claim = await claimWhenFree(folder);
  try {
    return await work();
  } finally {
    claim.release();
  }
}

async function claimWhenFree(folder: string): Promise<FolderClaim> {
  for (let isTold = false; ; isTold = true) {
    try {
      return claimFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      if (!isTold) console.log(`  Waiting for another build of this checkout (process ${error.owner.pid}) …`);
      await delay(LOOK_AGAIN_MS);
    }
  }
}
