/**
 * Brings the embedded stack up and shows each step: build, database, sign-in emulator, migrations, demo data, gateway.
 * Options: --no-demo (empty platform), --no-build (what is built already).
 */
import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { step } from '../../start/steps.mjs';
import { startAuthEmulator } from './auth-emulator.ts';
import { build } from './build.ts';
import { readStackConfig } from './config.ts';
import { printAddresses } from './addresses.ts';
import { root } from './root.ts';

const started = performance.now();
const config = readStackConfig(process.env, process.argv.slice(2));
mkdirSync(join(config.dataDir, 'logs'), { recursive: true });
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

try {
  const emulator = startAuthEmulator(config);
  emulator.catch(() => {}); // shown by its step below
  closers.push(async () => (await emulator.catch(() => undefined))?.stop());
  if (config.build) {
    await step('Build (only what changed)', () => build(), {
      mend: 'The compiler says above which file; fix it and start again.',
    });
  }
  // Only now: the services are imported from what was just built.
  const { startStack } = await import('./stack.ts');
  const stack = await startStack(config, emulator, closers);
  printAddresses(config, stack, started);
} catch (error) {
  if (!(error as { told?: boolean }).told) console.error(error);
  await close();
  process.exit(1);
}
