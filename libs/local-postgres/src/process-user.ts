import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Postgres refuses to run as root, so it runs as `postgres`, or as `nobody` if that user does not exist. */
export interface ProcessUser {
  readonly uid?: number;
  readonly gid?: number;
}

export function processUser(): ProcessUser {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: numberOf('-u', name), gid: numberOf('-g', name) };
    } catch {
      // not on this machine: try the next one
    }
  }
  throw new Error(
    'Postgres cannot run as root and there is neither a user postgres nor a user nobody. Run as an ordinary user.',
  );
}

const numberOf = (flag: string, name: string) =>
  Number.parseInt(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }), 10);

/** Whether the user can get to the path: every folder above lets others pass. */
export function canReach(user: ProcessUser, path: string): boolean {
  if (user.uid === undefined) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder);
      const passes = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001;
      if (!passes) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/** Server programs where the user can run them: in place, or a copy outside a closed home folder. */
export function reachablePrograms(user: ProcessUser, nativeFolder: string, version: string): string {
  if (canReach(user, join(nativeFolder, 'bin', 'postgres'))) return nativeFolder;
  const copy = `/var/tmp/setpoint-postgres-${version}`;
  if (!existsSync(join(copy, 'complete'))) {
    cpSync(nativeFolder, copy, { recursive: true, verbatimSymlinks: true });
    execFileSync('touch', [join(copy, 'complete')]);
  }
  return copy;
}
