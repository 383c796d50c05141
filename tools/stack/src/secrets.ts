import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { keptIn } from './kept-file.ts';

const schema = z.object({
  /** Between gateway and services. */
  shared: z.string().min(32),
  postgres: z.string().min(32),
});

export type StackSecrets = Readonly<z.infer<typeof schema>>;

const random = () => randomBytes(32).toString('base64url');

/**
 * Random; the database can't be opened without them.
 * @throws StartError when the file can't be understood
 */
export const stackSecrets = (dataDir: string): StackSecrets =>
  keptIn(dataDir, {
    name: 'secrets.json',
    schema,
    make: () => ({ shared: random(), postgres: random() }),
    remedy: () =>
      `It holds the password of the database. Put it back from a copy, or give the data up and start clean: rm -r ${dataDir}`,
  });
