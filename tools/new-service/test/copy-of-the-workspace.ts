import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = resolve(fileURLToPath(import.meta.url), '../../../..');
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.nx', '.built', '.data', 'test-output']);

export interface Copy {
  readonly root: string;
  read(path: string): string;
  remove(): void;
}

/** The sources of this workspace in a folder of their own; installed packages are linked, the workspace's own are the copy's. */
export function copyOfTheWorkspace(): Copy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'setpoint-new-service-')));
  cpSync(workspace, root, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  const installed = join(workspace, 'node_modules');
  const packages = join(root, 'node_modules');
  mkdirSync(join(packages, '@setpoint'), { recursive: true });
  for (const name of readdirSync(installed)) {
    // Marks and caches stay behind: a link would let the copy write them.
    const own = name === '@setpoint' || (name.startsWith('.') && name !== '.bin');
    if (!own) symlinkSync(join(installed, name), join(packages, name));
  }
  for (const folder of ['apps', 'libs', 'tools']) {
    for (const name of readdirSync(join(root, folder))) {
      symlinkSync(join('../..', folder, name), join(packages, '@setpoint', name));
    }
  }
  return {
    root,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
