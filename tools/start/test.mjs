#!/usr/bin/env node
/**
 * `npm test`: installs what is missing, then runs every check and test that this machine can run.
 * What it can't run is named with the reason; with REQUIRE_ALL=1 that is a failure.
 * Arguments go to Jest: `npm test -- apps/matches`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

await ensureInstalled().catch(() => process.exit(1));
const node = pinnedNode();
const bin = (name) => join(root, 'node_modules/.bin', name);
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
};
const onlyTests = process.argv.slice(2);
const output = join(root, 'test-output');
mkdirSync(output, { recursive: true });

/** Runs a command with its output shown; answers whether it succeeded. */
function run(name, command, args, more = {}) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env: { ...env, ...more }, stdio: 'inherit' });
    child.on('exit', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
      done({ name, ok: code === 0 });
    });
  });
}

const results = [];
if (onlyTests.length === 0) {
  results.push(await run('Build', bin('nx'), ['run-many', '-t', 'build', '--parallel=2', '--output-style=static']));
  results.push(await run('Contracts composed and up to date', node, ['tools/compose/compose.ts', '--check']));
  results.push(await run('Types', bin('tsc'), ['-p', 'tsconfig.json']));
  results.push(await run('Types of the web', bin('tsc'), ['-p', 'tsconfig.web.json']));
  results.push(
    await run('Lint and boundaries', bin('nx'), ['run-many', '-t', 'lint', '--parallel=2', '--output-style=static']),
  );
  results.push(await run('Format', bin('prettier'), ['--check', '--log-level=warn', '.']));
}

const report = join(output, 'jest.json');
rmSync(report, { force: true });
results.push(
  await run(
    'Tests',
    node,
    [
      '--experimental-vm-modules',
      '--no-warnings=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${report}`,
      ...onlyTests,
    ],
    {},
  ),
);

let counts = { passed: 0, failed: 0, skipped: 0 };
try {
  const jest = JSON.parse(readFileSync(report, 'utf8'));
  counts = {
    passed: jest.numPassedTests,
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    skipped: jest.numPendingTests,
  };
} catch {
  counts.failed += 1;
}
const bad = results.filter(({ ok }) => !ok);
counts.passed += results.filter(({ name, ok }) => ok && name !== 'Tests').length;
counts.failed += bad.filter(({ name }) => name !== 'Tests' || counts.failed === 0).length;
if (bad.length) console.log(`\nFailed: ${bad.map(({ name }) => name).join(', ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);
