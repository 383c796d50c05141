module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'e2e',
  roots: ['<rootDir>/test', '<rootDir>/platform', '<rootDir>/journeys'],
  testEnvironment: '<rootDir>/jest/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/jest/patience.mjs'],
};
