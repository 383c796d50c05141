module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'e2e',
  testEnvironment: '<rootDir>/jest/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/jest/patience.mjs'],
};
