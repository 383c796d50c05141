import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
