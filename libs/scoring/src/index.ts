export * from './game-mode.js';
export * from './play-score.js';
export * from './result.js';
export * from './result-rules.js';
export * from './set-score.js';
