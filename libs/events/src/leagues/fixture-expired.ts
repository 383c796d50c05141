import { defineEvent } from '../contract.js';
import { expiredFixture } from '../competitions/fixture-facts.js';

/** The time for a match is up; matches answers with fixture-closed (MAT-21). */
export const leagueFixtureExpired = defineEvent({
  owner: 'leagues',
  name: 'fixture-expired',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: expiredFixture,
});
