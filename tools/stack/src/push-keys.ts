import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { damagedFile } from './explain.ts';

const schema = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) });

/**
 * The pair with which browsers know this platform (VAPID), made once for each data folder: with another one, every
 * browser would have to subscribe anew.
 * @throws StartError when the file can't be understood
 */
export function pushKeys(dataDir: string): Readonly<z.infer<typeof schema>> {
  const file = join(dataDir, 'push-keys.json');
  if (!existsSync(file)) writeFileAtomic.sync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  const text = readFileSync(file, 'utf8');
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw damagedFile(
      file,
      error instanceof z.ZodError ? z.prettifyError(error) : error,
      `It holds the keys of notifications to browsers. Put it back from a copy, or remove it (rm ${file}): people then turn them on anew.`,
    );
  }
}
