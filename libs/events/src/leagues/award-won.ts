import { defineEvent } from '../contract.js';
import { wonAward } from '../competitions/award-facts.js';

/** A prize is ready to be claimed (LEA-11). */
export const leagueAwardWon = defineEvent({
  owner: 'leagues',
  name: 'award-won',
  version: 1,
  subject: (data) => data.awardId,
  schema: wonAward,
});
