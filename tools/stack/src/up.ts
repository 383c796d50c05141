/**
 * Brings the embedded stack up and shows each step: build, database, sign-in emulator, migrations, demo data, gateway.
 * Options: --no-demo (empty platform), --no-build (what is built already), --no-pages (somebody else serves them).
 */
import { appendFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isStartError, showError, step } from '../../start/steps.mjs';
import { startAuthEmulator } from './auth-emulator.ts';
import { refuseMissingBuild } from './build.ts';
import { builtCopy } from './built-copy.ts';
import { readStackConfig, type StackConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { explainFileError } from './explain.ts';
import { printAddresses } from './addresses.ts';
import { refusePortsInUse } from './public-ports.ts';
import { root } from './root.ts';

const started = performance.now();
// Without it graphql-js checks each type by its name as well: about 0.7 ms of CPU for each dashboard.
process.env['NODE_ENV'] ??= 'production';
enableCompileCache(join(root, 'node_modules/.cache/node-compile'));

const closers: (() => Promise<void>)[] = [];
let closing: Promise<void> | undefined;
const close = () =>
  (closing ??= (async () => {
    for (const closer of closers.reverse()) await closer().catch((error: unknown) => console.error(error));
  })());
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!closing) process.stdout.write('\nStopping …\n');
    void close().then(() => process.exit(0));
  });
}

let config: StackConfig | undefined;
try {
  config = readStackConfig(process.env, process.argv.slice(2));
  // First of all: nothing of a running stack is touched.
  const claim = await openDataFolder(config);
  closers.push(async () => claim.release());
  await refusePortsInUse(config);
  const emulator = startAuthEmulator(config);
  emulator.catch(() => {}); // shown by its step
  closers.push(async () => (await emulator.catch(() => undefined))?.stop());
  const { startStack } = config.build ? await built() : await asItIs(config);
  const stack = await startStack(config, emulator, closers);
  printAddresses(config, stack, started);
} catch (cause) {
  const error = config ? explainFileError(cause, config.dataDir) : cause;
  const log = config && !isStartError(error) ? keepTrace(error, config.dataDir) : undefined;
  showError(error, log && `The whole story is in ${log}.`);
  await close();
  process.exit(1);
}

/** Imported from what was just built. */
async function built(): Promise<typeof import('./stack.ts')> {
  const copy = await step('Build (only what changed)', () => builtCopy(), {
    remedy: 'The compiler says above which file; fix it and start again.',
  });
  closers.push(async () => copy.release());
  return import(pathToFileURL(join(copy.folder, 'tools/stack/src/stack.ts')).href);
}

function asItIs({ pages }: StackConfig) {
  refuseMissingBuild({ withoutWeb: !pages });
  return import('./stack.ts');
}

/** Where an error came from is for the log, not for the terminal. */
function keepTrace(error: unknown, dataDir: string): string | undefined {
  const file = join(dataDir, 'logs/start.log');
  try {
    appendFileSync(file, `${new Date().toISOString()} ${error instanceof Error ? error.stack : String(error)}\n`);
    return file;
  } catch {
    return undefined;
  }
}
