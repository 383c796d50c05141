export * from './service.js';
export * from './seed.js';
