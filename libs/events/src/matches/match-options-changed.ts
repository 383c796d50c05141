import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** The organiser changed visibility, level limits or message (MAT-13). */
export const matchOptionsChanged = defineEvent({
  owner: 'matches',
  name: 'match-options-changed',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, actorId: z.string() }),
});
