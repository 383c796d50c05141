import type { UserId } from '@setpoint/kernel';
import type { Unit } from './books.js';

/** Uploaded pictures, as far as the service keeps them in mind. */
export abstract class Photos {
  /** Before the files are stored; answers its id. */
  abstract register(ownerId: UserId, key: string, now: Date): Promise<string>;
  /** From now on it is shown; answers where its files are. Null when it is somebody else's, used already, or too old. */
  abstract attach(uploadId: string, ownerId: UserId, now: Date, unit: Unit): Promise<string | null>;
  /** It is shown no more, and its files go. */
  abstract discard(uploadId: string, now: Date, unit: Unit): Promise<void>;
}
