import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { competitionFacts, fixtureVersion, stage } from '../competitions/fixture-facts.js';

/** A match is still to be played, and its window ends within a day. */
export const leagueWindowClosing = defineEvent({
  owner: 'leagues',
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
