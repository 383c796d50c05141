/** Also run by Node as it is, in the daemon of the test servers. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PINNED_NOW } from '../../../tools/start/pinned-day.mjs';
import { takePorts } from './stack-ports.ts';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The platform as `npm start` runs it, with its demo data. */
export interface Stack {
  readonly url: string;
  readonly supportUrl: string;
  /** Its data folder. */
  readonly data: string;
}

/** One that has to be stopped in the end. */
export interface OwnStack extends Stack {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** By the names of environment variables. */
export type Settings = Readonly<Record<string, string>>;

/** What is started. */
interface Start {
  /** Of the program, such as `--no-demo`. */
  readonly options?: readonly string[];
  /** Another one than that of `npm start`, which says the same when it is ready. */
  readonly program?: string;
}

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
export async function runOnCopy(data: string, madeAt: string, settings: Settings = {}, how?: Start): Promise<OwnStack> {
  const copy = newDataFolder();
  try {
    // Node's own copy would not keep whom the files belong to.
    await promisify(execFile)('cp', ['-Rp', `${data}/.`, copy]);
    const offsetMs = Date.parse(madeAt) + AFTER_MAKING_MS - Date.now();
    writeFileSync(join(copy, 'clock.json'), JSON.stringify({ offsetMs }));
    const stack = await runStack(copy, settings, how);
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

/**
 * Starts what is built already, on ports of its own. Resolves when it serves; its data stays when it is stopped. What it
 * prints is in `logs/output.log` of the data.
 * @throws with everything that it printed when it does not start.
 */
export async function runStack(
  data: string,
  settings: Settings = {},
  { options = [], program = 'tools/stack/src/up.ts' }: Start = {},
): Promise<OwnStack> {
  const { ports, release } = await takePorts();
  const [port, supportPort, postgresPort, emulatorPort] = ports;
  const child = spawn(process.execPath, [join(root, program), '--no-build', ...options], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      SETPOINT_NOW: PINNED_NOW,
      PORT: String(port),
      SUPPORT_PORT: String(supportPort),
      OPERATIONS_PORT: '0',
      POSTGRES_PORT: String(postgresPort),
      AUTH_EMULATOR_PORT: String(emulatorPort),
      TIMEOUT_SECONDS: '120',
      // tests ask more in a minute than people do
      COST_PER_MINUTE: '2400000',
      DATA_DIR: data,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gone = new Promise((done) => child.once('exit', done));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    release();
  };
  try {
    await isReady(child, data);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, supportUrl: `http://localhost:${supportPort}`, data, stop, child };
}

function isReady(child: ChildProcess, data: string): Promise<void> {
  mkdirSync(join(data, 'logs'), { recursive: true });
  const log = createWriteStream(join(data, 'logs/output.log'));
  return new Promise((done, fail) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      log.write(chunk);
      output += chunk.toString();
      if (output.includes('Setpoint runs')) done();
    };
    child.stdout!.on('data', listen);
    child.stderr!.on('data', listen);
    child.once('exit', (code) => fail(new Error(`the stack stopped (${code}):\n${output}`)));
  });
}
