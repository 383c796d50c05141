/** A part of `npm run test:soak calendar`. */
module.exports = {
  ...require('../../../jest.preset.cjs'),
  displayName: 'demo',
  rootDir: '..',
  roots: ['<rootDir>/calendar'],
  testMatch: ['**/*.calendar.ts'],
};
