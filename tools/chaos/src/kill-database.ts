/**
 * Kills sessions of the database and its main process under load, fifty times. The stack's process must live through
 * all of it, commands in flight must be refused with a code that says try again, every service must be ready within
 * five seconds after Postgres is back, and nothing that was accepted may be lost. Exit code 1 otherwise.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Load } from './load.ts';
import { options, random } from './options.ts';
import type { Request } from './protocol.ts';
import { Died, Refused, StackProcess } from './stack-process.ts';
import { judge, printVerdict } from './verdict.ts';
import { createWorld } from './world.ts';

const wanted = options.kills ?? 50;
const DAY = 24 * 60 * 60 * 1000;
const READY_WITHIN_MS = 5_000;
const GIVE_UP_MS = 30_000;
/** How long housekeeping between rounds may be cut off again and again. */
const SETTLE_MS = 180_000;

/** What is killed, with which signal, and how often of ten. A main process that is asked to stop ends its sessions. */
const KINDS = [
  { name: 'session -9', of: 'session', signal: 'SIGKILL', share: 4 },
  { name: 'session -TERM', of: 'session', signal: 'SIGTERM', share: 3 },
  { name: 'postmaster -9', of: 'postmaster', signal: 'SIGKILL', share: 2 },
  { name: 'postmaster -INT', of: 'postmaster', signal: 'SIGINT', share: 1 },
] as const;
type Kind = (typeof KINDS)[number];

const started = performance.now();
const world = await createWorld(options.players, { report: (what) => console.log(`  ${what}`) });
const kills: Record<string, number> = {};
const recoveries: number[] = [];
const late: string[] = [];
let offsetMs = 0;
let deaths = 0;
let over = false;
let life = begin();

async function begin(): Promise<StackProcess> {
  for (const end = performance.now() + GIVE_UP_MS; ; await delay(200)) {
    try {
      const stack = await StackProcess.spawn({ databaseUrls: world.databaseUrls, secret: world.secret, offsetMs });
      void stack.died.then(() => {
        if (over) return;
        deaths++;
        console.log(`  the stack's process died (${deaths})`);
        life = begin();
        life.catch(() => {});
      });
      return stack;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

const load = new Load(
  world,
  () => life,
  () => Date.now() + offsetMs,
);
await calm({ kind: 'publish', events: world.firstEvents });
await calm({ kind: 'settle' });
console.log(`${world.players.length} players, ${wanted} kills wanted`);
await load.chooseLevels();

let killing = true;
const killer = killAll().finally(() => (killing = false));
killer.catch(() => {}); // awaited below
while (killing) {
  const from = load.matches.length;
  await load.arrangeMany(() => killing);
  offsetMs += 4 * DAY;
  await advance(4 * DAY);
  await calm({ kind: 'settle' });
  await load.playMany(load.matches.slice(from));
}
await killer;
// until nothing waits for anybody any more
offsetMs += 30 * DAY;
await advance(30 * DAY);
await calm({ kind: 'settle' });
const last = await life;
over = true;
const verdict = await judge(world, last, load.matches, offsetMs);
last.kill();
await last.died;
await world.destroy();

const sorted = recoveries.sort((a, b) => a - b);
const refusedOtherwise = [...load.unexpected.values()].reduce((sum, times) => sum + times, 0);
console.log(`
kills            ${recoveries.length + late.length} (${Object.entries(kills)
  .map(([name, n]) => `${name} ${n}`)
  .join(', ')})
process          died ${deaths} times
commands         ${load.accepted} accepted, ${load.retried} refused with a code to try again, ${refusedOtherwise} refused otherwise, ${load.unanswered} unanswered
matches          ${load.summary}
ready after      median ${sorted[sorted.length >> 1]?.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms, ${late.length} never
took             ${((performance.now() - started) / 1000).toFixed(0)} s`);
printVerdict(verdict);
for (const line of late) console.log(`  ${line}`);
for (const [message, times] of load.unexpected) console.log(`  ${times} × ${message}`);
const inTime = late.length === 0 && (sorted.at(-1) ?? 0) <= READY_WITHIN_MS;
process.exit(deaths === 0 && refusedOtherwise === 0 && inTime && verdict.sound ? 0 : 1);

async function killAll(): Promise<void> {
  for (let n = 1; n <= wanted; n++) {
    await delay(500 + random() * 1_500);
    const kind = pickKind();
    await kill(kind);
    kills[kind.name] = (kills[kind.name] ?? 0) + 1;
    await recovery(kind.name);
    if (n % 10 === 0)
      console.log(`  ${n} kills, ${load.accepted} commands accepted, ${load.retried} to be tried again`);
  }
}

function pickKind(): Kind {
  let ticket = Math.floor(random() * KINDS.reduce((sum, { share }) => sum + share, 0));
  return KINDS.find(({ share }) => (ticket -= share) < 0)!;
}

async function kill({ of, signal }: Kind): Promise<void> {
  if (of === 'session') {
    process.kill(await someSession(), signal);
    return;
  }
  const { pid } = world.postgres;
  process.kill(pid, signal);
  await until(() => world.postgres.pid !== pid, 'the database was not started again');
}

/** A session of the stack, one that works if there is any. */
async function someSession(): Promise<number> {
  for (;;) {
    const [row] = await query<{ pid: number }>(
      `select pid from pg_stat_activity
       where backend_type = 'client backend' and datname = current_database() and usename <> 'postgres'
       order by state = 'active' desc, random() limit 1`,
    );
    if (row) return row.pid;
    await delay(50);
  }
}

/** Waits until Postgres answers, then measures how long until every service is ready. */
async function recovery(after: string): Promise<void> {
  await until(() => query('select 1').then(() => true), 'the database does not answer');
  const from = performance.now();
  try {
    await until(async () => (await (await life).send({ kind: 'ready' })) === true, 'not ready');
    recoveries.push(performance.now() - from);
  } catch {
    late.push(`not ready within ${GIVE_UP_MS / 1000} s after ${after}`);
  }
}

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: world.adminUrl, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function until(holds: () => boolean | Promise<boolean>, complaint: string): Promise<void> {
  for (const end = performance.now() + GIVE_UP_MS; ; await delay(20)) {
    if (
      await Promise.resolve()
        .then(holds)
        .catch(() => false)
    )
      return;
    if (performance.now() > end) throw new Error(complaint);
  }
}

/** Time passes in this life; one that begins later knows it from its orders. */
async function advance(ms: number): Promise<void> {
  const stack = await life;
  try {
    await stack.send({ kind: 'advance', ms });
  } catch (error) {
    if (!(error instanceof Died)) throw error;
  }
}

/** Sends until it is answered without an error: the database may be away just now. */
async function calm(request: Request): Promise<void> {
  for (const end = performance.now() + SETTLE_MS; ; await delay(100)) {
    try {
      await (await life).send(request);
      return;
    } catch (error) {
      if (!(error instanceof Died || error instanceof Refused) || performance.now() > end) throw error;
    }
  }
}
