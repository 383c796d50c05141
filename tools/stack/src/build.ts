import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start/steps.mjs';
import { root } from './root.ts';

/**
 * Builds libs, services, gateway and web apps through Nx; what did not change comes from its cache.
 * @throws with the compiler's words.
 */
export function build({ withoutWeb = false } = {}): Promise<void> {
  const args = ['run-many', '-t', 'build', '--parallel=2', '--output-style=static'];
  if (withoutWeb) args.push('--exclude=web,admin');
  return new Promise((done, fail) => {
    const nx = spawn(join(root, 'node_modules/.bin/nx'), args, {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    nx.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    nx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    nx.once('error', fail);
    nx.once('exit', (code) => (code === 0 ? done() : fail(new Error(output.slice(-6000)))));
  });
}

const PAGES = ['apps/web', 'apps/admin'];

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
