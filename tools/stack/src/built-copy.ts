/**
 * What a stack runs from: a copy of the workspace as it was built, in `.built`, named by what it was built from. It is
 * there as a whole or not at all and never changes, so that no build, edit or checkout reaches a stack that runs, not
 * even what that loads later. Its packages find each other in the copy, and installed ones further up.
 */
import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { processStart } from '../../../libs/local-postgres/src/folder-claim.ts';
import { build, PAGES } from './build.ts';
import { builtFolder, oneBuildAtATime } from './build-lock.ts';
import { root } from './root.ts';

const FOLDERS = ['apps', 'libs', 'tools'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'nx.json', '.swcrc'];
/** Below a project; whatever else it has may matter. */
const LEFT_OUT = new Set(['node_modules', 'test', 'test-output', 'coverage']);

const DRAFT = 'draft';
const USERS = 'used-by';

export interface BuiltCopy {
  readonly folder: string;
  /** This process uses it no more. The end of the process does the same. */
  release(): void;
}

export interface Workspace {
  readonly root: string;
  /** Where its copies are. */
  readonly copies: string;
  build(): Promise<void>;
}

/** Builds only when the sources are not those of the copy that is there: otherwise nothing is touched. */
export function builtCopy({ withoutWeb = false } = {}): Promise<BuiltCopy> {
  const workspace = { root, copies: builtFolder, build: () => build({ withoutWeb }) };
  return oneBuildAtATime(() => copyOf(workspace, withoutWeb ? PAGES : []));
}

/** `without`: projects that are neither built nor copied. To be called by whoever builds alone. */
export async function copyOf(workspace: Workspace, without: readonly string[] = []): Promise<BuiltCopy> {
  for (;;) {
    const print = fingerprint(workspace.root, without);
    const folder = join(workspace.copies, print);
    if (!existsSync(folder)) {
      await workspace.build();
      const draft = join(workspace.copies, DRAFT);
      rmSync(draft, { recursive: true, force: true });
      copy(workspace.root, draft, without);
      // Somebody saved a file meanwhile: what was built is neither the former nor the latter.
      if (fingerprint(draft, without) !== print) continue;
      renameSync(draft, folder);
    }
    const mark = join(folder, USERS, String(process.pid));
    mkdirSync(join(folder, USERS), { recursive: true });
    writeFileSync(mark, processStart(process.pid) ?? '');
    removeUnused(workspace.copies, print);
    return { folder, release: () => rmSync(mark, { force: true }) };
  }
}

const projectsOf = (workspace: string, without: readonly string[]): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(workspace, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !without.includes(`${folder}/${entry.name}`))
      .map(({ name }) => `${folder}/${name}`),
  ).sort();

/** Of all that builds and the stack read, but for what is built. */
function fingerprint(workspace: string, without: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    hash
      .update(`${relative(workspace, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  };
  const addFolder = (folder: string, leftOut: (name: string) => boolean) => {
    const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (leftOut(entry.name)) continue;
      if (entry.isDirectory()) addFolder(join(folder, entry.name), () => false);
      else if (entry.isFile()) add(join(folder, entry.name));
    }
  };
  for (const file of FILES) if (existsSync(join(workspace, file))) add(join(workspace, file));
  for (const project of projectsOf(workspace, without)) {
    hash.update(`${project}\0`);
    addFolder(join(workspace, project), (name) => name === 'dist' || LEFT_OUT.has(name));
  }
  return hash.digest('hex').slice(0, 16);
}

function copy(from: string, to: string, without: readonly string[]): void {
  mkdirSync(join(to, 'node_modules/@setpoint'), { recursive: true });
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
  for (const file of FILES) if (existsSync(join(from, file))) cpSync(join(from, file), join(to, file), options);
  for (const project of projectsOf(from, without)) {
    mkdirSync(join(to, project), { recursive: true });
    for (const name of readdirSync(join(from, project))) {
      if (!LEFT_OUT.has(name)) cpSync(join(from, project, name), join(to, project, name), options);
    }
    symlinkSync(join('../..', project), join(to, 'node_modules/@setpoint', project.split('/')[1]!));
  }
}

/** All but the one that was asked for last and those of living processes. */
function removeUnused(copies: string, latest: string): void {
  for (const { name } of readdirSync(copies, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const folder = join(copies, name);
    if (name === latest || isUsed(folder)) continue;
    // What is half removed must not be taken for a copy.
    if (name !== DRAFT) {
      rmSync(join(copies, DRAFT), { recursive: true, force: true });
      renameSync(folder, join(copies, DRAFT));
    }
    rmSync(join(copies, DRAFT), { recursive: true, force: true });
  }
}

function isUsed(folder: string): boolean {
  const users = join(folder, USERS);
  return (
    existsSync(users) &&
    readdirSync(users).some((pid) => {
      const began = processStart(Number(pid));
      return began !== undefined && began === readFileSync(join(users, pid), 'utf8');
    })
  );
}
