import { userId } from '@setpoint/kernel';
import type { Guest } from '../domain/guest.js';
import { tournamentId } from '../domain/tournament.js';
import type { GuestRow } from './guest-entities.js';

export const guestOf = ({ id, tournament_id, name, linked_to }: GuestRow): Guest => ({
  id: userId(id),
  tournamentId: tournamentId(tournament_id),
  name,
  linkedTo: linked_to === null ? null : userId(linked_to),
});

export const guestRowOf = ({ id, tournamentId: tournament, name, linkedTo }: Guest): GuestRow => ({
  id,
  tournament_id: tournament,
  name,
  linked_to: linkedTo,
});
