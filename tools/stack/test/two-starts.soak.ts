/** The whole stack as `npm start` runs it, of what is built already. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/ports.ts';

const UP = fileURLToPath(new URL('../src/up.ts', import.meta.url));

interface Start {
  readonly child: ChildProcess;
  /** Everything that it printed so far. */
  output(): string;
  /** Resolves when it serves, or ended with that code. */
  readonly outcome: Promise<'runs' | number | null>;
  readonly ended: Promise<number | null>;
}

function start(dataDir: string, port: number, supportPort: number, operationsPort = 0): Start {
  const child = spawn(process.execPath, [UP, '--no-build', '--no-demo'], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      SUPPORT_PORT: String(supportPort),
      OPERATIONS_PORT: String(operationsPort),
      POSTGRES_PORT: '0',
      AUTH_EMULATOR_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const outcome = new Promise<'runs' | number | null>((done) => {
    void ended.then(done);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Setpoint runs')) done('runs');
      });
    }
  });
  return { child, output: () => output, outcome, ended };
}

const isReady = async (operationsPort: number) =>
  (await fetch(`http://localhost:${operationsPort}/readyz`)).status === 200;
/** Lines of a stack trace. */
const TRACE = /^\s+at .*(?:\d+:\d+|node:)/m;

describe('starting', () => {
  // Reachable for the user that Postgres runs as, on any machine.
  const root = mkdtempSync('/var/tmp/setpoint-two-starts-');
  chmodSync(root, 0o755);
  const started: Start[] = [];
  afterAll(async () => {
    for (const { child } of started) child.kill('SIGTERM');
    await Promise.all(started.map(({ ended }) => ended));
    rmSync(root, { recursive: true, force: true });
  });
  const run = (...args: Parameters<typeof start>) => {
    const one = start(...args);
    started.push(one);
    return one;
  };

  it('a second time on the same data is refused, and the first goes on undisturbed', async () => {
    const dataDir = join(root, randomUUID());
    const [port, supportPort, operationsPort] = [await freePort(0), await freePort(0), await freePort(0)];
    const first = run(dataDir, port, supportPort, operationsPort);
    expect([await first.outcome, first.output()]).toEqual(['runs', expect.anything()]);
    const pidFile = join(dataDir, 'postgres/postmaster.pid');
    const server = readFileSync(pidFile, 'utf8');

    const second = run(dataDir, await freePort(0), await freePort(0));
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(dataDir);
    expect(second.output()).toContain(`process ${first.child.pid}`);
    expect(second.output()).toContain(`http://localhost:${port}`);
    expect(second.output()).toMatch(/DATA_DIR=\S+ PORT=\d+ SUPPORT_PORT=\d+ OPERATIONS_PORT=\d+ npm start/);
    expect(second.output()).not.toMatch(TRACE);
    expect(readFileSync(pidFile, 'utf8')).toBe(server);
    expect(await isReady(operationsPort)).toBe(true);

    // Killed, it owns nothing any more: the next one takes over.
    first.child.kill('SIGKILL');
    await first.ended;
    const third = run(dataDir, await freePort(0), await freePort(0));
    expect([await third.outcome, third.output()]).toEqual(['runs', expect.anything()]);
  }, 180_000);

  it('with damaged secrets says file, cause and remedy, without a stack trace', async () => {
    const dataDir = mkdtempSync(join(root, 'damaged-'));
    writeFileSync(join(dataDir, 'secrets.json'), '{');
    const broken = run(dataDir, await freePort(0), await freePort(0));
    expect(await broken.ended).toBe(1);
    expect(broken.output()).toContain(`${dataDir}/secrets.json is damaged`);
    expect(broken.output()).toContain('What to do:');
    expect(broken.output()).not.toMatch(TRACE);
  });
});
