import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processStart } from './folder-claim.js';

/** How long the server of a killed run may take to shut down. */
export const LEFTOVER_MS = 15_000;

/** Stops what an owner that is dead has left running on the folder. */
export async function stopLeftover(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pid, folder] = readFileSync(pidFile, 'utf8').split('\n');
  if (folder !== dataDir) return;
  if (isPostgres(Number(pid))) {
    process.kill(Number(pid), 'SIGINT');
    await until(() => !existsSync(pidFile), `The Postgres of an earlier run (process ${pid}) doesn't stop.`);
  } else if (isZombie(Number(pid))) {
    // Postgres takes a zombie for alive. Its file may go when no session of it is left.
    await until(() => !hasSessions(dataDir), `Sessions of a killed Postgres in ${dataDir} don't end.`);
    rmSync(pidFile, { force: true });
  }
}

async function until(holds: () => boolean, complaint: string): Promise<void> {
  for (const end = performance.now() + LEFTOVER_MS; !holds(); await delay(50)) {
    if (performance.now() > end) throw new Error(complaint);
  }
}

function isPostgres(pid: number): boolean {
  if (processStart(pid) === undefined) return false;
  return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
}

/** A zombie: in containers whose first process does not reap its children. */
function isZombie(pid: number): boolean {
  return process.platform === 'linux' && existsSync(`/proc/${pid}`) && processStart(pid) === undefined;
}

/** All processes of a server work in its folder. */
function hasSessions(dataDir: string): boolean {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === dataDir;
      } catch {
        return false; // gone meanwhile, or a zombie
      }
    });
}
