/** All projects in one run. E2e comes last in name only: Jest orders by what was slow or failed before. */
module.exports = {
  projects: ['<rootDir>/libs/*/jest.config.cjs', '<rootDir>/apps/*/jest.config.cjs', '<rootDir>/tools/*/jest.config.cjs'],
  maxWorkers: 2,
};
