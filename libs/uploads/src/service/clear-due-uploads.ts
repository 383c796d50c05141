import { DueRows, execute, sql, type FileStore } from '@setpoint/service-kit';
import { movePictures, removePictures } from '../store/pictures-in-store.js';
import { dueUploads, type UploadRow } from './upload-rows.js';

/**
 * Removes the files of what nobody attached and of what is shown no more, and moves those that are kept for a while. Files
 * go first: after a crash between the two the row is still there to remove them again. For the timer of a service.
 */
export function clearDueUploads(dueRows: DueRows, store: FileStore, now: Date): Promise<number> {
  return dueRows.settleOutside<UploadRow, 'MOVED' | 'REMOVED'>('uploads', now, {
    claim: (manager, limit, excluding) => dueUploads(manager, now, limit, excluding),
    keyOf: ({ id }) => id,
    work: async ({ key, moves_to, clears_at }) => {
      if (moves_to !== null && clears_at !== null && clears_at > now) {
        await movePictures(store, key, moves_to);
        return 'MOVED';
      }
      await removePictures(store, key);
      if (moves_to !== null) await removePictures(store, moves_to);
      return 'REMOVED';
    },
    // What was decided about the row meanwhile is due on its own.
    note: async ({ id, key, moves_to }, done, manager) => {
      const asItWas = sql`id = ${id} and key = ${key} and moves_to is not distinct from ${moves_to}`;
      await execute(
        manager,
        done === 'MOVED'
          ? sql`update upload set key = moves_to, moves_to = null where ${asItWas}`
          : sql`delete from upload where ${asItWas}`,
      );
    },
  });
}
