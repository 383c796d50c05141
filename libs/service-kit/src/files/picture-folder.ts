import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The type determines the extension, from which the gateway derives the content type. */
const ENDINGS = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const;

export interface Picture {
  readonly type: keyof typeof ENDINGS;
  readonly content: Uint8Array | string;
}

/** Pictures that the gateway serves below /files. Names contain the content hash, so files are immutable. */
export class PictureFolder {
  constructor(private readonly root: string) {}

  /** Stores the picture, deduplicated by content, and resolves with its path. */
  async keep(kind: 'avatars' | 'courts', { type, content }: Picture): Promise<string> {
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${ENDINGS[type]}`;
    const folder = join(this.root, kind);
    const file = join(folder, name);
    if (!existsSync(file)) {
      await mkdir(folder, { recursive: true });
      // Renamed into place, so that no partial picture is ever read.
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, content);
      await rename(unfinished, file);
    }
    return `/files/${kind}/${name}`;
  }
}
