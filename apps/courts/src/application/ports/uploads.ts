import type { UserId } from '@setpoint/kernel';
import type { Unit } from './court-books.js';

/** Pictures and documents that people upload, as far as the service keeps them in mind. */
export abstract class Uploads {
  /** Before anything is stored; answers its id. `type`: the media type of a document, null for a picture. */
  abstract register(ownerId: UserId, key: string, type: string | null, now: Date): Promise<string>;
  /** From now on it is shown; answers where it is. Null when it is somebody else's, of the other kind, used, or too old. */
  abstract attach(
    id: string,
    ownerId: UserId,
    kind: 'PICTURE' | 'DOCUMENT',
    now: Date,
    unit: Unit,
  ): Promise<string | null>;
  /** It is shown no more, and goes at that time. */
  abstract discard(id: string, clearsAt: Date, unit: Unit): Promise<void>;
  /** Where a document is; null when it is gone. */
  abstract document(id: string): Promise<{ readonly key: string; readonly type: string } | null>;
}
