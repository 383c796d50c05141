import { fork, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Supervisor } from '../../../libs/local-postgres/src/supervisor.ts';
import type { StackConfig } from './config.ts';
import { damagedFile } from './explain.ts';
import { freePort } from './ports.ts';
import { root } from './root.ts';

export const AUTH_PROJECT = 'demo-setpoint';

export interface AuthEmulator {
  /** `host:port`, as firebase-admin wants it. */
  readonly host: string;
  /** Of its process; another one after a restart, none when somebody else runs it. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the identity provider's emulator; takes seconds, so it begins before everything else. When it dies it is
 * started again, on the same port and with its accounts.
 * @throws StartError when the file of its accounts can't be understood
 */
export async function startAuthEmulator(
  config: Pick<StackConfig, 'authEmulatorHost' | 'authEmulatorPort' | 'dataDir'>,
  report: (what: string) => void = (what) => console.error(what),
): Promise<AuthEmulator> {
  if (config.authEmulatorHost) return { host: config.authEmulatorHost, pid: undefined, stop: async () => {} };
  const accounts = join(config.dataDir, 'auth-accounts.json');
  refuseDamagedAccounts(accounts);
  const logFile = join(config.dataDir, 'logs/auth-emulator.log');
  writeFileSync(logFile, '');
  const port = await freePort(config.authEmulatorPort);
  const emulator = await Supervisor.start({
    name: 'The sign-in emulator',
    launch: () => launch(port, accounts, logFile),
    report,
  });
  return {
    host: `127.0.0.1:${port}`,
    get pid() {
      return emulator.child.pid;
    },
    stop: () => emulator.stop('SIGTERM'),
  };
}

/** Resolves when it serves, with its accounts loaded. */
function launch(port: number, accounts: string, logFile: string): Promise<ChildProcess> {
  const child = fork(join(root, 'tools/stack/src/auth-emulator.cjs'), [String(port), AUTH_PROJECT, accounts], {
    // Ctrl-C reaches the stack first, which then stops it in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = createWriteStream(logFile, { flags: 'a' });
  log.on('error', () => {}); // a full disk must not end the stack over a line of log
  child.stdout!.pipe(log, { end: false });
  child.stderr!.pipe(log, { end: false });
  child.once('close', () => log.end());
  return new Promise((done, fail) => {
    child.once('message', () => done(child));
    child.once('error', fail);
    child.once('exit', (code, signal) =>
      fail(new Error(`The sign-in emulator did not start (${signal ?? code}); see ${logFile}`)),
    );
  });
}

function refuseDamagedAccounts(file: string): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  try {
    JSON.parse(text);
  } catch (error) {
    throw damagedFile(
      file,
      error,
      `It holds the local sign-ins. Put it back from a copy, or remove it (rm ${file}): the demo people can sign in ` +
        'again at the next start, others have to register anew.',
    );
  }
}
