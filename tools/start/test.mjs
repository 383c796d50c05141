#!/usr/bin/env node
/**
 * `npm test`: installs what is missing, then runs every check and test that this machine can run.
 * What it can't run is named with the reason; with REQUIRE_ALL=1 that is a failure.
 * Arguments go to Jest: `npm test -- apps/matches`. `--seed` gives the tests of each file another order, and properties
 * other values.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled, pinnedNode, root } from './install.mjs';
import { PINNED_NOW } from './pinned-day.mjs';
import { showError } from './steps.mjs';

const SLOWEST = 10;
/** Of the order of tests and the values of properties, unless another one is asked for: two runs of one commit are the same. */
const USUAL_SEED = 1;

await ensureInstalled().catch((error) => {
  showError(error);
  process.exit(1);
});
const started = performance.now();
const node = pinnedNode();
const bin = (name) => join(root, 'node_modules/.bin', name);
/** Not the one in `.bin`: that is of the version that ESLint and knip are written for. */
const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  SETPOINT_NOW: PINNED_NOW,
};
const { seed, onlyTests } = parsed(process.argv.slice(2));
console.log(`Seed of the order of tests and of random values: ${seed}`);
const output = join(root, 'test-output');
rmSync(join(output, 'failures'), { recursive: true, force: true });
mkdirSync(output, { recursive: true });

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const results = [];

/** Runs a command and shows its output: at once, or when it has ended, so that two don't mix. */
function run(name, command, args, { live = false } = {}) {
  const from = performance.now();
  if (live) console.log(`\n── ${name}`);
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      if (!live) process.stdout.write(`\n── ${name}\n${Buffer.concat(chunks)}`);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds(from)}`);
      results.push({ name, ok: code === 0 });
      done();
    });
  });
}

/** Two lanes, for the two cores that machines of continuous integration have. */
async function check() {
  const cached = ['--cache', '--cache-location', '.nx/eslint/', '--cache-strategy', 'content'];
  const lanes = [
    async () => {
      await run('Build', node, ['tools/stack/src/build-all.ts']);
      await run('Contracts composed and up to date', node, ['tools/compose/compose.ts', '--check']);
      await run('Types', node, [tsc, '--singleThreaded', '-p', 'tsconfig.json']);
      await run('Unused files, exports and dependencies', bin('knip'), ['--no-progress', '--no-config-hints']);
    },
    async () => {
      await run('Lint and boundaries', bin('eslint'), ['.', ...cached]);
      await run('Lint with types', 'npm', ['run', '--silent', 'lint:types']);
      await run('Types of the web', node, [tsc, '--singleThreaded', '-p', 'tsconfig.web.json']);
      await run('Format', bin('oxfmt'), ['--check', '.']);
    },
  ];
  await Promise.all(lanes.map((lane) => lane()));
}

if (onlyTests.length === 0) await check();

const report = join(output, 'jest.json');
rmSync(report, { force: true });
if (onlyTests.length === 0) {
  // Nx leaves out projects of which nothing has changed since they passed; continuous integration counts on nothing before.
  const all = ['run-many', '-t', 'test', '--batch', '--output-style=static', `--seed=${seed}`];
  if (process.env.CI) all.push('--skip-nx-cache');
  await run('Tests', bin('nx'), all, { live: true });
} else {
  const jest = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  await run('Tests', node, [...jest, '--json', `--outputFile=${report}`, `--seed=${seed}`, ...onlyTests], {
    live: true,
  });
}

const counts = { passed: 0, failed: 0, skipped: 0 };
if (existsSync(report)) {
  const jest = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed = jest.numPassedTests;
  counts.failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites;
  counts.skipped = jest.numPendingTests;
  showSlowest(jest.testResults);
  showFailed(jest.testResults);
}
const bad = results.filter(({ ok }) => !ok);
counts.passed += results.filter(({ name, ok }) => ok && name !== 'Tests').length;
counts.failed += bad.filter(({ name }) => name !== 'Tests' || counts.failed === 0).length;
console.log(`\nTook ${seconds(started)}.`);
if (bad.length) console.log(`Failed: ${bad.map(({ name }) => name).join(', ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

/** `--seed 123` or `--seed=123`, else that by which runs are compared, and all other arguments. */
function parsed(args) {
  const at = args.findIndex((arg) => /^--seed(=|$)/.test(arg));
  if (at === -1) return { seed: USUAL_SEED, onlyTests: args };
  const [, value] = args[at].split('=');
  return { seed: value ?? args[at + 1], onlyTests: args.toSpliced(at, value === undefined ? 2 : 1) };
}

function showSlowest(files) {
  const slowest = files
    .map(({ name, startTime, endTime }) => ({ name, took: endTime - startTime }))
    .sort((a, b) => b.took - a.took)
    .slice(0, SLOWEST);
  console.log('\nSlowest spec files:');
  for (const { name, took } of slowest) {
    console.log(`  ${(took / 1000).toFixed(1).padStart(6)} s  ${relative(root, name)}`);
  }
}

/** At the end once more, where nobody has to look for it among the output of the rest. */
function showFailed(files) {
  const failed = files.filter(({ status }) => status === 'failed');
  if (failed.length) console.log(`\nFailed spec files, in the order of seed ${seed}:`);
  for (const { name, assertionResults } of failed) {
    console.log(`  ${relative(root, name)}`);
    for (const { status, fullName } of assertionResults) if (status === 'failed') console.log(`    ${fullName}`);
  }
}
