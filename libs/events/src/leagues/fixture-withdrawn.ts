import { defineEvent } from '../contract.js';
import { withdrawnFixture } from '../competitions/fixture-facts.js';

/** A match was cancelled. */
export const leagueFixtureWithdrawn = defineEvent({
  owner: 'leagues',
  name: 'fixture-withdrawn',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: withdrawnFixture,
});
