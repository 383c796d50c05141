/**
 * Kills under load and counts what was lost or doubled:
 * `npm run chaos -- [--kills 200] [--players 40] [--seed 1]` the stack's process,
 * `npm run chaos -- --database [--kills 50]` its database: sessions and the server's main process,
 * `npm run chaos -- --chat [--messages 1000]` sockets of readers and the gateways that they read from,
 * `npm run chaos -- --consumers [--kills 20] [--session 3000]` consumers of Kafka, and says how soon the next ones catch up,
 * `npm run chaos -- --money [--operations 100000]` billing and sessions of its database, while money moves.
 */
import { options } from './options.ts';

if (options.chat) await import('./chat/kill-chat.ts');
else if (options.money) await import('./money/kill-money.ts');
else if (options.consumers) await import('./consumers/kill-consumers.ts');
else if (options.database) await import('./kill-database.ts');
else await import('./kill-process.ts');
