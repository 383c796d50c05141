import {
  documentName,
  documentTypeOf,
  MOST_AVATAR_BYTES,
  MOST_BYTES,
  MOST_DOCUMENT_BYTES,
  storePictures,
  type FileStore,
  type PictureRedrawer,
} from '@setpoint/uploads';
import type { AuthRefusal } from '../routes/auth-refusals.js';

/** Accepted uploads: pictures, which are re-encoded, and documents, which are stored unchanged for support only. */
export const KINDS = {
  PICTURE: { contentType: /^image\//, mostBytes: MOST_BYTES },
  AVATAR: { contentType: /^image\//, mostBytes: MOST_AVATAR_BYTES },
  DOCUMENT: { contentType: /^(image\/|application\/pdf)/, mostBytes: MOST_DOCUMENT_BYTES },
} as const;

type Taken =
  | { readonly refusal: AuthRefusal }
  | {
      /** Media type of a document; null for a picture. */
      readonly type: string | null;
      store(store: FileStore, key: string): Promise<void>;
    };

/** The processed upload to store, or the refusal. */
export async function takeUpload(
  kind: keyof typeof KINDS,
  bytes: Uint8Array,
  redrawer: PictureRedrawer,
): Promise<Taken> {
  if (kind === 'DOCUMENT') {
    const type = documentTypeOf(bytes);
    if (type === null) return { refusal: { code: 'NOT_A_DOCUMENT', status: 422 } };
    return { type, store: (store, key) => store.put(documentName(key), bytes) };
  }
  const redrawn = await redrawer.redraw(bytes as Buffer, kind === 'AVATAR' ? 'AVATAR' : 'PHOTO');
  if ('error' in redrawn) {
    const failed = redrawn.error === 'REDRAWING_FAILED';
    return { refusal: failed ? { code: 'SERVICE_UNAVAILABLE' } : { code: redrawn.error, status: 422 } };
  }
  return { type: null, store: (store, key) => storePictures(store, key, redrawn.pictures) };
}
