import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { HEAP_MB } from '../start/heap.mjs';
import { freePort } from '../stack/src/ports.ts';

export interface BenchStack {
  readonly url: string;
  /** Where /metrics is. */
  readonly operationsUrl: string;
  /** The Node process that everything runs in. */
  readonly pid: number;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts what is built in a checkout, embedded, on free ports and the given data, with further settings by their names.
 * @throws with its output if it fails.
 */
export async function startStack(
  root: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchStack> {
  mkdirSync(dataDir, { recursive: true });
  const [port, supportPort, operationsPort] = [await freePort(0), await freePort(0), await freePort(0)];
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, join(root, 'tools/stack/src/up.ts'), '--no-build'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: String(port),
        SUPPORT_PORT: String(supportPort),
        OPERATIONS_PORT: String(operationsPort),
        POSTGRES_PORT: '0',
        AUTH_EMULATOR_PORT: '0',
        DATA_DIR: dataDir,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  let output = '';
  await new Promise<void>((ready, fail) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      if (output.includes('Setpoint runs (ready')) ready();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => fail(new Error(`the stack did not start:\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    operationsUrl: `http://localhost:${operationsPort}`,
    pid: child.pid!,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
