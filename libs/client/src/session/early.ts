export { createEarlyAnswers, type EarlyAnswers } from './early-answers.js';
export { createSession } from './session.js';
