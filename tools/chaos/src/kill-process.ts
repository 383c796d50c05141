/**
 * Kills the stack's process under load and counts. Half of the kills come from outside at a random moment, half at a
 * named point inside. Exit code 1 when anything was lost or doubled.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Lives } from './lives.ts';
import { Load } from './load.ts';
import { options } from './options.ts';
import type { Request } from './protocol.ts';
import { Died, Refused } from './stack-process.ts';
import { judge, printVerdict } from './verdict.ts';
import { createWorld } from './world.ts';

const wanted = options.kills ?? 200;
const DAY = 24 * 60 * 60 * 1000;

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
const world = await createWorld(options.players);
let offsetMs = 0;
const lives = new Lives(
  wanted,
  () => ({ databaseUrls: world.databaseUrls, secret: world.secret, offsetMs }),
  () =>
    console.log(
      `  ${lives.killed} kills, ${load.accepted} commands accepted, ${load.unanswered} answers lost, ${seconds()}`,
    ),
);
const load = new Load(
  world,
  () => lives.current,
  () => Date.now() + offsetMs,
);
let isSound = false;
try {
  await calm({ kind: 'publish', events: world.firstEvents });
  console.log(`${world.players.length} players, ${wanted} kills wanted, ${seconds()}`);
  lives.startKilling();
  await load.chooseLevels();
  while (lives.isKilling) {
    const from = load.matches.length;
    await load.arrangeMany(() => lives.isKilling);
    // what is due by then is settled while people play on, and while lives end
    await advance(4 * DAY);
    await load.playMany(load.matches.slice(from));
  }
  console.log(`  all killed, ${seconds()}`);
  // until nothing waits for anybody any more
  await advance(30 * DAY);
  await calm({ kind: 'settle' });
  const verdict = await judge(world, await lives.current, load.matches, offsetMs);
  const sorted = lives.recoveries.toSorted((a, b) => a - b);
  console.log(`
kills            ${lives.killed} (${Object.entries(lives.kills)
    .map(([point, n]) => `${point} ${n}`)
    .join(', ')}), ${lives.idle} more with no command in flight
crashes          ${lives.crashes}
commands         ${load.accepted} accepted, ${load.unanswered} answers lost and sent again
matches          ${load.summary}
start after kill median ${sorted[sorted.length >> 1]?.toFixed(0)} ms
took             ${seconds()}`);
  printVerdict(verdict);
  for (const [message, times] of load.unexpected) console.log(`  ${times} × ${message}`);
  isSound = verdict.sound && lives.crashes === 0 && load.unexpected.size === 0;
} finally {
  await lives.end();
  await world.destroy();
}
process.exit(isSound ? 0 : 1);

/** Time passes for this life and all that follow. */
async function advance(ms: number): Promise<void> {
  const stack = await lives.current;
  offsetMs += ms;
  try {
    await stack.send({ kind: 'advance', ms });
  } catch (error) {
    // the next one knows it from its orders
    if (!(error instanceof Died)) throw error;
  }
}

/** Sends until a process lives long enough to answer, and has the time to. */
async function calm(request: Request): Promise<void> {
  for (;;) {
    try {
      await (await lives.current).send(request);
      return;
    } catch (error) {
      // busy machines answer late: that says so, and is asked again
      if (!(error instanceof Died || (error instanceof Refused && error.retryable))) throw error;
      await delay(error instanceof Died ? 5 : 500);
    }
  }
}
