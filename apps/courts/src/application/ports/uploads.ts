import type { UserId } from '@setpoint/kernel';
import type { Unit } from './court-books.js';

/** Registry of uploaded pictures and documents. */
export abstract class Uploads {
  /** Registers an upload before storing files; resolves with its id. `type` is the media type of a document, null for a picture. */
  abstract register(ownerId: UserId, key: string, type: string | null, now: Date): Promise<string>;
  /** Attaches an upload and resolves with its files. Null if it belongs to somebody else, is of the other kind, used or expired. */
  abstract attach(
    id: string,
    ownerId: UserId,
    kind: 'PICTURE' | 'DOCUMENT',
    now: Date,
    unit: Unit,
  ): Promise<string | null>;
  /** Removes it; its files are deleted at that time. */
  abstract discard(id: string, clearsAt: Date, unit: Unit): Promise<void>;
  /** Name of a document's file; null if deleted. */
  abstract document(id: string): Promise<{ readonly key: string; readonly type: string } | null>;
}
