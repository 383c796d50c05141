/** Storage for uploaded files. Files are immutable; names come from `fileName`. */
export abstract class FileStore {
  /** Atomic: stores all of it or nothing. */
  abstract put(name: string, content: Uint8Array): Promise<void>;
  /** Null if there is none. */
  abstract get(name: string): Promise<Buffer | null>;
  /** A missing file counts as success. */
  abstract remove(name: string): Promise<void>;
}
