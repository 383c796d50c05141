/**
 * P5: what the dashboard costs, in milliseconds and in units of parsing and writing the same answer once.
 *
 *   npm run bench:dashboard                        an embedded stack of its own, with the demo data
 *   npm run bench:dashboard -- --data-dir DIR      on the data of a folder, e.g. filled by `npm run bench:data`
 *   npm run bench:dashboard -- --requests 300      more requests for each figure
 *   npm run bench:dashboard -- --root DIR          another checkout of the platform, e.g. the former version
 *
 * CPU is read from /proc: the stack's Node process, and all processes of its Postgres. Linux only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DashboardClient } from './dashboard/client.ts';
import { processOf, quantile } from './figures.ts';
import { startStack } from './stack.ts';

const { values: options } = parseArgs({
  options: {
    root: { type: 'string', default: resolve(fileURLToPath(import.meta.url), '../../..') },
    'data-dir': { type: 'string', default: '/var/tmp/setpoint-bench' },
    requests: { type: 'string', default: '200' },
  },
});
const requests = Number(options.requests);
/** One person asks more than the gateway takes from anybody. */
const UNLIMITED = { COST_PER_MINUTE: '1000000000' };
const stack = await startStack(resolve(options.root), resolve(options['data-dir']), UNLIMITED);
try {
  const signedIn = (email?: string) => DashboardClient.signIn(resolve(options.root), stack.url, email);
  const client = await signedIn();
  // The compiler of Node and the plans of Postgres settle.
  for (let i = 0; i < Math.max(100, requests); i += 1) await client.ask();
  const answer = await client.ask();

  const unit = unitOf(answer.text);
  const before = cpu();
  const alone: number[] = [];
  for (let i = 0; i < requests; i += 1) alone.push((await client.ask()).ms);
  const after = cpu();
  const others = ['ben', 'carla', 'david'].map((name) => signedIn(`${name}@setpoint.example`));
  const people = [client, ...(await Promise.all(others))];
  const together: number[] = [];
  const each = Math.max(3, Math.ceil(requests / 20));
  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      // One person may have only some searches at once.
      const who = people[at % people.length]!;
      for (let i = 0; i < each; i += 1) together.push((await who.ask()).ms);
    }),
  );
  const node = (after.node - before.node) / requests;
  const postgres = (after.postgres - before.postgres) / requests;
  console.log(
    [
      `answer           ${(answer.text.length / 1024).toFixed(1)} KB`,
      `unit             ${unit.toFixed(3)} ms to parse and write it once`,
      `CPU              node ${node.toFixed(2)} ms, Postgres ${postgres.toFixed(2)} ms, together ${(node + postgres).toFixed(2)} ms`,
      `in units         node ${(node / unit).toFixed(1)}, Postgres ${(postgres / unit).toFixed(1)}, together ${((node + postgres) / unit).toFixed(1)}`,
      `alone            p50 ${quantile(alone, 0.5)} ms, p95 ${quantile(alone, 0.95)} ms`,
      `20 at once       p50 ${quantile(together, 0.5)} ms, p95 ${quantile(together, 0.95)} ms`,
      `SQL statements   ${await client.statementsPerRequest(stack.operationsUrl)}`,
    ].join('\n'),
  );
} finally {
  await stack.stop();
}

/** Milliseconds of CPU that it takes to parse this text and write it again. */
function unitOf(text: string): number {
  const rounds = 2_000;
  for (let i = 0; i < rounds; i += 1) JSON.stringify(JSON.parse(text));
  const started = process.cpuUsage();
  for (let i = 0; i < rounds; i += 1) JSON.stringify(JSON.parse(text));
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / rounds;
}

/** CPU used so far, in ms. */
function cpu(): { node: number; postgres: number } {
  const postmaster = Number(readFileSync(join(stack.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const processes = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? (processOf(pid) ?? []) : []));
  const own = processes.filter(({ pid, parent }) => pid === postmaster || parent === postmaster);
  const sum = (used: readonly { readonly ms: number }[]) => used.reduce((total, { ms }) => total + ms, 0);
  return { node: processOf(String(stack.pid))!.ms, postgres: sum(own) };
}
