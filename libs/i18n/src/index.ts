export * from './languages.js';
export * from './server-texts.js';
