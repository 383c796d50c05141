import { FileStore } from './file-store.js';

/** Files in the process: for tests. */
export class MemoryFileStore extends FileStore {
  readonly files = new Map<string, Buffer>();

  override async put(name: string, content: Uint8Array): Promise<void> {
    this.files.set(name, Buffer.from(content));
  }

  override async get(name: string): Promise<Buffer | null> {
    return this.files.get(name) ?? null;
  }

  override async remove(name: string): Promise<void> {
    this.files.delete(name);
  }
}
