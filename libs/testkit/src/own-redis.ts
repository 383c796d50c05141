import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Resource } from './resources.js';

/** A Redis of a spec's own, that can go away and come back at the same address. It keeps nothing when it ends. */
export interface OwnRedis {
  /** `redis://127.0.0.1:<port>` */
  readonly address: string;
  /** Starts it when it does not run; resolves once it takes connections. */
  start(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Keeps its connections open and answers nothing any more, until `resume`. */
  freeze(): void;
  resume(): void;
}

/** The local redis-server, or why there is none. For `describeWith`, before `startOwnRedis`. */
export function localRedisServer(): Resource {
  const found = spawnSync('redis-server', ['--version'], { stdio: 'ignore' });
  return found.status === 0
    ? { name: 'redis-server', address: 'redis-server' }
    : { name: 'redis-server', missing: 'the program redis-server is not installed' };
}

/** Starts a redis-server for one spec. The caller kills it. */
export async function startOwnRedis(): Promise<OwnRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    if (child) return;
    child = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const starting = child;
    await new Promise<void>((resolve, reject) => {
      starting.once('error', reject);
      starting.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
      createInterface({ input: starting.stdout! }).on('line', (line) => {
        if (/Ready to accept connections/.test(line)) resolve();
      });
    });
  };
  await start();
  return {
    address: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
