export * from './assert-never.js';
export * from './ids.js';
export * from './identity.js';
export * from './level.js';
export * from './outcome.js';
export * from './paging.js';
export * from './ports.js';
export * from './sport.js';
