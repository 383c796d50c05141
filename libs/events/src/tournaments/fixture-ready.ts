import { defineEvent } from '../contract.js';
import { readyFixture } from '../competitions/fixture-facts.js';

/** The sides of a match are known (TRN-10). */
export const tournamentFixtureReady = defineEvent({
  owner: 'tournaments',
  name: 'fixture-ready',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: readyFixture,
});
