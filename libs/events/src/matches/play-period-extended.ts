import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { fixtureVersion } from '../competitions/fixture-facts.js';
import { matchFacts } from './match-facts.js';

/** A side extended the window of a competition match by three days (REP-03). */
export const playPeriodExtended = defineEvent({
  owner: 'matches',
  name: 'play-period-extended',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: z.object({
    ...fixtureVersion.shape,
    match: matchFacts,
    actorId: z.string(),
    closesAt: z.iso.datetime(),
    /** Extensions so far. */
    extensions: z.number().int(),
  }),
});
