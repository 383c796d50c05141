/**
 * Kills the stack under load and counts: `npm run chaos -- [--kills 200] [--players 40] [--seed 1]`.
 * Half of the kills come from outside at a random moment, half at a named point inside. Exit code 1 when anything was
 * lost or doubled.
 */
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { Died, Victim } from './handle.ts';
import { Load } from './load.ts';
import { KILL_POINTS } from './protocol.ts';
import { judge } from './verdict.ts';
import { createWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    players: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = Number(values.kills);
const WORKERS = 6;
const DAY = 24 * 60 * 60 * 1000;

let state = Number(values.seed) >>> 0;
const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;

const started = performance.now();
const world = await createWorld(Number(values.players));
let offsetMs = 0;
let killing = true;
let over = false;
const kills: Record<string, number> = {};
let killed = 0;
let life: Promise<Victim> = begin(undefined);
const recoveries: number[] = [];

async function begin(killAt: (typeof KILL_POINTS)[number] | undefined): Promise<Victim> {
  const from = performance.now();
  for (;;) {
    try {
      const victim = await Victim.spawn({
        ...world,
        offsetMs,
        ...(killAt && { killAt, passes: Math.floor(random() * 6) }),
      });
      recoveries.push(performance.now() - from);
      void victim.died.then(() => {
        if (over) return;
        count(killAt ?? 'at random');
        life = begin(nextPoint());
        life.catch(() => {});
      });
      if (killing && !killAt && killed > 0) void delay(20 + random() * 700).then(() => killing && victim.kill());
      return victim;
    } catch (error) {
      // killed while it started: that counts too, and the next life starts without a named point
      if (!(error instanceof Died)) throw error;
      count(killAt ?? 'at random');
      killAt = undefined;
    }
  }
}

function count(point: string): void {
  killed++;
  kills[point] = (kills[point] ?? 0) + 1;
  if (killed >= wanted) killing = false;
  if (killed % 20 === 0)
    console.log(`  ${killed} kills, ${load.accepted} commands accepted, ${load.unanswered} answers lost`);
}

const nextPoint = () =>
  killing && random() < 0.5 ? KILL_POINTS[Math.floor(random() * KILL_POINTS.length)] : undefined;

const load = new Load(
  world,
  () => life,
  () => Date.now() + offsetMs,
);
await (await life).ask({ kind: 'publish', events: world.firstEvents });
console.log(`${world.players.length} players, ${wanted} kills wanted`);
(await life).kill();

while (killing) {
  const from = load.matches.length;
  let slot = 0;
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let i = 0; i < 12 && killing; i++) await load.arrange(slot++);
    }),
  );
  await advance(4 * DAY);
  await Promise.all(
    chunks(load.matches.slice(from), WORKERS).map(async (some) => {
      for (const match of some) await load.play(match);
    }),
  );
}
await calm({ kind: 'settle' });
const verdict = await judge(world.adminUrl, load.matches);
over = true;
const last = await life;
last.kill();
await last.died;
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const sorted = recoveries.sort((a, b) => a - b);
console.log(`
kills            ${killed} (${Object.entries(kills)
  .map(([point, n]) => `${point} ${n}`)
  .join(', ')})
commands         ${load.accepted} accepted, ${load.unanswered} answers lost and asked again
matches          ${load.matches.length} arranged, ${load.matches.filter(({ confirmed }) => confirmed).length} confirmed
start after kill median ${sorted[sorted.length >> 1]?.toFixed(0)} ms
lost             ${verdict.lost.length}
doubled          ${verdict.doubled.length}
dead letters     ${verdict.deadLetters}
undelivered      ${verdict.waiting}
took             ${seconds} s`);
for (const line of [...verdict.lost, ...verdict.doubled].slice(0, 20)) console.log(`  ${line}`);
await world.destroy();
process.exit(verdict.lost.length + verdict.doubled.length + verdict.deadLetters + verdict.waiting > 0 ? 1 : 0);

/** Time passes for this life and all that follow. */
async function advance(ms: number): Promise<void> {
  offsetMs += ms;
  await calm({ kind: 'advance', ms: 0 });
  const before = await life;
  before.kill();
  await before.died;
  await calm({ kind: 'settle' });
}

/** Asks until somebody lives long enough to answer. */
async function calm(ask: Parameters<Victim['ask']>[0]): Promise<void> {
  for (;;) {
    try {
      await (await life).ask(ask);
      return;
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
  }
}

function chunks<T>(all: readonly T[], count: number): T[][] {
  return Array.from({ length: count }, (_, i) => all.filter((_, j) => j % count === i));
}
