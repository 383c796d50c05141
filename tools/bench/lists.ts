/**
 * What searching players and listing matches costs among very many of them: SQL and CPU of each read.
 *
 *   npm run bench:lists -- --players 1000000 --matches 1000000
 *   npm run bench:lists -- --data-dir DIR          on the data of a folder that `npm run bench:data` has filled
 *   npm run bench:lists -- --requests 200          more requests for each figure
 *
 * Runs what is built, with the heap of `npm start`. Services read in this process, one request at a time; SQL is the time that a
 * request waits for its statements, and CPU is read from /proc: this process, and its connections in Postgres. Linux only.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startLocalPostgres } from '@setpoint/local-postgres';
import type { Identity } from '@setpoint/kernel';
import { matchesService } from '@setpoint/matches';
import { playersService } from '@setpoint/players';
import { SystemClock } from '@setpoint/service-kit';
import { player, startTestService, type TestService } from '@setpoint/testkit';
import { DATABASE } from '../stack/src/database.ts';
import { stackSecrets } from '../stack/src/secrets.ts';
import { multiply } from './data/multiply.ts';
import { quantile } from './figures.ts';
import { MATCH_READS, PLAYER_READS, type Read } from './lists/reads.ts';
import { watchStatements } from './lists/statements.ts';
import { startStack } from './stack.ts';

const { values: options } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: '/var/tmp/setpoint-bench-lists' },
    players: { type: 'string', default: '1000000' },
    matches: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '100' },
  },
});
/** Postgres settles on a plan with the sixth run of a prepared statement on a connection. */
const WARM_UP = 30;
const MB = 1024 * 1024;
const requests = Number(options.requests);
const dataDir = resolve(options['data-dir']);
const root = resolve(fileURLToPath(import.meta.url), '../../..');

const isFilled = existsSync(resolve(dataDir, 'postgres'));
if (!isFilled) await (await startStack(root, dataDir)).stop();
const server = await startLocalPostgres({
  dataDir: resolve(dataDir, 'postgres'),
  port: 0,
  password: stackSecrets(dataDir).postgres,
});
const statements = watchStatements();
const peak = { heap: 0, memory: 0 };
const watched = setInterval(() => {
  const { heapUsed, rss } = process.memoryUsage();
  peak.heap = Math.max(peak.heap, heapUsed);
  peak.memory = Math.max(peak.memory, rss);
}, 20);
try {
  const databaseUrl = server.url(DATABASE);
  if (!isFilled) {
    const size = { players: Number(options.players), matches: Number(options.matches) };
    await multiply(databaseUrl, size, (step) => console.error(step));
  }
  for (const [definition, reads] of [
    [playersService, PLAYER_READS],
    [matchesService, MATCH_READS],
  ] as const) {
    const service = await startTestService(definition, { databaseUrl, clock: new SystemClock(), jobs: false });
    try {
      const viewer = await someone(service);
      const table: Record<string, object> = {};
      for (const read of reads) table[read.name] = await measured(service, read, viewer);
      console.table(table);
      console.log(`heap ${Math.round(peak.heap / MB)} MB, memory ${Math.round(peak.memory / MB)} MB at most`);
    } finally {
      await service.stop();
    }
  }
} finally {
  clearInterval(watched);
  await server.stop();
}

/** Somebody with a place, who sees what members see. */
async function someone({ manager }: TestService): Promise<Identity> {
  const [found] = await manager.query<{ id: string }[]>(
    `select id from players.player where visibility = 'LISTED' and location is not null order by id limit 1`,
  );
  return player(found!.id);
}

/** Milliseconds for each request; CPU as the mean, as it is counted in hundredths of a second. */
async function measured(service: TestService, { name, document, page, pagesBefore = 0 }: Read, viewer: Identity) {
  const ask = async (after: string | null) => {
    const variables = { ...page, after, viewer: viewer.kind === 'user' ? viewer.userId : '' };
    const answer = await service.query<{ list?: Page; of?: { list: Page } }>(document, variables, viewer);
    if (answer.errors) throw new Error(`${name}: ${answer.errors[0]!.message}`);
    return (answer.data!.list ?? answer.data!.of?.list)!;
  };
  let after: string | null = null;
  // A deep page is reached as a reader reaches it.
  for (let before = 0; before < pagesBefore; before += 1) {
    const { pageInfo } = await ask(after);
    if (!pageInfo?.hasNextPage) throw new Error(`${name}: the list ends after page ${before + 1}`);
    after = pageInfo.endCursor;
  }
  for (let i = 0; i < WARM_UP; i += 1) await ask(after);
  const waited: number[] = [];
  const took: number[] = [];
  let sent = 0;
  let mostRows = 0;
  const [node, postgres] = [process.cpuUsage(), statements.cpu()];
  for (let i = 0; i < requests; i += 1) {
    statements.begin();
    const started = performance.now();
    await ask(after);
    took.push(performance.now() - started);
    const { ms, count, mostRows: rows } = statements.end();
    waited.push(ms);
    sent += count;
    mostRows = Math.max(mostRows, rows);
  }
  const { user, system } = process.cpuUsage(node);
  return {
    found: (await ask(after)).edges?.length ?? (await ask(after)).totalCount,
    statements: sent / requests,
    'most rows': mostRows,
    'SQL p50, ms': quantile(waited, 0.5),
    'SQL p95, ms': quantile(waited, 0.95),
    'p95, ms': quantile(took, 0.95),
    'CPU Postgres, ms': ((statements.cpu() - postgres) / requests).toFixed(1),
    'CPU Node, ms': ((user + system) / 1000 / requests).toFixed(1),
  };
}

interface Page {
  readonly pageInfo?: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly edges?: readonly unknown[];
  readonly totalCount?: number;
}
