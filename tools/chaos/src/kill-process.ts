/**
 * Kills the stack's process under load and counts. Half of the kills come from outside at a random moment, half at a
 * named point inside. Exit code 1 when anything was lost or doubled.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Load } from './load.ts';
import { options, random } from './options.ts';
import { KILL_POINTS, type Request } from './protocol.ts';
import { Died, Refused, StackProcess } from './stack-process.ts';
import { judge, printVerdict } from './verdict.ts';
import { createWorld } from './world.ts';

const wanted = options.kills ?? 200;
const DAY = 24 * 60 * 60 * 1000;

const started = performance.now();
const world = await createWorld(options.players);
let offsetMs = 0;
let killing = true;
let over = false;
const kills: Record<string, number> = {};
let killed = 0;
let life: Promise<StackProcess> = begin(undefined);
const recoveries: number[] = [];

async function begin(killAt: (typeof KILL_POINTS)[number] | undefined): Promise<StackProcess> {
  const from = performance.now();
  for (;;) {
    try {
      const stack = await StackProcess.spawn({
        databaseUrls: world.databaseUrls,
        secret: world.secret,
        offsetMs,
        ...(killAt && { killAt, passes: Math.floor(random() * 6) }),
      });
      recoveries.push(performance.now() - from);
      void stack.died.then(() => {
        if (over) return;
        count(killAt ?? 'at random');
        life = begin(nextPoint());
        life.catch(() => {});
      });
      if (killing && !killAt && killed > 0) void delay(20 + random() * 700).then(() => killing && stack.kill());
      return stack;
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
await (await life).send({ kind: 'publish', events: world.firstEvents });
console.log(`${world.players.length} players, ${wanted} kills wanted`);
await load.chooseLevels();
(await life).kill();

while (killing) {
  const from = load.matches.length;
  await load.arrangeMany(() => killing);
  await advance(4 * DAY);
  await load.playMany(load.matches.slice(from));
}
// until nothing waits for anybody any more
await advance(30 * DAY);
await calm({ kind: 'settle' });
const last = await life;
over = true;
const verdict = await judge(world, last, load.matches, offsetMs);
last.kill();
await last.died;
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const sorted = recoveries.sort((a, b) => a - b);
console.log(`
kills            ${killed} (${Object.entries(kills)
  .map(([point, n]) => `${point} ${n}`)
  .join(', ')})
commands         ${load.accepted} accepted, ${load.unanswered} answers lost and sent again
matches          ${load.summary}
start after kill median ${sorted[sorted.length >> 1]?.toFixed(0)} ms
took             ${seconds} s`);
printVerdict(verdict);
await world.destroy();
process.exit(verdict.sound && load.unexpected.size === 0 ? 0 : 1);

/** Time passes for this life and all that follow. */
async function advance(ms: number): Promise<void> {
  offsetMs += ms;
  await calm({ kind: 'advance', ms: 0 });
  const before = await life;
  before.kill();
  await before.died;
  await calm({ kind: 'settle' });
}

/** Sends until a process lives long enough to answer, and has the time to. */
async function calm(request: Request): Promise<void> {
  for (;;) {
    try {
      await (await life).send(request);
      return;
    } catch (error) {
      // busy machines answer late: that says so, and is asked again
      if (!(error instanceof Died || (error instanceof Refused && error.retryable))) throw error;
      await delay(error instanceof Died ? 5 : 500);
    }
  }
}
