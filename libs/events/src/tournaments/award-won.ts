import { defineEvent } from '../contract.js';
import { wonAward } from '../competitions/award-facts.js';

/** A prize is ready to be claimed (TRN-13). */
export const tournamentAwardWon = defineEvent({
  owner: 'tournaments',
  name: 'award-won',
  version: 1,
  subject: (data) => data.awardId,
  schema: wonAward,
});
