/** The built app in a browser, without jsdom; what a failure leaves behind is kept as by the end-to-end tests. */
module.exports = {
  ...require('../../jest.preset.cjs'),
  displayName: 'looks',
  roots: ['<rootDir>/test/looks'],
  testEnvironment: '<rootDir>/../e2e/jest/environment.cjs',
};
