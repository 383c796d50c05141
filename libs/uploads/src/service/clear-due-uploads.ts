import { DueRows, type FileStore } from '@setpoint/service-kit';
import { movePictures, removePictures } from '../store/pictures-in-store.js';
import { dueUploads, UploadEntity, type UploadRow } from './upload-rows.js';

/**
 * Removes the files of what nobody attached and of what is shown no more, and moves those that are kept for a while. Files
 * go first: after a crash between the two the row is still there to remove them again. For the timer of a service.
 */
export function clearDueUploads(dueRows: DueRows, store: FileStore, now: Date): Promise<number> {
  return dueRows.settle<UploadRow>('uploads', now, {
    claim: (manager, limit, excluding) => dueUploads(manager, now, limit, excluding),
    keyOf: ({ id }) => id,
    settle: async ({ id, key, moves_to, clears_at }, manager) => {
      if (moves_to !== null && clears_at !== null && clears_at > now) {
        await movePictures(store, key, moves_to);
        await manager.update(UploadEntity, { id }, { key: moves_to, moves_to: null });
        return;
      }
      await removePictures(store, key);
      if (moves_to !== null) await removePictures(store, moves_to);
      await manager.delete(UploadEntity, { id });
    },
  });
}
