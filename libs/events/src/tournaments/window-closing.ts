import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { competitionFacts, fixtureVersion, stage } from '../competitions/fixture-facts.js';

/** A match is still to be played, and its window ends within a day (TRN-16). */
export const tournamentWindowClosing = defineEvent({
  owner: 'tournaments',
  name: 'window-closing',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: z.object({
    ...fixtureVersion.shape,
    competition: competitionFacts,
    stage,
    playerIds: z.array(z.string()),
    closesAt: z.iso.datetime(),
    /** Left out while it has none. */
    matchId: z.string().optional(),
  }),
});
