export * from './react.js';
export * from './refresher.js';
export * from './session.js';
export * from './tokens.js';
