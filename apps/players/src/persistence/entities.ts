import type { LanguageCode } from '@setpoint/i18n';
import type { SportId } from '@setpoint/kernel';
import { EntitySchema } from 'typeorm';
import type { Absence, Availability } from '../domain/availability.js';
import type { Day, Level, Location, PlayingHand, Sex, Visibility } from '../domain/profile.js';
import type { SportDetails } from '../domain/sport-details.js';

export interface PlayerRow {
  id: string;
  first_name: string;
  last_name: string;
  sex: Sex | null;
  birth_date: Day | null;
  description: string | null;
  height_cm: number | null;
  weight_kg: number | null;
  playing_hand: PlayingHand | null;
  /** Two letters, ISO 3166. */
  nationality: string | null;
  photo_url: string | null;
  language: LanguageCode;
  location: Location | null;
  km_to_search: number;
  sports: SportId[];
  levels: Level[];
  sport_details: SportDetails[];
  availability: Availability;
  absence: Absence | null;
  invite_code: string;
  referred_by: string | null;
  /** Owner of the invitation link that was followed (AUTH-28). */
  invited_by: string | null;
  visibility: Visibility;
  search_engines: boolean;
  /** Onboarding was completed or declined. */
  welcomed: boolean;
  registered_at: Date;
  last_login_at: Date;
  /** Listed players whom this one follows. */
  following_count: number;
  followers_count: number;
}

/** Search columns of each listed player. The generated columns x, y and z are used by SQL only. */
export interface PlayerSearchRow {
  player_id: string;
  /** The folded name. */
  name_key: string;
  last_login_at: Date;
  /** Centre of the cell of the grid that the player is in. */
  grid_lat: number | null;
  grid_lng: number | null;
  birth_date: Day | null;
  /** Bits (`search-traits.ts`). */
  traits: string;
}

/** A cell of the grid, by its centre. The generated columns place, x, y and z are read by SQL only. */
export interface GridCellRow {
  lat: number;
  lng: number;
  /** Listed players in it. */
  players: number;
}

export interface FollowRow {
  follower_id: string;
  followed_id: string;
  since: Date;
}

export interface BlockRow {
  blocker_id: string;
  blocked_id: string;
  since: Date;
}

/** Facts about an account that arrived before its registration. */
export interface PendingFactRow {
  player_id: string;
  verified_at: Date | null;
  last_login_at: Date | null;
}

export const PlayerEntity = new EntitySchema<PlayerRow>({
  name: 'player',
  tableName: 'player',
  columns: {
    id: { type: 'text', primary: true },
    first_name: { type: 'text' },
    last_name: { type: 'text' },
    sex: { type: 'text', nullable: true },
    birth_date: { type: 'date', nullable: true },
    description: { type: 'text', nullable: true },
    height_cm: { type: 'integer', nullable: true },
    weight_kg: { type: 'integer', nullable: true },
    playing_hand: { type: 'text', nullable: true },
    nationality: { type: 'text', nullable: true },
    photo_url: { type: 'text', nullable: true },
    language: { type: 'text' },
    location: { type: 'jsonb', nullable: true },
    km_to_search: { type: 'integer' },
    sports: { type: 'integer', array: true },
    levels: { type: 'jsonb' },
    sport_details: { type: 'jsonb' },
    availability: { type: 'jsonb' },
    absence: { type: 'jsonb', nullable: true },
    invite_code: { type: 'text' },
    referred_by: { type: 'text', nullable: true },
    invited_by: { type: 'text', nullable: true },
    visibility: { type: 'text' },
    search_engines: { type: 'boolean' },
    welcomed: { type: 'boolean' },
    registered_at: { type: 'timestamptz' },
    last_login_at: { type: 'timestamptz' },
    following_count: { type: 'integer' },
    followers_count: { type: 'integer' },
  },
});

export const PlayerSearchEntity = new EntitySchema<PlayerSearchRow>({
  name: 'player_search',
  tableName: 'player_search',
  columns: {
    player_id: { type: 'text', primary: true },
    name_key: { type: 'text' },
    last_login_at: { type: 'timestamptz' },
    grid_lat: { type: 'float8', nullable: true },
    grid_lng: { type: 'float8', nullable: true },
    birth_date: { type: 'date', nullable: true },
    traits: { type: 'bigint' },
  },
});

export const GridCellEntity = new EntitySchema<GridCellRow>({
  name: 'grid_cell',
  tableName: 'grid_cell',
  columns: {
    lat: { type: 'float8', primary: true },
    lng: { type: 'float8', primary: true },
    players: { type: 'integer' },
  },
});

export const FollowEntity = new EntitySchema<FollowRow>({
  name: 'follow',
  tableName: 'follow',
  columns: {
    follower_id: { type: 'text', primary: true },
    followed_id: { type: 'text', primary: true },
    since: { type: 'timestamptz' },
  },
});

export const BlockEntity = new EntitySchema<BlockRow>({
  name: 'block',
  tableName: 'block',
  columns: {
    blocker_id: { type: 'text', primary: true },
    blocked_id: { type: 'text', primary: true },
    since: { type: 'timestamptz' },
  },
});

export const PendingFactEntity = new EntitySchema<PendingFactRow>({
  name: 'pending_fact',
  tableName: 'pending_fact',
  columns: {
    player_id: { type: 'text', primary: true },
    verified_at: { type: 'timestamptz', nullable: true },
    last_login_at: { type: 'timestamptz', nullable: true },
  },
});

export const entities = [
  PlayerEntity,
  PlayerSearchEntity,
  GridCellEntity,
  FollowEntity,
  BlockEntity,
  PendingFactEntity,
];
