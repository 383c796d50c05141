export * from './draw/draw.js';
export * from './draw/entry.js';
export * from './random.js';
export * from './stage.js';
