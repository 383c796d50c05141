import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { eventually } from '../eventually.js';

const here = import.meta.url;
const runSources = new URL(here.endsWith('.ts') ? './run-sources.ts' : './run-sources.js', here);

export interface TestProcess {
  readonly pid: number;
  /** Everything that it wrote so far, line by line, both streams. */
  readonly lines: readonly string[];
  /** Resolves with the first line that matches, also an earlier one. */
  says(words: RegExp): Promise<string>;
  /** Sends the signal and resolves when the process is gone, with its exit code (null when the signal ended it). */
  kill(signal: NodeJS.Signals): Promise<number | null>;
  /** Resolves with the exit code when the process ends by itself. */
  readonly exited: Promise<number | null>;
}

export interface TestProcessOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

/** For services: a busy machine is no reason for a statement to fail. */
const PATIENT = { STATEMENT_TIMEOUT_MS: '120000', LOCK_TIMEOUT_MS: '120000', IDLE_IN_TRANSACTION_TIMEOUT_MS: '120000' };

/** Runs a source file in a separate Node process, with only PATH and HOME of this environment. */
export function startProcess(file: URL, { env = {}, args = [] }: TestProcessOptions = {}): TestProcess {
  const flags = ['--conditions=source', '--no-warnings', '--import', runSources.href];
  const child = spawn(process.execPath, [...flags, fileURLToPath(file), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...PATIENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(null));
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  // Whatever becomes of the test, the process goes with it.
  const reap = () => child.kill('SIGKILL');
  process.once('exit', reap);
  void exited.then(() => process.off('exit', reap));
  return {
    pid: child.pid ?? 0,
    lines,
    exited,
    says: (words) =>
      eventually(() => {
        const said = lines.find((line) => words.test(line));
        if (said === undefined) throw new Error(`\n${lines.join('\n')}`);
        return said;
      }, `it never printed ${words}`),
    kill: async (signal) => {
      if (!isOver()) child.kill(signal);
      return exited;
    },
  };
}
