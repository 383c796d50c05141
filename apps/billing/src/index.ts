export * from './service.js';
export * from './seeding/seed-payments.js';
export * from './seeding/seed-points.js';
