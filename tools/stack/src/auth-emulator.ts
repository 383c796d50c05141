import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { StackConfig } from './config.ts';
import { freePort } from './ports.ts';
import { root } from './root.ts';

export const AUTH_PROJECT = 'demo-setpoint';

export interface AuthEmulator {
  /** `host:port`, as firebase-admin wants it. */
  readonly host: string;
  stop(): Promise<void>;
}

/** Starts the identity provider's emulator; takes seconds, so it begins before everything else. */
export async function startAuthEmulator(config: StackConfig): Promise<AuthEmulator> {
  if (config.authEmulatorHost) return { host: config.authEmulatorHost, stop: async () => {} };
  const port = await freePort(config.authEmulatorPort);
  const child = fork(
    join(root, 'tools/stack/src/auth-emulator.cjs'),
    [String(port), AUTH_PROJECT, join(config.dataDir, 'auth-accounts.json')],
    { detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  const log = createWriteStream(join(config.dataDir, 'logs/auth-emulator.log'));
  child.stdout!.pipe(log);
  child.stderr!.pipe(log);
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((done, fail) => {
    child.once('message', () => done());
    child.once('error', fail);
    child.once('exit', (code) =>
      fail(new Error(`The sign-in emulator stopped at once (${code}); see .data/logs/auth-emulator.log.`)),
    );
  });
  return {
    host: `127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await gone;
    },
  };
}
