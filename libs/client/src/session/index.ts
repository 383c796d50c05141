export * from './react.js';
export type { Refreshed } from './refresher.js';
export { createSession, type Session } from './session.js';
export type { SessionState, SessionUser } from './session-state.js';
export type { TokenStore, Tokens } from './tokens.js';
export { keptAnswers } from './kept-at.js';
