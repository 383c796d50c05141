import { EntitySchema } from 'typeorm';

/** Somebody whom a tournament names without an account. */
export interface TournamentGuestRow {
  id: string;
  name: string;
}

export const TournamentGuestEntity = new EntitySchema<TournamentGuestRow>({
  name: 'tournament_guest',
  tableName: 'tournament_guest',
  columns: { id: { type: 'text', primary: true }, name: { type: 'text' } },
});
