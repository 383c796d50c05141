import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processStart } from '../../../libs/local-postgres/src/folder-claim.ts';
import { builtFolder } from './build-lock.ts';
import { root } from './root.ts';

export interface GroupOptions {
  /** Where the process that runs is noted. */
  readonly folder?: string;
  /** Shows the output while it comes. */
  readonly live?: boolean;
}

/** @throws within tests: a build deletes folders `dist`, which threads and processes of other specs load from. */
export async function runNx(args: readonly string[], options: GroupOptions = {}): Promise<void> {
  if (process.env['JEST_WORKER_ID'] !== undefined)
    throw new Error('Specs run what is built before them, and never build.');
  await runInGroup(join(root, 'node_modules/.bin/nx'), args, options);
}

/**
 * Runs in a process group of its own that ends with this process. Where this process was killed, the group goes on alone
 * and is ended before the next one. To be called by whoever builds alone.
 * @throws with the last of its output when it failed
 */
export async function runInGroup(
  command: string,
  args: readonly string[],
  { folder = builtFolder, live = false }: GroupOptions = {},
): Promise<void> {
  const note = join(folder, 'running.json');
  await endLeftover(note);
  const plain = live ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...plain },
    stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  const end = () => killGroup(child.pid);
  const exit = () => process.exit(1);
  // Signals that nobody listens to would end this process without a word to the group.
  const signals = (['SIGINT', 'SIGTERM'] as const).filter((signal) => process.listenerCount(signal) === 0);
  for (const signal of signals) process.once(signal, exit);
  process.once('exit', end);
  try {
    mkdirSync(folder, { recursive: true });
    if (child.pid) writeFileSync(note, JSON.stringify({ pid: child.pid, began: processStart(child.pid) ?? '' }));
    await ended(child);
  } finally {
    rmSync(note, { force: true });
    process.off('exit', end);
    for (const signal of signals) process.off(signal, exit);
  }
}

function ended(child: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(output.slice(-6000)))));
  });
}

async function endLeftover(note: string): Promise<void> {
  let left: { pid: number; began: string };
  try {
    left = JSON.parse(readFileSync(note, 'utf8')) as typeof left;
  } catch {
    return;
  }
  // Nobody else is given its pid while anything of its group lives.
  const began = processStart(left.pid);
  if (began !== undefined && began !== left.began) return;
  killGroup(left.pid);
  while (processStart(left.pid) === left.began) await delay(20);
}

function killGroup(pid: number | undefined): void {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
