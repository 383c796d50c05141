import { useAction, type Mutation } from '../table/use-action.js';

/** What support does about a tournament: refused in its words, seen on its page. */
export const useTournamentAction = <Field extends string, Input>(field: Field, mutation: Mutation<Field, Input>) =>
  useAction({ field, mutation, refused: 'tournaments.refused', rereads: ['SupportTournamentById'] });
