import type { Side } from '@setpoint/kernel';
import type { GameMode, ResultOutcome, SetScore } from '@setpoint/scoring';
import type { ColumnType, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { MatchState, Visibility } from '../domain/match.js';
import type { Marks } from '../domain/rules/evaluations.js';

/** Parsed when read, text when written. */
type Json<T> = ColumnType<T, string, string>;

/** Results as they stand in jsonb: instants as ISO text. */
export interface StoredResult {
  readonly sets: readonly SetScore[];
  readonly outcome: ResultOutcome;
  readonly winner: Side | null;
  readonly comment: string | null;
  readonly enteredBy: string;
  readonly enteredAt: string;
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

export interface MatchesTable {
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
  result: ColumnType<StoredResult | null, string | null, string | null>;
  dispute: ColumnType<StoredDispute | null, string | null, string | null>;
  earlier: Json<StoredVersion[]>;
  ended_at: Date | null;
  ended_by: string | null;
  missing: number;
  sort_at: Date;
  coming_at: GeneratedAlways<Date>;
}

export interface MatchPlayersTable {
  match_id: string;
  player_id: string;
  side: Side;
  position: number;
  joined_at: Date;
  sort_at: Date;
}

export interface InvitationsTable {
  id: string;
  match_id: string;
  player_id: string;
  invited_by: string;
  side: Side;
  state: 'PENDING' | 'ACCEPTED' | 'DECLINED';
  created_at: Date;
  answered_at: Date | null;
  position: number;
}

export interface EvaluationsTable {
  match_id: string;
  by_id: string;
  of_id: string;
  marks: Json<Marks>;
  given_at: Date;
}

export interface PeopleTable {
  id: string;
  city: string | null;
  lat: number | null;
  lng: number | null;
  time_zone: string | null;
  levels: ColumnType<StoredLevel[], string | undefined, string>;
  absent_from: string | null;
  absent_to: string | null;
}
export interface StoredLevel {
  readonly sport: 1 | 2;
  readonly numberPlayers: 1 | 2;
  readonly rating: number;
}

export interface Tables {
  matches: MatchesTable;
  match_players: MatchPlayersTable;
  invitations: InvitationsTable;
  evaluations: EvaluationsTable;
  people: PeopleTable;
  follows: { follower_id: string; followed_id: string };
  blocks: { blocker_id: string; blocked_id: string };
  courts: { id: string; city: string; lat: number; lng: number; time_zone: string };
}

export type MatchRow = Selectable<MatchesTable>;
export type NewMatchRow = Insertable<MatchesTable>;
