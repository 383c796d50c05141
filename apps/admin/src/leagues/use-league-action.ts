import { useAction, type Mutation } from '../table/use-action.js';

/** What support does about a league: refused in its words, seen on its page. */
export const useLeagueAction = <Field extends string, Input>(field: Field, mutation: Mutation<Field, Input>) =>
  useAction({
    field,
    mutation,
    refused: 'leagues.refused',
    rereads: ['SupportLeagueById', 'SupportLeagueGroupAt', 'SupportLeagueSubscriptions'],
  });
