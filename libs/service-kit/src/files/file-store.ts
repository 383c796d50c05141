/** Where the bytes of uploads are. What is under a name never changes; names come from `fileName`. */
export abstract class FileStore {
  /** There is all of it afterwards, or nothing. */
  abstract put(name: string, content: Uint8Array): Promise<void>;
  /** Null when there is nothing. */
  abstract get(name: string): Promise<Buffer | null>;
  /** What is not there is success. */
  abstract remove(name: string): Promise<void>;
}
