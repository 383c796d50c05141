import { createEarlyAnswers } from '@setpoint/client/early';
import { keptWith } from './kept-with.js';

/** What a session asks before its data client is there. */
export const earlyAnswers = keptWith(createEarlyAnswers);
