const { TestEnvironment } = require('jest-environment-jsdom');
const quickStyles = require('./quick-styles.cjs');

/** jsdom hides these globals of Node; the router, Apollo Client and fakes of fetch need them. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
];

module.exports = class extends TestEnvironment {
  // Packages are taken as a bundler takes them, our own libraries from their sources.
  exportConditions() {
    return ['source'];
  }
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) if (name in globalThis) this.global[name] = globalThis[name];
    quickStyles(this.global);
  }
};
