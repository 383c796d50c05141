import { defineEvent } from '../contract.js';
import { resultConfirmed } from './result-confirmed.js';

/** A confirmed match has other players than were told: the place of a guest is an account's now (MAT-05). It tells who confirmed it then. */
export const resultRevised = defineEvent({
  owner: 'matches',
  name: 'result-revised',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: resultConfirmed.schema.omit({ disputed: true }),
});
