/**
 * P15: the page of a league of 300 groups for 60 visitors at once: `npm run bench:league-page [-- --groups 300 --visitors 60]`.
 * The leagues service runs in a process of its own with 512 MB of heap, on a database that is filled first.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod';
import { OPERATIONS, type Operation } from './league/page-operations.ts';

const HEAP_MB = 512;

const { values: options } = parseArgs({
  options: {
    groups: { type: 'string', default: '300' },
    visitors: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '5' },
  },
});

const figures = z.record(z.string(), z.union([z.string(), z.number()]));

/** What it took, or how the process ended. */
async function measured(operation: Operation) {
  const script = new URL('league/serve-page.ts', import.meta.url).pathname;
  const { groups, visitors, rounds } = options;
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, script, operation, groups, visitors, rounds],
      { maxBuffer: 10_000_000, env: { ...process.env, NODE_ENV: 'production' } },
    );
    return figures.parse(JSON.parse(stdout.trim().split('\n').at(-1)!));
  } catch (error) {
    const text = String(error instanceof Error && 'stderr' in error ? error.stderr : error);
    return { outcome: /heap out of memory/.test(text) ? 'out of memory' : text.trim().split('\n').slice(-3).join(' ') };
  }
}

console.log(`${options.groups} groups in each of three phases, ${options.visitors} at once, ${HEAP_MB} MB of heap`);
const rows: Record<string, Awaited<ReturnType<typeof measured>>> = {};
for (const operation of OPERATIONS) rows[operation] = await measured(operation);
console.table(rows);
