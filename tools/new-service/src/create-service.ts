import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesOf } from './names.ts';
import { refusals } from './refusals.ts';
import { registrations } from './registrations.ts';
import { render } from './template.ts';

/** It can't be made, and nothing was written. The message says why, one reason a line. */
export class Refused extends Error {}

export interface Made {
  readonly written: readonly string[];
  readonly changed: readonly string[];
}

/** Makes the service in the workspace at `root`: files from the templates, wiring, and what is generated from contracts. */
export function createService(root: string, name: string, entity?: string): Made {
  const names = namesOf(name, entity);
  const files = render(names);
  const errors = refusals(root, names, files);
  for (const path of files.keys()) if (existsSync(join(root, path))) errors.push(`${path} exists already.`);
  if (errors.length > 0) throw new Refused([...new Set(errors)].join('\n'));

  const wasInstalled = isInstalled(root);
  const manifest = JSON.parse(files.get(`apps/${name}/package.json`)!);
  const changes = registrations(names, manifest).map(({ path, change }) => [path, change(read(root, path))] as const);
  const texts = new Map([...files, ...changes]);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  // Long and short names break lines differently.
  run(root, 'node_modules/oxfmt/bin/oxfmt', ...texts.keys());
  link(root, name);
  if (wasInstalled) markInstalled(root);
  run(root, 'libs/events/scripts/generate.ts');
  run(root, 'tools/compose/compose.ts');
  run(root, 'node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts');
  return {
    written: [...files.keys()],
    changed: [
      ...changes.map(([path]) => path),
      'libs/events/generated/',
      `apps/${name}/src/graphql/generated/`,
      'apps/gateway/supergraph.graphql',
      'apps/gateway/api.graphql',
    ],
  };
}

/** What `npm install` would do for the new package, without the network. */
function link(root: string, name: string): void {
  const path = join(root, 'node_modules/@setpoint', name);
  if (!existsSync(path)) symlinkSync(join('../../apps', name), path, 'junction');
}

/** `npm start` installs again when the lockfile is another one than this mark says (tools/start/install.mjs). */
const mark = (root: string) => join(root, 'node_modules/.setpoint-installed');
const lockOf = (root: string) => createHash('sha256').update(read(root, 'package-lock.json')).digest('hex');
const isInstalled = (root: string) => existsSync(mark(root)) && readFileSync(mark(root), 'utf8') === lockOf(root);
const markInstalled = (root: string) => writeFileSync(mark(root), lockOf(root));

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');

function run(root: string, script: string, ...args: string[]): void {
  execFileSync(process.execPath, ['--no-warnings', join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
