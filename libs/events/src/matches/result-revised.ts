import { defineEvent } from '../contract.js';
import { resultConfirmed } from './result-confirmed.js';

/** The players of a confirmed match changed: a guest's place was taken over by an account (MAT-05). Keeps who confirmed it. */
export const resultRevised = defineEvent({
  owner: 'matches',
  name: 'result-revised',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: resultConfirmed.schema.omit({ disputed: true }),
});
