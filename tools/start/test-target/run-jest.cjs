const { spawn } = require('node:child_process');
const { readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');

const REPORT = 'test-output/jest.json';

/** @returns {Promise<Record<string, { success: boolean, terminalOutput: string }>>} by task */
module.exports.runAll = async (taskGraph, _inputs, { seed }, { root }) => {
  const folders = Object.values(taskGraph.tasks).map(({ id, projectRoot }) => ({ id, folder: `${projectRoot}/` }));
  const report = join(root, REPORT);
  rmSync(report, { force: true });
  const args = ['--json', `--outputFile=${report}`, `--seed=${seed}`, ...folders.map(({ folder }) => folder)];
  const code = await jest(root, args);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // Something outside of the spec files, which no project may be kept as passed for.
  const failed = code !== 0 && testResults.every(({ status }) => status === 'passed');
  return Object.fromEntries(
    folders.map(({ id, folder }) => {
      const specs = testResults.filter(({ name }) => name.startsWith(join(root, folder)));
      const success = !failed && specs.every(({ status }) => status === 'passed');
      return [id, { success, terminalOutput: `${specs.length} spec files\n` }];
    }),
  );
};

module.exports.runOne = async ({ seed }, context) => {
  const { root } = context.projectsConfigurations.projects[context.projectName];
  return { success: (await jest(context.root, [`--seed=${seed}`, `${root}/`])) === 0 };
};

function jest(cwd, args) {
  // As without Nx, which colours the output of programs that tests start, and has builds within tests take part in its own.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'FORCE_COLOR' && !name.startsWith('NX_')),
  );
  env.NX_DAEMON = 'false';
  env.NX_TUI = 'false';
  const node = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  return new Promise((done, fail) => {
    spawn('node', [...node, ...args], { cwd, env, stdio: 'inherit' })
      .on('error', fail)
      .on('close', done);
  });
}
