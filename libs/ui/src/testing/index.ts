/** For the tests of pages of both apps. */
export * from './api-answers.js';
export * from './person.js';
export * from './sent-text.js';
