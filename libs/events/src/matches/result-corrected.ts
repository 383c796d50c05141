import { defineEvent } from '../contract.js';
import { resultConfirmed } from './result-confirmed.js';

/** Support corrected a confirmed result: everything derived from it has to be recomputed. */
export const resultCorrected = defineEvent({
  owner: 'matches',
  name: 'result-corrected',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: resultConfirmed.schema.omit({ disputed: true, automatic: true }),
});
