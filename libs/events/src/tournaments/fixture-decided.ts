import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { competitionFacts, fixtureVersion, stage } from '../competitions/fixture-facts.js';
import { side } from '../vocabulary.js';

/** Outcome of a match; published again after corrections. */
export const tournamentFixtureDecided = defineEvent({
  owner: 'tournaments',
  name: 'fixture-decided',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: z.object({
    ...fixtureVersion.shape,
    competition: competitionFacts,
    stage,
    how: z.enum(['PLAYED', 'FORFEIT', 'DOUBLE_FORFEIT', 'LOT']),
    /** Null for a draw, or if both lost. */
    winner: side.nullable(),
    sideA: z.array(z.string()),
    sideB: z.array(z.string()),
    at: z.iso.datetime(),
  }),
});
