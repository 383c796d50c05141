import { defineEvent } from '../contract.js';
import { withdrawnFixture } from '../competitions/fixture-facts.js';

/** A match was cancelled. */
export const tournamentFixtureWithdrawn = defineEvent({
  owner: 'tournaments',
  name: 'fixture-withdrawn',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: withdrawnFixture,
});
