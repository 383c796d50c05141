import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { fixtureVersion } from '../competitions/fixture-facts.js';
import { side } from '../vocabulary.js';
import { matchFacts } from './match-facts.js';

/** A player withdrew from a competition: the match is lost (REP-04). The competition decides about later ones (TRN-15). */
export const sideAbandoned = defineEvent({
  owner: 'matches',
  name: 'side-abandoned',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: z.object({
    ...fixtureVersion.shape,
    match: matchFacts,
    actorId: z.string(),
    side,
    at: z.iso.datetime(),
  }),
});
