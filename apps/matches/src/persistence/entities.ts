import type { Side } from '@setpoint/kernel';
import type { GameMode, ResultOutcome, SetScore } from '@setpoint/scoring';
import { EntitySchema } from 'typeorm';
import type { Invitation, MatchState, Visibility } from '../domain/match.js';
import type { Marks } from '../domain/rules/evaluations.js';
import { FixtureEntity, type StoredCompetition } from './fixture-entities.js';
import { FanEntity } from './audience-entities.js';
import { UploadEntity } from '@setpoint/uploads/service';
import { MatchPhotoEntity } from './photo-entities.js';
import { CaseEntity } from './case-rows.js';
import { CalendarFeedEntity, CalendarRemovalEntity } from './calendar-entities.js';
import { PollEntity } from './poll-rows.js';
import { projectionEntities } from './projection-entities.js';
import type { StoredProposal } from './stored-proposal.js';
import { WaiterEntity } from './waiter-rows.js';
import { GuestEntity, GuestLinkEntity, SilencedAddressEntity } from './guest-entities.js';

/** Results as stored in jsonb: instants as ISO text. */
export interface StoredResult {
  readonly version: number;
  readonly sets: readonly SetScore[];
  readonly outcome: ResultOutcome;
  readonly winner: Side | null;
  readonly comment: string | null;
  readonly enteredBy: string;
  readonly enteredAt: string;
  readonly correction?: { readonly reason: string };
}
export interface StoredDispute {
  readonly by: string;
  readonly note: string;
  readonly at: string;
}
export interface StoredVersion {
  readonly result: StoredResult;
  readonly dispute: StoredDispute | null;
}
export interface StoredNoShow {
  readonly by: string;
  readonly reportedAt: string;
  readonly answer: { readonly accepted: boolean; readonly by: string | null; readonly at: string } | null;
}
export interface MatchRow {
  id: string;
  state: MatchState;
  sport: number;
  number_players: number;
  visibility: Visibility;
  is_friendly: boolean;
  game_mode: GameMode;
  level_min: number | null;
  level_max: number | null;
  organiser_id: string;
  message: string | null;
  created_at: Date;
  request_id: string | null;
  removed_ids: string[];
  no_shows: readonly StoredNoShow[];
  competition: StoredCompetition | null;
  proposal: StoredProposal | null;
  proposal_lapses_at: Date | null;
  court_id: string | null;
  booked: boolean;
  minutes_play: number;
  time_zone: string;
  date_play: string | null;
  time_play: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
  cancels_at: Date | null;
  remind_day_at: Date | null;
  remind_hour_at: Date | null;
  gives_up_at: Date | null;
  confirms_at: Date | null;
  result: StoredResult | null;
  dispute: StoredDispute | null;
  earlier: readonly StoredVersion[];
  ended_at: Date | null;
  ended_by: string | null;
  missing: number;
  sort_at: Date;
  /** How often it was changed. */
  revision: number;
  /** Null if unchanged since creation. */
  changed_at: Date | null;
}

export interface MatchPlayerRow {
  match_id: string;
  player_id: string;
  side: Side;
  position: number;
  joined_at: Date;
  agreed_at: Date | null;
  sort_at: Date;
  /** The match's state can still change. */
  is_current: boolean;
}

export interface InvitationRow {
  id: string;
  match_id: string;
  player_id: string;
  invited_by: string;
  side: Side;
  state: Invitation['state'];
  created_at: Date;
  answered_at: Date | null;
  position: number;
}

export interface EvaluationRow {
  match_id: string;
  by_id: string;
  of_id: string;
  marks: Marks;
  given_at: Date;
}

/** Besides these columns the table has `coming_at`, which the database computes. */
export const MatchEntity = new EntitySchema<MatchRow>({
  name: 'match',
  tableName: 'match',
  columns: {
    id: { type: 'text', primary: true },
    state: { type: 'text' },
    sport: { type: 'smallint' },
    number_players: { type: 'smallint' },
    visibility: { type: 'text' },
    is_friendly: { type: 'boolean' },
    game_mode: { type: 'text' },
    level_min: { type: 'numeric', nullable: true },
    level_max: { type: 'numeric', nullable: true },
    organiser_id: { type: 'text' },
    message: { type: 'text', nullable: true },
    created_at: { type: 'timestamptz' },
    request_id: { type: 'text', nullable: true },
    removed_ids: { type: 'text', array: true },
    no_shows: { type: 'jsonb' },
    competition: { type: 'jsonb', nullable: true },
    proposal: { type: 'jsonb', nullable: true },
    proposal_lapses_at: { type: 'timestamptz', nullable: true },
    court_id: { type: 'text', nullable: true },
    booked: { type: 'boolean' },
    minutes_play: { type: 'smallint' },
    time_zone: { type: 'text' },
    date_play: { type: 'date', nullable: true },
    time_play: { type: 'time', nullable: true },
    starts_at: { type: 'timestamptz', nullable: true },
    ends_at: { type: 'timestamptz', nullable: true },
    city: { type: 'text', nullable: true },
    lat: { type: 'double precision', nullable: true },
    lng: { type: 'double precision', nullable: true },
    cancels_at: { type: 'timestamptz', nullable: true },
    remind_day_at: { type: 'timestamptz', nullable: true },
    remind_hour_at: { type: 'timestamptz', nullable: true },
    gives_up_at: { type: 'timestamptz', nullable: true },
    confirms_at: { type: 'timestamptz', nullable: true },
    result: { type: 'jsonb', nullable: true },
    dispute: { type: 'jsonb', nullable: true },
    earlier: { type: 'jsonb' },
    ended_at: { type: 'timestamptz', nullable: true },
    ended_by: { type: 'text', nullable: true },
    missing: { type: 'smallint' },
    sort_at: { type: 'timestamptz' },
    revision: { type: 'integer', default: 0 },
    changed_at: { type: 'timestamptz', nullable: true },
  },
});

export const MatchPlayerEntity = new EntitySchema<MatchPlayerRow>({
  name: 'match_player',
  tableName: 'match_player',
  columns: {
    match_id: { type: 'text', primary: true },
    player_id: { type: 'text', primary: true },
    side: { type: 'text' },
    position: { type: 'smallint' },
    joined_at: { type: 'timestamptz' },
    agreed_at: { type: 'timestamptz', nullable: true },
    sort_at: { type: 'timestamptz' },
    is_current: { type: 'boolean' },
  },
});

export const InvitationEntity = new EntitySchema<InvitationRow>({
  name: 'invitation',
  tableName: 'invitation',
  columns: {
    id: { type: 'text', primary: true },
    match_id: { type: 'text' },
    player_id: { type: 'text' },
    invited_by: { type: 'text' },
    side: { type: 'text' },
    state: { type: 'text' },
    created_at: { type: 'timestamptz' },
    answered_at: { type: 'timestamptz', nullable: true },
    position: { type: 'smallint' },
  },
});

export const EvaluationEntity = new EntitySchema<EvaluationRow>({
  name: 'evaluation',
  tableName: 'evaluation',
  columns: {
    match_id: { type: 'text', primary: true },
    by_id: { type: 'text', primary: true },
    of_id: { type: 'text', primary: true },
    marks: { type: 'jsonb' },
    given_at: { type: 'timestamptz' },
  },
});

export const entities = [
  MatchEntity,
  MatchPlayerEntity,
  InvitationEntity,
  EvaluationEntity,
  ...projectionEntities,
  CalendarFeedEntity,
  CalendarRemovalEntity,
  FanEntity,
  MatchPhotoEntity,
  UploadEntity,
  CaseEntity,
  GuestEntity,
  GuestLinkEntity,
  SilencedAddressEntity,
  WaiterEntity,
  PollEntity,
  FixtureEntity,
];
