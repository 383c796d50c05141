import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describeWith, eventually, startProcess, testChromium, testKafka, testRedis } from '../src/index.js';

const run = promisify(execFile);
const DAEMON = new URL('../src/server-daemon/server-daemon.ts', import.meta.url);

describe('resources', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('are the ones that the environment names', async () => {
    process.env.TEST_KAFKA_BROKERS = 'kafka:9092';
    process.env.TEST_REDIS_URL = 'redis://redis:6379';
    process.env.TEST_CHROMIUM = process.execPath;
    expect(await testKafka()).toEqual({ name: 'kafka', address: 'kafka:9092' });
    expect(await testRedis()).toEqual({ name: 'redis', address: 'redis://redis:6379' });
    expect(await testChromium()).toEqual({ name: 'chromium', address: process.execPath });
  });

  it('that are missing say why', async () => {
    process.env.TEST_CHROMIUM = '/nowhere/chromium';
    expect(await testChromium()).toMatchObject({ missing: expect.stringContaining('/nowhere/chromium') });
  });
});

describe('specs that need a missing resource', () => {
  /** Runs a spec of its own, in which Redis is missing. */
  const runSpec = async (requireAll: boolean) => {
    const folder = await mkdtemp(join(fileURLToPath(new URL('.', import.meta.url)), 'missing-'));
    await writeFile(
      join(folder, 'missing.spec.ts'),
      `import { describeWith } from '../../src/describe-with.js';
       describeWith({ name: 'redis', missing: 'no server' }, 'push', () => { it('runs', () => {}); });
       it('runs anyway', () => {});`,
    );
    const root = fileURLToPath(new URL('..', import.meta.url));
    const args = [
      '--experimental-vm-modules',
      join(root, '../../node_modules/jest/bin/jest.js'),
      '--ci',
      '--json',
      folder,
    ];
    const env = { ...process.env, REQUIRE_ALL: requireAll ? '1' : '', NODE_OPTIONS: '' };
    const { stdout, stderr } = await run(process.execPath, args, { cwd: root, env }).catch(
      (error: { stdout: string; stderr: string }) => error,
    );
    await rm(folder, { recursive: true });
    const report = JSON.parse(stdout) as { numPassedTests: number; numFailedTests: number; numPendingTests: number };
    return { report, stderr };
  };

  it('are skipped, with the reason', async () => {
    const { report, stderr } = await runSpec(false);
    expect(report).toMatchObject({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 1 });
    expect(stderr).toContain('skipped: push (redis is missing: no server)');
  });

  it('fail where everything is required', async () => {
    const { report, stderr } = await runSpec(true);
    expect(report).toMatchObject({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 });
    expect(stderr).toContain('redis is missing: no server');
  });
});

describe('the daemon of test servers', () => {
  const connected = (socket: string) =>
    new Promise<Socket | null>((resolve) => {
      const guest = connect(socket, () => resolve(guest)).once('error', () => resolve(null));
    });
  const askAt = (socket: string, name: string) =>
    new Promise<{ reply: { address?: string; error?: string }; leave: () => void }>((resolve, reject) => {
      const guest = connect(socket, () => guest.write(`${name}\n`));
      guest.once('data', (data) =>
        resolve({ reply: JSON.parse(data.toString()) as never, leave: () => guest.destroy() }),
      );
      guest.once('error', reject);
    });
  /** Asks what is there; until it has an answer, somebody else is there, so that the daemon stays however long that takes. */
  const askerAt = async (socket: string) => {
    const first = (await eventually(() => connected(socket), 'it does not open'))!;
    return async (name: string) => {
      const answer = await askAt(socket, name);
      first.destroy();
      return answer;
    };
  };
  const startDaemon = async (lingerMs = 2_000, env: Record<string, string> = {}) => {
    const folder = await mkdtemp(join(tmpdir(), 'setpoint-daemon-spec-'));
    const socket = join(folder, 'daemon.sock');
    const daemon = startProcess(DAEMON, {
      args: [socket, 'no-kafka-tool.ts'],
      env: { ...env, SETPOINT_TEST_SERVERS_LINGER_MS: String(lingerMs) },
    });
    return { folder, socket, daemon, ask: await askerAt(socket) };
  };

  it('starts a server once for all guests, and takes everything away when the last has gone', async () => {
    // Of its own: other daemons keep their servers in the machine's.
    const scratch = await mkdtemp(join(tmpdir(), 'setpoint-daemon-scratch-'));
    await chmod(scratch, 0o755);
    const { folder, daemon, ask } = await startDaemon(2_000, { TMPDIR: scratch });
    const [one, two] = await Promise.all([ask('postgres'), ask('postgres')]);
    expect(one.reply.address).toMatch(/^postgres:/);
    expect(two.reply).toEqual(one.reply);
    one.leave();
    expect(await ask('postgres').then(({ reply, leave }) => (leave(), reply))).toEqual(two.reply);
    two.leave();
    expect(await daemon.exited).toBe(0);
    expect(await readdir(scratch)).toEqual([]);
    await rm(scratch, { recursive: true });
    expect(existsSync(folder)).toBe(false);
    const { port } = new URL(one.reply.address!);
    await expect(
      new Promise((resolve, reject) => connect(Number(port), '127.0.0.1', () => resolve('open')).once('error', reject)),
    ).rejects.toThrow('ECONNREFUSED');
  });

  it('leaves its place to the next one while it is still clearing up', async () => {
    const { socket, daemon, ask } = await startDaemon();
    const { leave } = await ask('postgres');
    leave();
    await eventually(() => !existsSync(socket), 'it does not close', { everyMs: 1 });
    const next = startProcess(DAEMON, {
      args: [socket, 'no-kafka-tool.ts'],
      env: { SETPOINT_TEST_SERVERS_LINGER_MS: '3000' },
    });
    await daemon.exited;
    const askNext = await askerAt(socket);
    const { reply, leave: leaveNext } = await askNext('oracle');
    expect(reply).toEqual({ error: 'there is no oracle' });
    leaveNext();
    await next.exited;
  });

  /** Modules that note in a log what happens to their servers. */
  const loggingModules = async (addresses: Readonly<Record<string, string>>) => {
    const modules = await mkdtemp(join(tmpdir(), 'setpoint-modules-'));
    const log = join(modules, 'log');
    for (const [name, address] of Object.entries(addresses))
      await writeFile(
        join(modules, `${name}.mjs`),
        `import { appendFileSync } from 'node:fs';
         const note = (what) => appendFileSync(${JSON.stringify(log)}, what + ' ${name}\\n');
         export const start = async (addressOf) => {
           const address = ${address};
           note('start');
           return { address, stop: async () => note('stop') };
         };`,
      );
    return {
      url: (name: string) => pathToFileURL(join(modules, `${name}.mjs`)).href,
      log: async () => (await readFile(log, 'utf8')).trim().split('\n'),
      remove: () => rm(modules, { recursive: true }),
    };
  };

  it('starts what modules of a project name, one on top of the other, and stops them all', async () => {
    const house = `'house on ' + (await addressOf(new URL('./ground.mjs', import.meta.url)))`;
    const { url, log, remove } = await loggingModules({ ground: `'ground'`, house });
    const { daemon, ask } = await startDaemon();
    const guests = await Promise.all(['house', 'ground', 'house'].map((name) => ask(url(name))));
    expect(guests.map(({ reply }) => reply.address)).toEqual(['house on ground', 'ground', 'house on ground']);
    for (const { leave } of guests) leave();
    expect(await daemon.exited).toBe(0);
    const lines = await log();
    expect(lines.slice(0, 2)).toEqual(['start ground', 'start house']);
    expect(lines.slice(2).sort()).toEqual(['stop ground', 'stop house']);
    await remove();
  });

  it('stops the server of a module when nobody needs it any more, and starts it for the next', async () => {
    const { url, log, remove } = await loggingModules({ house: `'house'` });
    const { daemon, ask } = await startDaemon(2_000, { SETPOINT_TEST_MODULES_LINGER_MS: '100' });
    const [other, one, two] = await Promise.all(['oracle', url('house'), url('house')].map((name) => ask(name)));
    one!.leave();
    two!.leave();
    await eventually(async () => expect(await log()).toEqual(['start house', 'stop house']), 'it stays');
    const { reply, leave } = await ask(url('house'));
    expect(reply).toEqual({ address: 'house' });
    expect(await log()).toEqual(['start house', 'stop house', 'start house']);
    leave();
    other!.leave();
    expect(await daemon.exited).toBe(0);
    expect(await log()).toEqual(['start house', 'stop house', 'start house', 'stop house']);
    await remove();
  });

  it('says what it can not start', async () => {
    const { daemon, ask } = await startDaemon();
    const { reply, leave } = await ask('oracle');
    expect(reply).toEqual({ error: 'there is no oracle' });
    leave();
    await daemon.exited;
  });

  it('leaves the place to one that is there already', async () => {
    const { socket, daemon, ask } = await startDaemon();
    const second = startProcess(DAEMON, { args: [socket, 'no-kafka-tool.ts'] });
    expect(await second.exited).toBe(0);
    const { leave } = await ask('oracle');
    leave();
    await daemon.exited;
  });
});

describeWith(await testChromium(), 'a browser', (path) => {
  it('is one', async () => {
    expect((await run(path, ['--version'])).stdout).toMatch(/chrom/i);
  });
});
