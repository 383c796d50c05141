/** `npm run test:soak calendar`: what depends on the day, on the days on which calendars turn. */
const all = require('./jest.config.cjs');

module.exports = {
  ...all,
  projects: ['<rootDir>/tools/demo/calendar/jest.config.cjs', '<rootDir>/apps/e2e/calendar/jest.config.cjs'],
  reporters: ['default', '<rootDir>/tools/start/calendar-table.mjs'],
  testTimeout: 180_000,
};
