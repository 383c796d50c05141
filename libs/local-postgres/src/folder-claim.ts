/**
 * Which process a folder of data belongs to. Also run as it is, before anything is built: no imports but Node's.
 */
import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CLAIM = 'owner.json';

export interface FolderOwner {
  readonly pid: number;
  /** ISO time of the claim. */
  readonly since: string;
  /** Where it serves. */
  readonly address?: string;
  /** Start time of the process as the system reports it, since its pid may have been reused. */
  readonly began: string;
  /** The claimed folder: a copy of it is unclaimed. */
  readonly folder: string;
}

/** A living process uses the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly folder: string;
  readonly owner: FolderOwner;

  constructor(folder: string, owner: FolderOwner) {
    const where = owner.address ? `, at ${owner.address}` : '';
    super(`${folder} is in use by process ${owner.pid}${where}, since ${owner.since}.`);
    this.folder = folder;
    this.owner = owner;
  }
}

export interface FolderClaim {
  release(): void;
}

/**
 * Takes the folder, which must exist, for this process until `release` or the end of the process, however it ends.
 * A process that its owner started itself may use the folder too.
 * @throws FolderInUseError when it belongs to a process that lives.
 */
export function claimFolder(folder: string, address?: string): FolderClaim {
  const place = realpathSync(folder);
  const file = join(place, CLAIM);
  const me: FolderOwner = {
    pid: process.pid,
    since: new Date().toISOString(),
    ...(address ? { address } : {}),
    began: processStart(process.pid) ?? '',
    folder: place,
  };
  for (;;) {
    if (createExclusively(file, me)) return { release: () => release(file, me) };
    const owner = readOwner(file);
    if (owner?.folder === place && isAlive(owner)) {
      if (owner.pid === process.ppid) return { release: () => {} };
      throw new FolderInUseError(folder, owner);
    }
    removeStale(file, owner);
  }
}

/** The file appears complete, or not at all because one is there. */
function createExclusively(file: string, owner: FolderOwner): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(owner)}\n`);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a dead owner's claim; puts it back if another process claimed the folder first. */
function removeStale(file: string, stale: FolderOwner | undefined): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = readOwner(aside);
  if (taken && (taken.pid !== stale?.pid || taken.began !== stale.began)) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function release(file: string, me: FolderOwner): void {
  const owner = readOwner(file);
  if (owner?.pid === me.pid && owner.began === me.began) rmSync(file, { force: true });
}

function readOwner(file: string): FolderOwner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FolderOwner;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, began }: FolderOwner): boolean {
  const start = processStart(pid);
  return start !== undefined && (began === '' || start === began);
}

/** When the process began; undefined when there is none with that pid (any more), zombies included. */
export function processStart(pid: number): string | undefined {
  return process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
}

function startOnLinux(pid: number): string | undefined {
  try {
    // The name in brackets may contain anything; after it come the state (3rd field) and the start (22nd), in ticks.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function startElsewhere(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return ''; // no ps here (Windows): the pid has to do
  }
}
