/**
 * Random operations on billing and its sandbox, while its process and sessions of its database are killed. Exit code 1 when
 * money was lost, doubled or made up, or when anything did not come to its end.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Lives } from '../lives.ts';
import { options, random } from '../options.ts';
import { Died, Refused, type StackProcess } from '../stack-process.ts';
import { createWorld } from '../world.ts';
import { mix } from './mix.ts';
import { MoneyLoad } from './money-load.ts';
import { callHome } from './network.ts';
import { subscriptions, withdraw } from './subscribing.ts';
import { createCoupon, saveData } from './supporting.ts';
import { judgeMoney, openEnds } from './verdict-money.ts';

const WORKERS = 12;
const SERVICES = ['billing'] as const;
/** So many operations for each life of the process, on average. */
const FOR_A_LIFE = 500;
const MINUTE = 60_000;
/** Rounds in which everything has to come to its end. */
const MOST_ROUNDS = 80;

const wanted = options.operations;
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
const world = await createWorld(options.players, { services: SERVICES, isPowerSafe: true });
let offsetMs = 0;
const lives = new Lives(
  options.kills ?? Math.ceil(wanted / FOR_A_LIFE),
  () => ({ databaseUrls: world.databaseUrls, secret: world.secret, offsetMs }),
  () => {},
  { services: SERVICES, live, isDatabaseKilled: true },
);
const now = () => Date.now() + offsetMs;
const load = new MoneyLoad(world.players, () => lives.current, now);
const pool = new pg.Pool({ connectionString: world.adminUrl, max: 4 });
pool.on('error', () => {}); // said by the next query
const rows = async <Row extends pg.QueryResultRow>(sql: string) => (await pool.query<Row>(sql)).rows;
let sessions = 0;
let crashes = 0;
let isWorking = true;
let isSound = false;
const report = () =>
  console.log(`  ${load.operations} operations, ${lives.killed} kills, ${sessions} sessions killed, ${seconds()}`);

try {
  for (const player of world.players.filter((_, i) => i % 2)) await saveData(load, player);
  for (let i = 0; i < 8; i++) await createCoupon(load);
  lives.startKilling();
  const killer = killSessions();
  await Promise.all([...Array.from({ length: WORKERS }, work), passTime(), network(), tellProgress()]);
  isWorking = false;
  await killer;
  report();
  lives.calm();
  for (const place of subscriptions(load, load.places.length)) await withdraw(load, place);
  const rounds = await comeToAnEnd();
  const { compared, wrong } = await judgeMoney(rows, load);
  for (const [what, times] of load.wrong) wrong.push(`${times} × ${what}`);
  console.log(`
operations       ${load.operations}: ${[...load.answers]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([what, times]) => `${what} ${times}`)
    .join(', ')}
kills            ${lives.killed} (${Object.entries(lives.kills)
    .map(([point, n]) => `${point} ${n}`)
    .join(', ')}), ${lives.idle} more with no command in flight
sessions         ${sessions} ended, ${crashes} of them with the whole database
answers          ${load.unanswered} lost and asked for again, ${load.retried} to be tried again
came to an end   after ${rounds} rounds
compared         ${compared} figures
wrong            ${wrong.length}
took             ${seconds()}`);
  for (const line of wrong.slice(0, 50)) console.log(`  ${line}`);
  isSound = wrong.length === 0 && lives.crashes === 0;
} finally {
  await lives.end();
  await pool.end();
  await world.destroy();
}
process.exit(isSound ? 0 : 1);

/** Kills are spread over all that is done. */
async function live(stack: StackProcess): Promise<void> {
  const until = load.operations + random() * 2 * FOR_A_LIFE;
  while (load.operations < until && isWorking && !stack.isDead) await delay(20);
}

async function work(): Promise<void> {
  while (load.operations < wanted) {
    try {
      await mix()(load);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      load.blame(error.message);
    }
  }
}

async function tellProgress(): Promise<void> {
  for (let next = wanted / 20; load.operations < wanted; await delay(200)) {
    if (load.operations < next) continue;
    report();
    next = load.operations + wanted / 20;
  }
}

async function network(): Promise<void> {
  while (load.operations < wanted) {
    try {
      await callHome(load, world.secret, rows);
    } catch (error) {
      // Otherwise the database is away just now.
      if (error instanceof Refused) load.blame(error.message);
    }
    await delay(100);
  }
}

/** An hour for some hundreds of operations: deadlines pass while people pay. */
async function passTime(): Promise<void> {
  for (let at = load.operations; load.operations < wanted;) {
    await delay(20);
    if (load.operations < at) continue;
    at = load.operations + 20 + Math.floor(random() * 120);
    const kind = random();
    await advance(
      kind < 0.7 ? 5_000 + random() * 55_000 : kind < 0.95 ? random() * 10 * MINUTE : random() * 90 * MINUTE,
    );
  }
}

/** Time passes for this life and all that follow. */
async function advance(by: number): Promise<void> {
  const ms = Math.floor(by);
  const stack = await lives.current;
  offsetMs += ms;
  try {
    await stack.send({ kind: 'advance', ms });
  } catch (error) {
    // The next one knows it from its orders.
    if (!(error instanceof Died)) throw error;
  }
}

/** Ends sessions of billing, mostly those that work; one of many so that the whole database starts anew. */
async function killSessions(): Promise<void> {
  while (isWorking) {
    await delay(300 + random() * 1_500);
    try {
      const [victim] = await rows<{ pid: number }>(
        `select pid from pg_stat_activity where usename = 'billing' order by state = 'active' desc, random() limit 1`,
      );
      if (!victim || !lives.isServing) continue;
      if (random() < 0.04) {
        process.kill(victim.pid, 'SIGKILL');
        crashes++;
      } else await rows(`select pg_terminate_backend(${victim.pid})`);
      sessions++;
    } catch {
      // Gone already, or the database is away.
    }
  }
}

/** Nobody does anything any more: what is under way comes to its end by itself, in the time that it needs. */
async function comeToAnEnd(): Promise<number> {
  for (let round = 1; ; round++) {
    await advance(round % 4 === 0 ? 3 * 60 * MINUTE : 11 * MINUTE);
    await settle();
    const open = await openEnds(rows);
    if (open.length === 0) return round;
    if (round === MOST_ROUNDS) {
      for (const what of open) load.blame(`never came to an end: ${what}`);
      return round;
    }
  }
}

async function settle(): Promise<void> {
  for (;;) {
    try {
      await (await lives.current).send({ kind: 'settle' });
      return;
    } catch (error) {
      if (!(error instanceof Died || (error instanceof Refused && error.retryable))) throw error;
      await delay(50);
    }
  }
}
