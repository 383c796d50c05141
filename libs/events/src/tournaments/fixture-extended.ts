import { defineEvent } from '../contract.js';
import { extendedFixture } from '../competitions/fixture-facts.js';

/** There is more time for a match. */
export const tournamentFixtureExtended = defineEvent({
  owner: 'tournaments',
  name: 'fixture-extended',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: extendedFixture,
});
