import { EntitySchema } from 'typeorm';
import type { Registration } from '../domain/registration.js';

export interface RegistrationRow {
  id: string;
  tournament_id: string;
  captain_id: string;
  partner_id: string | null;
  state: Registration['state'];
  place_no: number | null;
  paid: string[];
  until: Date | null;
  ended_because: Registration['endedBecause'];
  ended_at: Date | null;
  refund_to: Registration['refundTo'];
  turn: number | null;
  matches: number;
  is_qualified: boolean;
  created_at: Date;
  rating: number | null;
  clubs: string[];
  seed_no: number | null;
  is_out: boolean;
}

export const RegistrationEntity = new EntitySchema<RegistrationRow>({
  name: 'registration',
  tableName: 'registration',
  columns: {
    id: { type: 'text', primary: true },
    tournament_id: { type: 'text' },
    captain_id: { type: 'text' },
    partner_id: { type: 'text', nullable: true },
    state: { type: 'text' },
    place_no: { type: 'integer', nullable: true },
    paid: { type: 'text', array: true },
    until: { type: 'timestamptz', nullable: true },
    ended_because: { type: 'text', nullable: true },
    ended_at: { type: 'timestamptz', nullable: true },
    refund_to: { type: 'text' },
    turn: { type: 'integer', nullable: true },
    matches: { type: 'integer' },
    is_qualified: { type: 'boolean' },
    created_at: { type: 'timestamptz' },
    rating: { type: 'double precision', nullable: true },
    clubs: { type: 'text', array: true },
    seed_no: { type: 'integer', nullable: true },
    is_out: { type: 'boolean' },
  },
});

/** Registrations; each player occurs once per tournament. */
export interface EntrantRow {
  tournament_id: string;
  player_id: string;
  registration_id: string;
}

export const EntrantEntity = new EntitySchema<EntrantRow>({
  name: 'entrant',
  tableName: 'entrant',
  columns: {
    tournament_id: { type: 'text', primary: true },
    player_id: { type: 'text', primary: true },
    registration_id: { type: 'text' },
  },
});

/** A client's request, by its id. */
export interface RegistrationRequestRow {
  player_id: string;
  request_id: string;
  input_hash: string;
  /** The registration, or the tournament that support created. */
  made: string;
}

export const RegistrationRequestEntity = new EntitySchema<RegistrationRequestRow>({
  name: 'made_by_request',
  tableName: 'made_by_request',
  columns: {
    player_id: { type: 'text', primary: true },
    request_id: { type: 'text', primary: true },
    input_hash: { type: 'text' },
    made: { type: 'text' },
  },
});

export interface RegistrationDraftRow {
  player_id: string;
  tournament_id: string;
  active_step: number;
  is_complete: boolean;
  partner_id: string | null;
  invite_code: string | null;
  use_credit: boolean | null;
  coupon_code: string | null;
  voucher_ids: string[];
}

export const RegistrationDraftEntity = new EntitySchema<RegistrationDraftRow>({
  name: 'registration_draft',
  tableName: 'registration_draft',
  columns: {
    player_id: { type: 'text', primary: true },
    tournament_id: { type: 'text', primary: true },
    active_step: { type: 'integer' },
    is_complete: { type: 'boolean' },
    partner_id: { type: 'text', nullable: true },
    invite_code: { type: 'text', nullable: true },
    use_credit: { type: 'boolean', nullable: true },
    coupon_code: { type: 'text', nullable: true },
    voucher_ids: { type: 'text', array: true },
  },
});

/** Players looking for a partner (TRN-04). */
export interface TeamSeekerRow {
  tournament_id: string;
  player_id: string;
}

export const TeamSeekerEntity = new EntitySchema<TeamSeekerRow>({
  name: 'team_seeker',
  tableName: 'team_seeker',
  columns: { tournament_id: { type: 'text', primary: true }, player_id: { type: 'text', primary: true } },
});

export const registrationEntities = [
  RegistrationEntity,
  EntrantEntity,
  RegistrationRequestEntity,
  RegistrationDraftEntity,
  TeamSeekerEntity,
];
