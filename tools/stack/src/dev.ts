/**
 * The stack while one works on it: pages reload hot, services restart when a source of theirs was saved, stack traces
 * name the TypeScript. The sign-in emulator, slow to start, lives through all of it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { showError, step } from '../../start/steps.mjs';
import { startAuthEmulator } from './auth-emulator.ts';
import { builtCopy } from './built-copy.ts';
import { readStackConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { root } from './root.ts';

const BROWSER_ONLY = ['web', 'admin', 'ui', 'client'];
const options = process.argv.slice(2);
const { config, claim, emulator, built } = await begin().catch((error: unknown) => {
  showError(error);
  process.exit(1);
});

let copy = built;
let stack = launch();
const pages = [
  vite('web', 5173, `http://localhost:${config.port}`),
  vite('admin', 5174, `http://localhost:${config.supportPort}`),
];
console.log('\n  With hot reload: web app http://localhost:5173, support app http://localhost:5174\n');

let waiting: NodeJS.Timeout | undefined;
let working = Promise.resolve();
for (const folder of ['apps', 'libs']) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!file || !concernsServices(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => (working = working.then(rebuild)), 150);
  });
}

/** The data folder belongs to this process; the stacks that it starts may use it. */
async function begin() {
  const config = readStackConfig(process.env, options);
  const claim = await openDataFolder(config);
  const starting = startAuthEmulator(config);
  starting.catch(() => {}); // shown by its step
  const built = await step('Build (only what changed)', () => builtCopy({ withoutWeb: true }));
  return { config, claim, emulator: await step('Start the sign-in emulator', () => starting), built };
}

/** Sources, contracts and migrations of what runs in Node. */
function concernsServices(file: string): boolean {
  const [project, ...path] = file.split(sep);
  if (BROWSER_ONLY.includes(project!)) return false;
  return path[0] === 'src' || path[0] === 'migrations' || path[0] === 'schema.graphql';
}

async function rebuild(): Promise<void> {
  const next = await step('Build', () => builtCopy({ withoutWeb: true })).catch(() => undefined);
  if (!next) return; // shown by its step; the old one goes on until the source compiles
  await stopped(stack);
  if (next.folder !== copy.folder) copy.release();
  copy = next;
  stack = launch();
}

function launch(): ChildProcess {
  return spawn(
    process.execPath,
    ['--enable-source-maps', join(copy.folder, 'tools/stack/src/up.ts'), '--no-build', '--no-pages', ...options],
    {
      cwd: root,
      stdio: 'inherit',
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        AUTH_EMULATOR_HOST: emulator.host,
        DATA_DIR: config.dataDir,
      },
    },
  );
}

function vite(app: string, port: number, backend: string): ChildProcess {
  return spawn(
    join(root, 'node_modules/.bin/vite'),
    ['--port', String(port), '--strictPort', '--clearScreen', 'false'],
    {
      cwd: join(root, 'apps', app),
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
      env: { ...process.env, SETPOINT_BACKEND: backend },
    },
  );
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    void Promise.all([stopped(stack), ...pages.map(stopped)])
      .then(() => emulator.stop())
      .then(() => claim.release())
      .then(() => process.exit(0));
  });
}
