/**
 * Figures P1 to P4 of the gateway: `npm run bench:gateway -- [--runs 5] [--operations 300] [--stack http://localhost:3000] [--flags '']`.
 * Build the gateway and the libraries first (npm run build). P4 needs a running stack.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Pool } from 'undici';
import { measureDashboard } from './gateway/dashboard.ts';
import { CHAINS, HEAVY, idOf } from './gateway/graph.ts';

const { values: args } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    operations: { type: 'string', default: '300' },
    stack: { type: 'string' },
    flags: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const RUNS = Number(args.runs);
const OPERATIONS = Number(args.operations);
const CONCURRENCY = 4;
/** As `npm start` of apps/gateway gives them; stock runs as Node does without. */
const OUR_FLAGS =
  args.flags === undefined
    ? ['--max-semi-space-size=16', '--max-old-space-size=160']
    : args.flags.split(' ').filter(Boolean);
const PAGE = 20;

interface Usage {
  readonly cpuMs: number;
  readonly rssMb: number;
}

interface Gateway {
  readonly name: string;
  readonly pool: Pool;
  readonly usage: () => Promise<Usage>;
}

const median = (numbers: readonly number[]) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};
const rounded = (number: number, digits = 2) => Number(number.toFixed(digits));

const children: ChildProcess[] = [];
const start = async <Told>(file: string, env: Record<string, string>): Promise<{ child: ChildProcess; told: Told }> => {
  const child = fork(fileURLToPath(new URL(`gateway/${file}.ts`, import.meta.url)), {
    env: { ...process.env, ...env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
    execArgv: file === 'ours' ? OUR_FLAGS : [],
  });
  children.push(child);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  const [told] = (await Promise.race([once(child, 'message'), ended])) as [Told];
  return { child, told };
};

const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
const jwk = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256' };
let issued = 0;
/** A person of its own for every request, as in a busy minute. */
const token = () =>
  new SignJWT({ sid: `s${(issued += 1)}`, roles: [] })
    .setProtectedHeader({ alg: 'ES256', kid: 'bench', typ: 'at+jwt' })
    .setIssuer('setpoint')
    .setAudience('setpoint')
    .setSubject(`user-${issued}`)
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(privateKey);

async function send(
  pool: Pool,
  path: string,
  query: string,
  variables: object,
  authorization?: string,
): Promise<string> {
  const { body, statusCode } = await pool.request({
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const text = await body.text();
  if (statusCode !== 200 || text.includes('"errors"')) throw new Error(`HTTP ${statusCode}: ${text.slice(0, 400)}`);
  return text;
}

async function load(gateway: Gateway, tokens: readonly string[]): Promise<number> {
  let next = 0;
  let bytes = 0;
  const worker = async () => {
    for (let i = next++; i < tokens.length; i = next++) {
      bytes = (await send(gateway.pool, '/graphql', HEAVY, { n: PAGE }, `JWT ${tokens[i]!}`)).length;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return bytes;
}

async function latency(
  pool: Pool,
  path: string,
  query: string,
  variables: object,
  authorization?: string,
): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 150; i += 1) {
    const started = performance.now();
    await send(pool, path, query, variables, authorization);
    times.push(performance.now() - started);
  }
  return median(times.slice(30));
}

const figures: Record<string, unknown> = {};
try {
  const { told: subgraphs } = await start<{ addresses: Record<string, string> }>('subgraphs', {
    SIGNING_KEYS: JSON.stringify({ keys: [jwk] }),
  });
  const environment = { SUBGRAPHS: JSON.stringify(subgraphs.addresses) };
  const open = async (name: string): Promise<Gateway> => {
    const { child, told } = await start<{ url: string }>(name, environment);
    return {
      name,
      pool: new Pool(told.url, { connections: CONCURRENCY }),
      usage: async () => {
        child.send('usage');
        return ((await once(child, 'message')) as [Usage])[0];
      },
    };
  };
  const stock = await open('stock');
  const ours = await open('ours');
  const tokens = (count: number) => Promise.all(Array.from({ length: count }, token));

  let bytes = 0;
  for (const gateway of [stock, ours]) bytes = await load(gateway, await tokens(OPERATIONS));
  const cpu: Record<string, number[]> = { stock: [], ours: [], 'ours, tokens seen before': [] };
  const seen = await tokens(50);
  await load(ours, seen);
  for (let run = 0; run < RUNS; run += 1) {
    for (const gateway of run % 2 ? [ours, stock] : [stock, ours]) {
      const fresh = await tokens(OPERATIONS);
      const before = await gateway.usage();
      await load(gateway, fresh);
      cpu[gateway.name]!.push(((await gateway.usage()).cpuMs - before.cpuMs) / OPERATIONS);
    }
    const repeated = Array.from({ length: OPERATIONS }, (_, i) => seen[i % seen.length]!);
    const before = await ours.usage();
    await load(ours, repeated);
    cpu['ours, tokens seen before']!.push(((await ours.usage()).cpuMs - before.cpuMs) / OPERATIONS);
  }
  const [stockCpu, oursCpu] = [median(cpu['stock']!), median(cpu['ours']!)];
  figures['P1'] = {
    what: `gateway CPU per heavy operation (${rounded(bytes / 1_024, 1)} KB), ms, median of ${RUNS} runs of ${OPERATIONS}`,
    stock: rounded(stockCpu),
    ours: rounded(oursCpu),
    oursTokensSeenBefore: rounded(median(cpu['ours, tokens seen before']!)),
    ratio: rounded(oursCpu / stockCpu),
    reach: { ratio: 0.42, ms: 5 },
    notCompared: 'Hive Gateway: not installed here',
    perRun: Object.fromEntries(Object.entries(cpu).map(([name, runs]) => [name, runs.map((ms) => rounded(ms))])),
  };
  figures['P2'] = {
    what: 'resident memory after the runs, MB',
    stock: rounded((await stock.usage()).rssMb, 0),
    ours: rounded((await ours.usage()).rssMb, 0),
    reach: 250,
  };

  const direct = new Pool(new URL(subgraphs.addresses['matches']!).origin, { connections: 1 });
  const entity = new Pool(new URL(subgraphs.addresses['courts']!).origin, { connections: 1 });
  const authorization = `JWT ${seen[0]!}`;
  const added: Record<string, unknown> = {};
  for (const gateway of [stock, ours]) {
    const [first, hop] = [[] as number[], [] as number[]];
    for (let run = 0; run < RUNS; run += 1) {
      const plain = await latency(direct, '/graphql', '{ topMatches(first: 5) { id state court { id } } }', {});
      const representations = Array.from({ length: 5 }, (_, i) => ({ __typename: 'Court', id: idOf(2, i) }));
      const plainEntity = await latency(
        entity,
        '/graphql',
        'query($representations:[_Any!]!){_entities(representations:$representations){...on Court{name}}}',
        { representations },
      );
      const chains: number[] = [];
      for (const query of CHAINS) chains.push(await latency(gateway.pool, '/graphql', query, {}, authorization));
      first.push(chains[0]! - plain);
      hop.push((chains.at(-1)! - chains[0]!) / (CHAINS.length - 1) - plainEntity);
    }
    added[gateway.name] = { oneFetch: rounded(median(first)), eachFurther: rounded(median(hop)) };
  }
  figures['P3'] = { what: 'added latency, ms, medians', ...added, reach: { oneFetch: 1, eachFurther: 0.35 } };
  figures['P4'] = args.stack
    ? await measureDashboard(args.stack)
    : 'not measured: give the address of a running stack, --stack http://localhost:3000';
  await Promise.all([stock.pool, ours.pool, direct, entity].map((pool) => pool.destroy()));
} finally {
  for (const child of children) child.kill();
}

console.log(args.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
