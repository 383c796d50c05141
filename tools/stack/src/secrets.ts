import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { damagedFile } from './explain.ts';

const schema = z.object({
  /** Between gateway and services. */
  shared: z.string().min(32),
  postgres: z.string().min(32),
});

export type StackSecrets = Readonly<z.infer<typeof schema>>;

/**
 * Random, made once for each data folder.
 * @throws StartError when the file can't be understood: the database can't be opened without it
 */
export function stackSecrets(dataDir: string): StackSecrets {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const random = () => randomBytes(32).toString('base64url');
    writeFileAtomic.sync(file, JSON.stringify({ shared: random(), postgres: random() }), { mode: 0o600 });
  }
  const text = readFileSync(file, 'utf8');
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw damagedFile(
      file,
      error instanceof z.ZodError ? z.prettifyError(error) : error,
      `It holds the password of the database. Put it back from a copy, or give the data up and start clean: rm -r ${dataDir}`,
    );
  }
}
