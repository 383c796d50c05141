import { defineEvent } from '../contract.js';
import { extendedFixture } from '../competitions/fixture-facts.js';

/** There is more time for a match. */
export const leagueFixtureExtended = defineEvent({
  owner: 'leagues',
  name: 'fixture-extended',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: extendedFixture,
});
