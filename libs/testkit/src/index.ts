export { VISITOR } from '@setpoint/kernel';
export * from './counting-ids.js';
export * from './eventually.js';
export * from './fixed-clock.js';
export * from './people.js';
export * from './seeded-random.js';
export * from './start-test-service.js';
export * from './test-postgres.js';
