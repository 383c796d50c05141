#!/usr/bin/env node
/**
 * `npm run test:calendar`: installs and builds what is missing, then looks at the demo and at pages that depend on the day
 * on the days on which calendars turn, and prints a table. Arguments go to Jest.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root } from './install.mjs';
import { showError } from './steps.mjs';

await ensureInstalled().catch((error) => {
  showError(error);
  process.exit(1);
});
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
const run = (...args) =>
  new Promise((done) => {
    spawn(pinnedNode(), args, { cwd: root, env, stdio: 'inherit' }).on('exit', (code) => done(code ?? 1));
  });

const built = await run('tools/stack/src/build-all.ts');
if (built !== 0) process.exit(built);
process.exit(
  await run(
    '--experimental-vm-modules',
    '--no-warnings=ExperimentalWarning',
    ...['node_modules/jest/bin/jest.js', '--config', 'jest.calendar.cjs'],
    ...process.argv.slice(2),
  ),
);
