/** Also run by Node as it is, in the daemon of the test servers. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PINNED_NOW } from '../../../tools/start/pinned-day.mjs';
import { freePort } from '../../../tools/stack/src/ports.ts';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The platform as `npm start` runs it, with its demo data. */
export interface Stack {
  readonly url: string;
  readonly supportUrl: string;
}

/** One that has to be stopped in the end. */
export interface OwnStack extends Stack {
  stop(): Promise<void>;
}

/** By the names of environment variables. */
export type Settings = Readonly<Record<string, string>>;

/** Reachable for the user that Postgres runs as, on any machine. */
export function newDataFolder(): string {
  const data = mkdtempSync('/var/tmp/setpoint-e2e-');
  chmodSync(data, 0o755);
  return data;
}

export const removeData = (data: string) => rmSync(data, { recursive: true, force: true });

/** When stacks on copies begin, by their clocks: the same for all, and later than the demo data were made. */
const AFTER_MAKING_MS = 5 * 60_000;

/** A stack on a copy of the data, made at that instant, which goes with it. */
export async function runOnCopy(data: string, madeAt: string, settings: Settings = {}): Promise<OwnStack> {
  const copy = newDataFolder();
  try {
    // Node's own copy would not keep whom the files belong to.
    await promisify(execFile)('cp', ['-Rp', `${data}/.`, copy]);
    const offsetMs = Date.parse(madeAt) + AFTER_MAKING_MS - Date.now();
    writeFileSync(join(copy, 'clock.json'), JSON.stringify({ offsetMs }));
    const stack = await runStack(copy, settings);
    const stop = async () => {
      await stack.stop();
      removeData(copy);
    };
    return { ...stack, stop };
  } catch (error) {
    removeData(copy);
    throw error;
  }
}

/** Times that a stack is started on other ports when another process took one of its ports in the meantime. */
const TRIES = 3;

/**
 * Starts what is built already, on ports of its own. Resolves when it serves; its data stays when it is stopped.
 * @throws with everything that it printed when it does not start.
 */
export async function runStack(data: string, settings: Settings = {}): Promise<OwnStack> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(data, settings);
    } catch (error) {
      if (attempt === TRIES || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

async function startOnce(data: string, settings: Settings): Promise<OwnStack> {
  const [port, supportPort] = [await freePort(0), await freePort(0)];
  const child = spawn(process.execPath, [join(root, 'tools/stack/src/up.ts'), '--no-build'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      SETPOINT_NOW: PINNED_NOW,
      PORT: String(port),
      SUPPORT_PORT: String(supportPort),
      OPERATIONS_PORT: '0',
      POSTGRES_PORT: '0',
      AUTH_EMULATOR_PORT: '0',
      DATA_DIR: data,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise((done) => child.once('exit', done));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  try {
    await isReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, supportUrl: `http://localhost:${supportPort}`, stop };
}

function isReady(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Setpoint runs')) done();
    };
    child.stdout!.on('data', listen);
    child.stderr!.on('data', listen);
    child.once('exit', (code) => fail(new Error(`the stack stopped (${code}):\n${output}`)));
  });
}
