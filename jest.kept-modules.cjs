const { default: circus } = require('jest-circus/runner');

const CIRCUS = require.resolve('jest-circus').replace(/index\.js$/, 'jestAdapterInit.js');

/** Of the files before, while they are of the same kind. */
let kept;

/**
 * Runs a spec file as Jest does, with the modules that spec files before it have loaded in this worker: a service has two
 * thousand of them, which take two seconds to load and 20 ms to use. So the state of a module outlives a spec file, as it
 * does in the processes that the code is made for.
 */
module.exports = async (globalConfig, config, environment, runtime, testPath, sendMessage) => {
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

/** Spec files of one kind have one environment. */
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
  return { kind, environment, runtime, drop };
}

/** Jest's own modules hold the tests and hooks of one file. */
function forgetTests({ environment, runtime }) {
  runtime.registries.getInternalCjsRegistry().delete(CIRCUS);
  delete environment.global[Symbol.for('EVENT_HANDLERS')];
  // After the tests of a file nothing may be imported, but now the next file is.
  runtime.enterTestCode();
}
