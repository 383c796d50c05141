import { defineEvent } from '../contract.js';
import { extendedFixture } from '../competitions/fixture-facts.js';

/** The window of a match was extended. */
export const tournamentFixtureExtended = defineEvent({
  owner: 'tournaments',
  name: 'fixture-extended',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: extendedFixture,
});
