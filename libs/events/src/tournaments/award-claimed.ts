import { defineEvent } from '../contract.js';
import { claimedAward } from '../competitions/award-facts.js';

/** A prize was chosen (TRN-13). */
export const tournamentAwardClaimed = defineEvent({
  owner: 'tournaments',
  name: 'award-claimed',
  version: 1,
  subject: (data) => data.awardId,
  schema: claimedAward,
});
