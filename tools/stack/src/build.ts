import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start/steps.mjs';
import { runNx } from './nx.ts';
import { root } from './root.ts';

export const PAGES = ['apps/web', 'apps/admin'];

/**
 * Builds libs, services, gateway and web apps through Nx; what did not change comes from its cache. Folders `dist` are
 * deleted and written anew meanwhile.
 * @throws with the compiler's words.
 */
export function build({ withoutWeb = false } = {}): Promise<void> {
  const args = ['run-many', '-t', 'build', '--parallel=2', '--output-style=static'];
  return runNx(withoutWeb ? [...args, '--exclude=web,admin'] : args);
}

/** @throws StartError naming what has not been built, before something of it is missed in the middle of the start */
export function refuseMissingBuild({ withoutWeb = false } = {}, workspace = root): void {
  const missing = ['apps', 'libs']
    .flatMap((folder) => readdirSync(join(workspace, folder)).map((name) => `${folder}/${name}`))
    .filter((project) => hasBuild(workspace, project) && !(withoutWeb && PAGES.includes(project)))
    .filter((project) => !existsSync(join(workspace, project, 'dist')));
  if (missing.length === 0) return;
  throw new StartError(`Not built yet: ${missing.join(', ')} (no folder dist).`, {
    remedy: 'Build first, with npm run build, or start without --no-build.',
  });
}

function hasBuild(workspace: string, project: string): boolean {
  const file = join(workspace, project, 'package.json');
  if (!existsSync(file)) return false;
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
  return scripts?.['build'] !== undefined;
}
