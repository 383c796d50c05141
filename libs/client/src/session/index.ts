export * from './react.js';
export * from './refresher.js';
export * from './session.js';
export * from './tokens.js';
export { STALE_TOKEN_MESSAGES } from './stale.js';
