/** For projects that run in a browser: jsdom, JSX, css modules as names. */
const node = require('./jest.preset.cjs');
const bundlePackages = require('./libs/ui/jest/bundled-packages.cjs');
const [, swc] = node.transform['^.+\\.tsx?$'];

module.exports = {
  ...node,
  // Pages leave behind what a next file would meet: databases of the browser, scripts of others, hooks of the setup.
  testRunner: 'jest-circus/runner',
  globalSetup: `${__dirname}/libs/ui/jest/bundled-packages.cjs`,
  testEnvironment: `${__dirname}/libs/ui/jest/environment.cjs`,
  setupFilesAfterEnv: [`${__dirname}/libs/ui/jest/setup.mjs`],
  moduleNameMapper: {
    '^.+\\.module\\.css$': `${__dirname}/libs/ui/jest/css-module.mjs`,
    '^.+\\.(css|svg|png|woff2)$': `${__dirname}/libs/ui/jest/asset.mjs`,
    ...bundlePackages.moduleNameMapper,
    ...node.moduleNameMapper,
  },
  transform: {
    '^.+\\.tsx?$': [
      `${__dirname}/libs/ui/jest/transform.cjs`,
      {
        ...swc,
        jsc: {
          ...swc.jsc,
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
