import { askFirst } from './first-question.js';
import { session } from './session/session.js';

/**
 * Runs while all other scripts are still on their way, in a file of its own (build/early-script.ts): finds out whose
 * session it is, and asks what the first screen will ask.
 */
export const started = session.start();

// What fails here is asked again by the page.
askFirst(session, started, window.location.pathname).catch(() => {});
