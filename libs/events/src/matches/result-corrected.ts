import { defineEvent } from '../contract.js';
import { resultConfirmed } from './result-confirmed.js';

/** Support has put another result in the place of a confirmed one: all that followed from it is to be worked out anew. */
export const resultCorrected = defineEvent({
  owner: 'matches',
  name: 'result-corrected',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: resultConfirmed.schema.omit({ disputed: true, automatic: true }),
});
