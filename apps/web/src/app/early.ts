import { askFirst } from './first-question.js';
import { session } from './session/session.js';

/**
 * Runs in a separate file before all other scripts (build/early-script.ts): determines the
 * session and sends the first screen's query.
 */
export const started = session.start();

// Failures are retried by the page.
askFirst(session, started, window.location).catch(() => {});
