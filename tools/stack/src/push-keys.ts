import webPush from 'web-push';
import { z } from 'zod';
import { keptIn } from './kept-file.ts';

const schema = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) });

/**
 * The pair with which browsers know this platform (VAPID): with another one, every browser would have to subscribe anew.
 * @throws StartError when the file can't be understood
 */
export const pushKeys = (dataDir: string): Readonly<z.infer<typeof schema>> =>
  keptIn(dataDir, {
    name: 'push-keys.json',
    schema,
    make: () => webPush.generateVAPIDKeys(),
    remedy: (file) =>
      `It holds the keys of notifications to browsers. Put it back from a copy, or remove it (rm ${file}): people then turn them on anew.`,
  });
