import { jest } from '@jest/globals';
import fc from './node_modules/fast-check/lib/fast-check.js';

// Properties draw their values by the seed of the run, as tests take their order by it: `--seed` repeats both.
fc.configureGlobal({ seed: jest.getSeed() });

export * from './node_modules/fast-check/lib/fast-check.js';
export default fc;
