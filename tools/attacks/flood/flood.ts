/**
 * `npm run floods`: what signed-in players notice while others flood the graph, from one caller and from sixteen.
 *
 *   npm run floods                           all of them, ten seconds each, on an embedded stack of its own
 *   npm run floods -- --seconds 60           longer
 *   npm run floods -- --only searches        those whose name contains this; can be given several times
 *   npm run floods -- --rate 50              more calls a second of each caller
 *   npm run floods -- --data-dir DIR         on the data of a folder, e.g. filled by `npm run bench:data`
 *
 * Prints for each flood p95 of the dashboard and of creating a match in units of their quiet p95, what failed for players,
 * the largest memory and that of a minute later, and what the flood was answered. Exit code 1 if p95 is above `--times`
 * (2), if anything failed, or if memory does not come back. Runs what is built. Linux only.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { dashboardVariables } from '../../compose/dashboard.ts';
import { sentOperations } from '../../compose/sent-operations.ts';
import { quantile } from '../../bench/figures.ts';
import { signIn, type Session } from '../../bench/sign-in.ts';
import { startStack } from '../../bench/stack.ts';
import type { AttackReport, AttackTask } from './attacker.ts';
import { FLOODS, type Flood } from './operations.ts';
import { registered } from './registered.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', multiple: true, default: [''] },
    times: { type: 'string', default: '2' },
    rate: { type: 'string', default: '25' },
    'data-dir': { type: 'string', default: '/var/tmp/setpoint-floods' },
  },
});
const [seconds, rate, times] = [Number(options.seconds), Number(options.rate), Number(options.times)];
const CALLERS = [1, 16];
/** Of all callers together; browsers open six each. */
const CONNECTIONS = 16;
/** Look at their dashboards in turns, so that each asks no more than a person does. */
const PLAYERS = ['ana', 'ben', 'carla', 'david'].map((name) => `${name}@setpoint.example`);
/** How often a dashboard is asked for, and a match created. */
const BEATS_MS = { dashboard: 300, create: 400 };
/** A person creates thirty matches an hour. */
const MATCHES_OF_ONE = 25;
/** Memory that may be left, besides what caches are allowed. */
const SLACK_MB = 150;
const MEMORY_WAIT_S = 60;

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const documents = new Map((await sentOperations()).map(({ operationName, id }) => [operationName, id!]));
const stack = await startStack(root, resolve(options['data-dir']), { AUTH_CALLS_PER_MINUTE: '100000' });
const url = stack.url.replace('localhost', '127.0.0.1');

interface Noticed {
  readonly dashboard: number[];
  readonly create: number[];
  readonly failures: string[];
}

try {
  await watch(5);
  const quiet = await watch(Math.max(20, seconds));
  if (quiet.failures.length > 0) throw new Error(`it fails when nothing happens: ${quiet.failures[0]}`);
  const base = { dashboard: p95(quiet.dashboard), create: p95(quiet.create) };
  console.log(`quiet: p95 of the dashboard ${base.dashboard} ms, of creating a match ${base.create} ms\n`);
  console.log(row(['flood', 'callers', 'dashboard', 'create', 'failed', 'memory MB', 'answers']));
  let isHeld = true;
  for (const flood of FLOODS.filter(({ name }) => options.only.some((part) => name.includes(part)))) {
    for (const callers of CALLERS) {
      const before = memory();
      let peak = before;
      const sampling = setInterval(() => (peak = Math.max(peak, memory())), 100);
      const [noticed, answers] = await Promise.all([watch(seconds), attack(flood, callers)]);
      clearInterval(sampling);
      const after = await settled(before);
      const slower = { dashboard: p95(noticed.dashboard) / base.dashboard, create: p95(noticed.create) / base.create };
      const isGood =
        slower.dashboard <= times &&
        slower.create <= times &&
        noticed.failures.length === 0 &&
        after <= before + SLACK_MB;
      isHeld &&= isGood;
      console.log(
        row([
          flood.name,
          String(callers),
          `× ${slower.dashboard.toFixed(1)}`,
          `× ${slower.create.toFixed(1)}`,
          String(noticed.failures.length),
          `${before} ${peak} ${after}`,
          Object.entries(answers)
            .map(([answer, count]) => `${answer}: ${count}`)
            .join(', '),
        ]) + (isGood ? '' : '  ✗'),
      );
      for (const failure of new Set(noticed.failures)) console.log(`  ${failure}`);
    }
  }
  process.exitCode = isHeld ? 0 : 1;
} finally {
  await stack.stop();
}

/** Players who look at their dashboards, and people who create matches. */
async function watch(forSeconds: number): Promise<Noticed> {
  const players: Session[] = [];
  for (const email of PLAYERS) players.push(await signIn(url, email));
  const organisers: Session[] = [];
  const needed = 1 + Math.ceil((forSeconds * 1_000) / BEATS_MS.create / MATCHES_OF_ONE);
  for (let i = 0; i < needed; i += 1) organisers.push(await registered(url));
  const noticed: Noticed = { dashboard: [], create: [], failures: [] };
  const until = performance.now() + forSeconds * 1_000;
  const every = async (beat: number, times: number[], ask: (n: number) => Promise<void>) => {
    for (let n = 0; performance.now() < until; n += 1) {
      const started = performance.now();
      await ask(n).catch((error: unknown) => noticed.failures.push(String(error)));
      times.push(performance.now() - started);
      await pause(Math.max(0, started + beat - performance.now()));
    }
  };
  await Promise.all([
    every(BEATS_MS.dashboard, noticed.dashboard, async (n) => {
      const player = players[n % players.length]!;
      await ask(player, 'Dashboard', dashboardVariables(player.user.id));
    }),
    every(BEATS_MS.create, noticed.create, async (n) => {
      const input = { requestId: randomUUID(), sport: 1, numberPlayers: 1 };
      const organiser = organisers[Math.floor(n / MATCHES_OF_ONE)]!;
      const { createMatch } = await ask<{ createMatch: { errorCode: string | null } }>(organiser, 'CreateMatch', {
        input,
      });
      if (createMatch.errorCode) throw new Error(createMatch.errorCode);
    }),
  ]);
  return noticed;
}

/** As the web app does. */
async function ask<Data>({ token }: Session, operationName: string, variables: object): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` };
  const persistedQuery = { version: 1, sha256Hash: documents.get(operationName) };
  const body = JSON.stringify({ operationName, variables, extensions: { persistedQuery } });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200 || text.includes('"errors"')) throw new Error(`${response.status} ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { data: Data }).data;
}

async function attack(flood: Flood, callers: number): Promise<AttackReport> {
  const tokens: (string | null)[] = [];
  for (let i = 0; i < callers; i += 1) tokens.push(flood.isSignedIn ? (await registered(url)).token : null);
  const connections = Math.max(1, CONNECTIONS / callers);
  const task: AttackTask = { url, flood: flood.name, seconds, tokens, connections, rate };
  const program = fileURLToPath(new URL('attacker.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(task)], { maxBuffer: 1e7 });
  return JSON.parse(stdout) as AttackReport;
}

/** Of the stack's process, in MB. */
function memory(): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${stack.pid}/status`, 'utf8'))![1];
  return Math.round(Number(kilobytes) / 1_024);
}

/** Waits until memory is as it was, or for a minute. */
async function settled(before: number): Promise<number> {
  for (let waited = 0; waited < MEMORY_WAIT_S && memory() > before + SLACK_MB; waited += 1) await pause(1_000);
  return memory();
}

function p95(all: readonly number[]): number {
  return Number(quantile(all, 0.95));
}

function row([name = '', callers = '', ...rest]: readonly string[]): string {
  const [dashboards = '', create = '', failed = '', megabytes = '', answers = ''] = rest;
  return `${name.padEnd(44)} ${callers.padStart(7)} ${dashboards.padStart(9)} ${create.padStart(7)} ${failed.padStart(6)}  ${megabytes.padEnd(15)} ${answers}`;
}
