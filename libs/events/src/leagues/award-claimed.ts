import { defineEvent } from '../contract.js';
import { claimedAward } from '../competitions/award-facts.js';

/** A prize was chosen (LEA-11). */
export const leagueAwardClaimed = defineEvent({
  owner: 'leagues',
  name: 'award-claimed',
  version: 1,
  subject: (data) => data.awardId,
  schema: claimedAward,
});
