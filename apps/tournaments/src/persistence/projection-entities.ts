import { EntitySchema } from 'typeorm';

// Data owned by other services, projected from their events.

export interface StoredLevel {
  readonly sport: 1 | 2;
  readonly numberPlayers: 1 | 2;
  readonly rating: number;
}

export interface PersonRow {
  id: string;
  /** Null until the profile is known. */
  display_name: string | null;
  /** Lower case, without accents. */
  search_name: string | null;
  sex: 'M' | 'F' | null;
  /** YYYY-MM-DD */
  birth_date: string | null;
  lat: number | null;
  lng: number | null;
  sports: number[];
  levels: readonly StoredLevel[];
  /** Says when they can play (TRN-09). */
  has_availability: boolean;
  /** Whether there is a verified mobile number. */
  has_mobile: boolean;
  /** Barred from paid registrations (BIL-09). */
  is_barred: boolean;
  is_closed: boolean;
}

export const PersonEntity = new EntitySchema<PersonRow>({
  name: 'person',
  tableName: 'person',
  columns: {
    id: { type: 'text', primary: true },
    display_name: { type: 'text', nullable: true },
    search_name: { type: 'text', nullable: true },
    sex: { type: 'text', nullable: true },
    birth_date: { type: 'date', nullable: true },
    lat: { type: 'double precision', nullable: true },
    lng: { type: 'double precision', nullable: true },
    sports: { type: 'smallint', array: true, default: [] },
    levels: { type: 'jsonb', default: [] },
    has_availability: { type: 'boolean', default: false },
    has_mobile: { type: 'boolean', default: false },
    is_barred: { type: 'boolean', default: false },
    is_closed: { type: 'boolean', default: false },
  },
});

export interface FollowRow {
  follower_id: string;
  followed_id: string;
}

export const FollowEntity = new EntitySchema<FollowRow>({
  name: 'follow',
  tableName: 'follow',
  columns: { follower_id: { type: 'text', primary: true }, followed_id: { type: 'text', primary: true } },
});

export interface FavouriteCourtRow {
  player_id: string;
  court_id: string;
}

export const FavouriteCourtEntity = new EntitySchema<FavouriteCourtRow>({
  name: 'favourite_court',
  tableName: 'favourite_court',
  columns: { player_id: { type: 'text', primary: true }, court_id: { type: 'text', primary: true } },
});

/** A match that a player has played; those of the last 90 days count for slams (TRN-12). */
export interface PlayedMatchRow {
  player_id: string;
  match_id: string;
  sport: number;
  played_at: Date;
}

export const PlayedMatchEntity = new EntitySchema<PlayedMatchRow>({
  name: 'played_match',
  tableName: 'played_match',
  columns: {
    player_id: { type: 'text', primary: true },
    match_id: { type: 'text', primary: true },
    sport: { type: 'smallint' },
    played_at: { type: 'timestamptz' },
  },
});

export const projectionEntities = [PersonEntity, FollowEntity, FavouriteCourtEntity, PlayedMatchEntity];
