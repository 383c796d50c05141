import type { DataOf, tournamentGuestNamed } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import { TournamentGuestEntity } from '../tournament-guest-entities.js';

/** Keeps the name until an account has taken the place. */
export async function keepTournamentGuest(
  manager: EntityManager,
  { guestId: id, name }: DataOf<typeof tournamentGuestNamed>,
): Promise<void> {
  if (name === null) await manager.delete(TournamentGuestEntity, { id });
  else await manager.upsert(TournamentGuestEntity, { id, name }, ['id']);
}
