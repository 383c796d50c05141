/** `npm run test:calendar`: what depends on the day, on the days on which calendars turn. */
module.exports = {
  ...require('../../../jest.preset.cjs'),
  displayName: 'calendar',
  rootDir: '..',
  roots: ['<rootDir>/calendar'],
  testMatch: ['**/*.calendar.ts'],
};
