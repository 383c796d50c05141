/**
 * Large data for benches: the demo world, copied until there are 100,000 players and 1,000,000 matches.
 *
 *   npm run bench:data -- [--data-dir DIR] [--players 100000] [--matches 1000000]
 *
 * Starts the stack once so that the folder has the demo data, then copies its rows with COPY. Each copy has ids of its
 * own; friends, results, levels with their ledgers, statistics, guests, polls and waiting lists are as in the original,
 * matches that are ahead among them; centres are shared. Delete the folder to make it anew.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startLocalPostgres } from '@setpoint/local-postgres';
import { DATABASE } from '../stack/src/database.ts';
import { stackSecrets } from '../stack/src/secrets.ts';
import { startStack } from './stack.ts';
import { multiply } from './data/multiply.ts';

const { values: options } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: '/var/tmp/setpoint-bench-large' },
    players: { type: 'string', default: '100000' },
    matches: { type: 'string', default: '1000000' },
  },
});
const root = resolve(fileURLToPath(import.meta.url), '../../..');
const dataDir = resolve(options['data-dir']);
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s`;

await (await startStack(root, dataDir)).stop();
console.log(`${seconds()}  demo data`);
const server = await startLocalPostgres({
  dataDir: resolve(dataDir, 'postgres'),
  port: 0,
  password: stackSecrets(dataDir).postgres,
});
try {
  await multiply(server.url(DATABASE), { players: Number(options.players), matches: Number(options.matches) }, (step) =>
    console.log(`${seconds()}  ${step}`),
  );
} finally {
  await server.stop();
}
