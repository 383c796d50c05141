/**
 * Kills consumers while events are published, first one of two replicas, then the only one, starts the next one at once,
 * and measures the longest time that an event waited to be handled. Nothing may be lost.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { KafkaBus, silentLog } from '@setpoint/service-kit';
import { startOwnKafka } from '@setpoint/testkit';
import { options, random } from '../options.ts';

const GROUP = 'listeners';
const TYPE = 'chaos.happened.v1';
const EVERY_MS = 20;
/** Without an event that waits: the group is at rest. */
const AT_REST_MS = 2_000;
const IN_TIME_MS = 60_000;
const LISTENER = fileURLToPath(new URL('listen.ts', import.meta.url));

const dataDir = await mkdtemp(join(tmpdir(), 'setpoint-consumers-'));
const broker = await startOwnKafka({ dataDir });
const bus = new KafkaBus({ brokers: [broker.address], clientId: 'chaos', logger: silentLog() });
const publishedAt = new Map<string, number>();
const handledAt = new Map<string, number>();
let repeated = 0;
let publishing = true;
const replicas: ChildProcess[] = [];

function start(): void {
  const child = fork(LISTENER, [broker.address, GROUP, TYPE, String(options.sessionMs)], {
    // Of the client, whose timer for a throttled broker is set although there is none.
    execArgv: ['--disable-warning=TimeoutNegativeWarning'],
  });
  child.on('message', (id: string) => {
    if (handledAt.has(id)) repeated += 1;
    else handledAt.set(id, performance.now());
  });
  replicas.push(child);
}

async function kill(): Promise<void> {
  const [victim] = replicas.splice(Math.floor(random() * replicas.length), 1);
  const gone = once(victim!, 'exit');
  victim!.kill('SIGKILL');
  await gone;
}

async function publishAll(): Promise<void> {
  for (let n = 1; publishing; n += 1) {
    const id = String(n);
    publishedAt.set(id, performance.now());
    const time = new Date().toISOString();
    const event = { specversion: '1.0', id, source: 'chaos', type: TYPE, time, subject: id, data: {} } as const;
    await bus.publish([event]);
    await delay(EVERY_MS);
  }
}

const waiting = () => [...publishedAt].filter(([id]) => !handledAt.has(id)).map(([, at]) => at);

/** No event has waited for long, or the time is over. */
async function atRest(): Promise<void> {
  const until = performance.now() + IN_TIME_MS;
  for (let since = performance.now(); performance.now() < until; await delay(20)) {
    const now = performance.now();
    if (waiting().some((at) => now - at > AT_REST_MS / 4) || handledAt.size === 0) since = now;
    if (now - since > AT_REST_MS) return;
  }
}

/** In milliseconds, of those published since. */
const longestWait = (since: number) =>
  Math.max(
    ...[...publishedAt].flatMap(([id, at]) => (at >= since ? [(handledAt.get(id) ?? performance.now()) - at] : [])),
  );

async function measure(count: number): Promise<readonly number[]> {
  while (replicas.length < count) start();
  while (replicas.length > count) await kill();
  await atRest();
  const waits: number[] = [];
  for (let killed = 0; killed < (options.kills ?? 20) / 2; killed += 1) {
    await delay(random() * 1_000);
    const since = performance.now();
    await kill();
    start();
    await atRest();
    waits.push(longestWait(since));
  }
  return waits.sort((one, other) => one - other);
}

function print(what: string, waits: readonly number[]): void {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const [median, longest] = [waits[Math.floor(waits.length / 2)]!, waits.at(-1)!];
  console.log(
    `${what}: ${waits.length} kills, an event waited ${seconds(longest)} at most, ${seconds(median)} in the median kill`,
  );
}

let lost = 0;
try {
  const published = publishAll();
  print('one of two replicas', await measure(2));
  print('the only replica', await measure(1));
  publishing = false;
  await published;
  await atRest();
  lost = waiting().length;
  console.log(
    `${publishedAt.size} events, ${lost} lost, ${repeated} delivered again; sessions of ${options.sessionMs} ms`,
  );
} finally {
  for (const child of replicas) child.kill('SIGKILL');
  await bus.stop();
  await broker.stop();
  await rm(dataDir, { recursive: true });
}
process.exit(lost > 0 ? 1 : 0);
