import { EntitySchema } from 'typeorm';
import type { Prize, Tournament, TournamentPhoto } from '../domain/tournament.js';

export interface TournamentRow {
  id: string;
  name: string;
  type: Tournament['type'];
  sport: Tournament['sport'];
  number_players: Tournament['numberPlayers'];
  sex: Tournament['sex'];
  level_min: number | null;
  level_max: number | null;
  age_min: number | null;
  age_max: number | null;
  is_private: boolean;
  invite_code: string | null;
  format: Tournament['format'];
  game_mode: Tournament['gameMode'];
  price_cents: number;
  /** YYYY-MM-DD */
  start_on: string;
  starts_at: Date;
  summer_days: number | null;
  teams_to_start: number;
  min_teams: number;
  max_teams: number;
  seeds: number | null;
  city: string;
  lat: number;
  lng: number;
  radius_km: number;
  time_zone: string;
  rules: string | null;
  photos: readonly TournamentPhoto[];
  hand_seeds: string[];
  prizes: readonly Prize[];
  slam_id: string | null;
  state: Tournament['state'];
  opened_at: Date | null;
  closed_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  noticed: Tournament['noticed'];
  created_at: Date;
  created_by: string;
  version: number;
  /** When a timer has to check it next; null: only external changes. */
  due_at: Date | null;
  /** Rank in lists: open, running, finished. */
  list_rank: number;
  /** Order within the rank: milliseconds ascending; negative for finished ones, so that the latest comes first. */
  list_key: number;
}

export const TournamentEntity = new EntitySchema<TournamentRow>({
  name: 'tournament',
  tableName: 'tournament',
  columns: {
    id: { type: 'text', primary: true },
    name: { type: 'text' },
    type: { type: 'text' },
    sport: { type: 'smallint' },
    number_players: { type: 'smallint' },
    sex: { type: 'text' },
    level_min: { type: 'double precision', nullable: true },
    level_max: { type: 'double precision', nullable: true },
    age_min: { type: 'integer', nullable: true },
    age_max: { type: 'integer', nullable: true },
    is_private: { type: 'boolean' },
    invite_code: { type: 'text', nullable: true },
    format: { type: 'text' },
    game_mode: { type: 'text' },
    price_cents: { type: 'integer' },
    start_on: { type: 'date' },
    starts_at: { type: 'timestamptz' },
    summer_days: { type: 'integer', nullable: true },
    teams_to_start: { type: 'integer' },
    min_teams: { type: 'integer' },
    max_teams: { type: 'integer' },
    seeds: { type: 'integer', nullable: true },
    city: { type: 'text' },
    lat: { type: 'double precision' },
    lng: { type: 'double precision' },
    radius_km: { type: 'integer' },
    time_zone: { type: 'text' },
    rules: { type: 'text', nullable: true },
    photos: { type: 'jsonb' },
    hand_seeds: { type: 'text', array: true },
    prizes: { type: 'jsonb' },
    slam_id: { type: 'text', nullable: true },
    state: { type: 'text' },
    opened_at: { type: 'timestamptz', nullable: true },
    closed_at: { type: 'timestamptz', nullable: true },
    started_at: { type: 'timestamptz', nullable: true },
    ended_at: { type: 'timestamptz', nullable: true },
    noticed: { type: 'smallint', nullable: true },
    created_at: { type: 'timestamptz' },
    created_by: { type: 'text' },
    version: { type: 'integer' },
    due_at: { type: 'timestamptz', nullable: true },
    list_rank: { type: 'smallint' },
    list_key: { type: 'bigint' },
  },
});
