import { userId } from '@setpoint/kernel';
import type { Registration } from '../domain/registration.js';
import { registrationId, tournamentId } from '../domain/tournament.js';
import type { RegistrationRow } from './registration-entities.js';

export const registrationOf = (row: RegistrationRow): Registration => ({
  id: registrationId(row.id),
  tournamentId: tournamentId(row.tournament_id),
  captainId: userId(row.captain_id),
  partnerId: row.partner_id === null ? null : userId(row.partner_id),
  state: row.state,
  placeNo: row.place_no,
  paid: row.paid.map(userId),
  until: row.until,
  endedBecause: row.ended_because,
  endedAt: row.ended_at,
  refundTo: row.refund_to,
  turn: row.turn,
  matches: row.matches,
  isQualified: row.is_qualified,
  createdAt: row.created_at,
  rating: row.rating,
  clubs: row.clubs,
  seedNo: row.seed_no,
  isOut: row.is_out,
});

export const registrationRowOf = (registration: Registration): RegistrationRow => ({
  id: registration.id,
  tournament_id: registration.tournamentId,
  captain_id: registration.captainId,
  partner_id: registration.partnerId,
  state: registration.state,
  place_no: registration.placeNo,
  paid: [...registration.paid],
  until: registration.until,
  ended_because: registration.endedBecause,
  ended_at: registration.endedAt,
  refund_to: registration.refundTo,
  turn: registration.turn,
  matches: registration.matches,
  is_qualified: registration.isQualified,
  created_at: registration.createdAt,
  rating: registration.rating,
  clubs: [...registration.clubs],
  seed_no: registration.seedNo,
  is_out: registration.isOut,
});
