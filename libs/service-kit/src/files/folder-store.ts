import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStore } from './file-store.js';

/** A folder of this machine, or one that several mount. */
export class FolderStore extends FileStore {
  constructor(private readonly root: string) {
    super();
  }

  override async put(name: string, content: Uint8Array): Promise<void> {
    const file = join(this.root, name);
    // A temporary file in the same folder: no partial file is ever read, and leftovers of a crash are cleaned up with the rest.
    const unfinished = join(dirname(file), `.${randomUUID()}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  }

  override async get(name: string): Promise<Buffer | null> {
    try {
      return await readFile(join(this.root, name));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  override async remove(name: string): Promise<void> {
    const file = join(this.root, name);
    await rm(file, { force: true });
    await rmdir(dirname(file)).catch((error: unknown) => {
      if (!isMissing(error) && codeOf(error) !== 'ENOTEMPTY') throw error;
    });
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
