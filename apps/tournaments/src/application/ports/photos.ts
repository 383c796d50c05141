import type { UserId } from '@setpoint/kernel';
import type { Unit } from './books.js';

/** Registry of uploaded pictures. */
export abstract class Photos {
  /** Registers an upload before its files are stored; resolves with its id. */
  abstract register(ownerId: UserId, key: string, now: Date): Promise<string>;
  /** Attaches an upload and resolves with its files. Null if it belongs to somebody else, is used or has expired. */
  abstract attach(uploadId: string, ownerId: UserId, now: Date, unit: Unit): Promise<string | null>;
  /** Removes it and deletes its files. */
  abstract discard(uploadId: string, now: Date, unit: Unit): Promise<void>;
}
