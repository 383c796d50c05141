const { globSync } = require('node:fs');
const preset = require('./jest.preset.cjs');

/** All projects in one run. */
module.exports = {
  projects: globSync('{apps,libs,tools}/*/jest{,.looks}.config.cjs', { cwd: __dirname }).map(
    (path) => `<rootDir>/${path}`,
  ),
  // One more than the cores that machines of continuous integration have: specs also wait for databases, browsers and processes.
  maxWorkers: 3,
  // Above what the modules of the workspace take, which stay in memory (`jest.kept-modules.cjs`): a worker that has more than
  // that is started anew.
  workerIdleMemoryLimit: '3GB',
  reporters: ['default', `${__dirname}/jest.stuck-reporter.cjs`],
  testSequencer: `${__dirname}/jest.sequencer.cjs`,
  // Jest reads it only here when it runs all projects.
  testTimeout: preset.testTimeout,
  // No test leans on one before it; `--seed` repeats an order.
  randomize: true,
  // A worker that has run hundreds of files takes longer than half a second to free its memory; open handles take for ever.
  workerGracefulExitTimeout: 10_000,
};
