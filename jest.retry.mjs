import { jest } from '@jest/globals';

// Machines of continuous integration are shared: what fails is tried once more, and its first failure printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
