import { defineEvent } from '../contract.js';
import { readyFixture } from '../competitions/fixture-facts.js';

/** A league match is to be played (LEA-05). */
export const leagueFixtureReady = defineEvent({
  owner: 'leagues',
  name: 'fixture-ready',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: readyFixture,
});
