import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { damagedFile } from './explain.ts';

interface KeptFile<Schema extends z.ZodType> {
  readonly name: string;
  readonly schema: Schema;
  /** Once for each data folder. */
  make(): z.infer<Schema>;
  /** What it holds, and the way on without it. */
  remedy(file: string): string;
}

/**
 * What a JSON file of the data folder holds, made where it is missing; for this user's eyes only.
 * @throws StartError when the file can't be understood
 */
export function keptIn<Schema extends z.ZodType>(dataDir: string, kept: KeptFile<Schema>): z.infer<Schema> {
  const file = join(dataDir, kept.name);
  if (!existsSync(file)) writeFileAtomic.sync(file, JSON.stringify(kept.make()), { mode: 0o600 });
  const text = readFileSync(file, 'utf8');
  try {
    return kept.schema.parse(JSON.parse(text));
  } catch (error) {
    throw damagedFile(file, error instanceof z.ZodError ? z.prettifyError(error) : error, kept.remedy(file));
  }
}
