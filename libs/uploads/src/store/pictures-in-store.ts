import type { FileStore } from '@setpoint/service-kit/edge';
import { documentName, fileName, PICTURE_SIZES, type PictureSize } from '../names.js';

export type SizedPictures = Readonly<Record<PictureSize, Uint8Array>>;

/** All sizes of one picture. */
export async function storePictures(store: FileStore, key: string, pictures: SizedPictures): Promise<void> {
  await Promise.all(PICTURE_SIZES.map((size) => store.put(fileName(key, size), pictures[size])));
}

/** All sizes of a picture, or the document that is there instead. */
export async function removePictures(store: FileStore, key: string): Promise<void> {
  for (const size of PICTURE_SIZES) await store.remove(fileName(key, size));
  await store.remove(documentName(key));
}

/** What is there of it is under the other key afterwards, and only there. May run again after a crash. */
export async function movePictures(store: FileStore, from: string, to: string): Promise<void> {
  for (const size of PICTURE_SIZES) {
    const content = await store.get(fileName(from, size));
    if (content) await store.put(fileName(to, size), content);
  }
  await removePictures(store, from);
}
