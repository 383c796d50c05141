import { EntitySchema } from 'typeorm';

/** Somebody in an imported tournament who has no account. */
export interface GuestRow {
  id: string;
  tournament_id: string;
  /** Null once an account has taken the place. */
  name: string | null;
  linked_to: string | null;
}

export const GuestEntity = new EntitySchema<GuestRow>({
  name: 'guest',
  tableName: 'guest',
  columns: {
    id: { type: 'text', primary: true },
    tournament_id: { type: 'text' },
    name: { type: 'text', nullable: true },
    linked_to: { type: 'text', nullable: true },
  },
});
