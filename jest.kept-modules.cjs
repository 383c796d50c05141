const { readFileSync } = require('node:fs');
const { default: circus } = require('jest-circus/runner');

const CIRCUS = require.resolve('jest-circus').replace(/index\.js$/, 'jestAdapterInit.js');

const OF_TESTS = /^(?!.*\/node_modules\/).*\/(test|apps\/e2e)\//;

/** Of the files before, while they are of the same kind. */
let kept;

/**
 * Runs a spec file as Jest does, with the modules that spec files before it have loaded in this worker: a service has two
 * thousand of them, which take two seconds. So the state of a module outlives a spec file, as it does in the processes that
 * the code is made for; modules of tests are loaded anew.
 */
module.exports = async (globalConfig, config, environment, runtime, testPath, sendMessage) => {
  // Such a file has an environment of its own.
  if (readFileSync(testPath, 'utf8').includes('@jest-environment'))
    return circus(globalConfig, config, environment, runtime, testPath, sendMessage);
  const kind = kindOf(config);
  if (kept?.kind !== kind) {
    await kept?.drop();
    kept = keep(kind, environment, runtime);
  } else {
    forgetTests(kept);
    kept.environment.global.console = environment.global.console;
    // Jest reads them from this map when it writes down where an error comes from.
    runtime.getSourceMaps().get = (path) => kept.runtime.getSourceMaps().get(path);
  }
  return circus(globalConfig, config, kept.environment, kept.runtime, testPath, sendMessage);
};

/** Spec files of one kind have one environment; those of pages keep nothing (`jest.web.preset.cjs`). */
const kindOf = ({ testEnvironment, setupFilesAfterEnv }) => JSON.stringify([testEnvironment, setupFilesAfterEnv]);
module.exports.kindOf = kindOf;

/** Jest tears them down after the file. */
function keep(kind, environment, runtime) {
  const [tearDownEnvironment, tearDownRuntime] = [environment.teardown, runtime.teardown];
  environment.teardown = async () => {};
  runtime.teardown = () => {};
  const drop = async () => {
    tearDownRuntime.call(runtime);
    await tearDownEnvironment.call(environment);
  };
  return { kind, environment, runtime, drop, variables: { ...environment.global.process.env } };
}

/** What holds the tests and hooks of one file, and the environment variables that it set. */
function forgetTests({ environment, runtime, variables }) {
  const { registries } = runtime;
  registries.getInternalCjsRegistry().delete(CIRCUS);
  const modules = registries.getActiveEsmRegistry();
  for (const path of modules.keys()) if (OF_TESTS.test(path)) modules.delete(path);
  delete environment.global[Symbol.for('EVENT_HANDLERS')];
  const { env } = environment.global.process;
  for (const name of Object.keys(env)) if (!(name in variables)) delete env[name];
  Object.assign(env, variables);
  // After the tests of a file nothing may be imported, but now the next file is.
  runtime.enterTestCode();
}
