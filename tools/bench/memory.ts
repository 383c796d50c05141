/**
 * Sends odd operations (all distinct, many hostile) to a running gateway and prints the curve of its memory, read from
 * the /metrics of its operations port: npm run bench:memory -- --stack http://localhost:3000 --metrics http://localhost:3002 --operations 100000
 * Start the stack with COST_PER_MINUTE=1000000000 for it, or most of the operations are refused before they are planned.
 */
import { parseArgs } from 'node:util';

const AT_ONCE = 8;

const { values } = parseArgs({
  options: {
    stack: { type: 'string', default: 'http://localhost:3000' },
    metrics: { type: 'string', default: 'http://localhost:3002' },
    operations: { type: 'string', default: '100000' },
  },
});
const count = Number(values.operations);
if (!Number.isInteger(count) || count < 1) throw new Error('--operations is a whole number above 0');

/** The nth operation: each kind returns with another name, alias or value every time. */
function odd(n: number): string {
  const query = [
    `query Odd${n} { me { a${n}: id } }`,
    `{ sports { b${n}: id name } }`,
    `query Deep${n} { ${'me { '.repeat(30)}id${' }'.repeat(30)} }`,
    `query Wrong${n} { nothing${n} }`,
    `{ half${n}: me { id `,
    `query A${n} { me { id } } query B${n} { me { id } }`,
    `{ player(id: "\\u0000${n}") { id } }`,
    `query Many${n} { ${Array.from({ length: 20 }, (_, i) => `c${n}_${i}: __typename`).join(' ')} }`,
  ][n % 8]!;
  return JSON.stringify({ query, variables: { [`v${n}`]: n } });
}

interface Memory {
  readonly rss: number;
  readonly heap: number;
}

async function memory(): Promise<Memory> {
  const text = await (await fetch(`${values.metrics}/metrics`)).text();
  const figure = (name: string) => {
    const value = new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`${values.metrics}/metrics does not tell ${name}`);
    return Number(value);
  };
  return { rss: figure('process_resident_memory_bytes'), heap: figure('nodejs_heap_size_used_bytes') };
}

const statuses = new Map<number, number>();
async function send(n: number): Promise<void> {
  const response = await fetch(`${values.stack}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: odd(n),
  });
  await response.arrayBuffer();
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
}

/** Figures are read twenty times. */
const EVERY = Math.ceil(count / 20);
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`.padStart(9);
async function print(done: number): Promise<void> {
  const { rss, heap } = await memory();
  console.log(`${String(done).padStart(10)}  rss ${megabytes(rss)}  heap ${megabytes(heap)}`);
}

await print(0);
for (let from = 0; from < count; from += EVERY) {
  const until = Math.min(count, from + EVERY);
  let next = from;
  const worker = async () => {
    for (let n = next++; n < until; n = next++) await send(n);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await print(until);
}
console.log('answers by status:', Object.fromEntries([...statuses].sort(([a], [b]) => a - b)));
