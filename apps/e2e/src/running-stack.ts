import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/stack/src/ports.ts';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The platform as `npm start` runs it, on ports and data of its own. */
export interface RunningStack {
  readonly url: string;
  readonly supportUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts what is built already, with further settings. Resolves when it serves.
 * @throws with everything that it printed when it does not start.
 */
export async function startStack(settings: Readonly<Record<string, string>> = {}): Promise<RunningStack> {
  // Reachable for the user that Postgres runs as, on any machine.
  const data = mkdtempSync('/var/tmp/setpoint-e2e-');
  chmodSync(data, 0o755);
  const [port, supportPort] = [await freePort(0), await freePort(0)];
  const child = spawn(process.execPath, [join(root, 'tools/stack/src/up.ts'), '--no-build'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
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
  try {
    await isReady(child);
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    supportUrl: `http://localhost:${supportPort}`,
    stop: async () => {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
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
