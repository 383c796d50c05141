import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** A match starts within a day or within an hour (REP-05). */
export const matchReminderDue = defineEvent({
  owner: 'matches',
  name: 'match-reminder-due',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, ahead: z.enum(['DAY', 'HOUR']) }),
});
