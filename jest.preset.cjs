/** Shared by every project: ESM TypeScript through swc, relative `.js` specifiers mapped to sources. */
module.exports = {
  testEnvironment: 'node',
  testRunner: `${__dirname}/jest.kept-modules.cjs`,
  // Above what a test waits for at most (`PATIENCE_MS` of the testkit): that says what did not happen.
  testTimeout: 120_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  roots: ['<rootDir>/test'],
  // `*.soak.ts` takes too long for every change (tools/soak).
  testMatch: process.env.SOAK ? ['**/*.{spec,soak}.ts', '**/*.spec.tsx'] : ['**/*.spec.ts', '**/*.spec.tsx'],
  moduleNameMapper: {
    '^\\.\\./jsutils/instanceOf\\.js$': `${__dirname}/jest.instance-of.cjs`,
    '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1',
    '^fast-check$': `${__dirname}/jest.fast-check.mjs`,
  },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  transformIgnorePatterns: ['/node_modules/(?!@setpoint/)'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', decorators: true, tsx: false },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
          keepClassNames: true,
        },
        module: { type: 'es6' },
      },
    ],
  },
};
