#!/usr/bin/env node
/**
 * `npm start` and `npm run dev`: from nothing but Node ≥ 20 and npm to the running platform.
 * Runs under any Node ≥ 18 and needs no package; it installs, then hands over to the pinned Node.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { HEAP_MB } from './heap.mjs';
import { ensureInstalled, pinnedNode, root } from './install.mjs';
import { showError } from './steps.mjs';

const options = process.argv.slice(2).filter((option) => option !== '--dev');
const entry = process.argv.includes('--dev') ? 'dev.ts' : 'up.ts';

await ensureInstalled().catch((error) => {
  showError(error);
  process.exit(1);
});

const stack = spawn(
  pinnedNode(),
  [`--max-old-space-size=${HEAP_MB}`, join(root, 'tools/stack/src', entry), ...options],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  },
);
// A terminal's Ctrl-C reaches the stack by itself; other senders of signals reach only this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => stack.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
stack.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
