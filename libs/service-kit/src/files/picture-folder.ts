import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The type decides the ending, and by it the gateway answers with the type. */
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

/** Pictures that the gateway serves below /files. A name holds the hash of what it names, so neither ever changes. */
export class PictureFolder {
  constructor(private readonly root: string) {}

  /** Keeps the picture, once however often it comes, and resolves with its address. */
  async keep(kind: 'avatars' | 'courts', { type, content }: Picture): Promise<string> {
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${ENDINGS[type]}`;
    const folder = join(this.root, kind);
    const file = join(folder, name);
    if (!existsSync(file)) {
      await mkdir(folder, { recursive: true });
      // Nobody ever reads half a picture.
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, content);
      await rename(unfinished, file);
    }
    return `/files/${kind}/${name}`;
  }
}
