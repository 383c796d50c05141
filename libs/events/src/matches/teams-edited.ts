import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

/** The organiser moved players between the sides (MAT-24). */
export const teamsEdited = defineEvent({
  owner: 'matches',
  name: 'teams-edited',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({ match: matchFacts, actorId: z.string() }),
});
