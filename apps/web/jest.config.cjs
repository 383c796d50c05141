module.exports = {
  ...require('../../jest.web.preset.cjs'),
  displayName: 'web',
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/looks/'],
};
