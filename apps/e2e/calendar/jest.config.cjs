/** A part of `npm run test:soak calendar`. */
module.exports = {
  ...require('../../../jest.preset.cjs'),
  displayName: 'looks',
  testEnvironment: '<rootDir>/jest/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/jest/patience.mjs'],
  rootDir: '..',
  roots: ['<rootDir>/calendar'],
  testMatch: ['**/*.calendar.ts'],
};
