export * from './appearance.js';
export * from './theme.js';
export * from './tokens.js';
