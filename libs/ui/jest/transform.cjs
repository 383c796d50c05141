const { createTransformer } = require('@swc/jest');
const { oneModulePerIcon } = require('../build/source-rewrites.cjs');

/** swc, after the icons have been pointed to their own modules. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (code, path, jest) => swc.process(oneModulePerIcon(code), path, jest),
      processAsync: (code, path, jest) => swc.processAsync(oneModulePerIcon(code), path, jest),
    };
  },
};
