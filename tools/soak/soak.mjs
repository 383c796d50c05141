#!/usr/bin/env node
/**
 * `npm run test:soak [part…]`: what takes too long for every change. Installs and builds what is missing, runs the parts
 * one after the other, and prints a table.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root } from '../start/install.mjs';
import { PINNED_NOW } from '../start/pinned-day.mjs';
import { showError } from '../start/steps.mjs';
import { PARTS } from './parts.mjs';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
await ensureInstalled().catch((error) => {
  showError(error);
  process.exit(1);
});
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  SETPOINT_NOW: PINNED_NOW,
  SOAK: '1',
};

const built = await run(['tools/stack/src/build-all.ts']);
if (!built) process.exit(1);
const rows = [];
for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
  const { holds, commands } = PARTS[name];
  console.log(`\n── ${name}: ${holds}`);
  const started = performance.now();
  let passed = true;
  for (const command of commands) passed = (await run(command)) && passed;
  rows.push({ name, seconds: Math.round((performance.now() - started) / 1000), passed, holds });
}

const width = Math.max(...rows.map(({ name }) => name.length));
console.log();
for (const { name, seconds, passed, holds } of rows)
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(width)} ${String(seconds).padStart(6)} s  ${holds}`);
process.exit(rows.every(({ passed }) => passed) ? 0 : 1);

/** @returns {Promise<boolean>} whether it passed */
function run(args) {
  return new Promise((done) => {
    spawn(pinnedNode(), args, { cwd: root, env, stdio: 'inherit' }).on('exit', (code) => done(code === 0));
  });
}
