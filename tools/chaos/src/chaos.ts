/**
 * Kills under load and counts what was lost or doubled:
 * `npm run chaos -- [--kills 200] [--players 40] [--seed 1]` the stack's process,
 * `npm run chaos -- --database [--kills 50]` its database: sessions and the server's main process.
 */
import { options } from './options.ts';

if (options.database) await import('./kill-database.ts');
else await import('./kill-process.ts');
