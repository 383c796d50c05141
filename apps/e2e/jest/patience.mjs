import { jest } from '@jest/globals';

// Journeys take minutes; each wait within them has a limit of its own (`PATIENCE_MS`) and says what did not happen.
jest.setTimeout(20 * 60_000);
