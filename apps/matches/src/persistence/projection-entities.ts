import { EntitySchema } from 'typeorm';
import type { Availability } from '../domain/find-time/free.js';

// Data owned by other services, projected from their events.

export interface StoredLevel {
  readonly sport: 1 | 2;
  readonly numberPlayers: 1 | 2;
  readonly rating: number;
}

export interface PersonRow {
  id: string;
  city: string | null;
  lat: number | null;
  lng: number | null;
  time_zone: string | null;
  levels: readonly StoredLevel[];
  absent_from: string | null;
  absent_to: string | null;
  availability: Availability;
}

export interface FollowRow {
  follower_id: string;
  followed_id: string;
}

export interface BlockRow {
  blocker_id: string;
  blocked_id: string;
}

export interface CourtRow {
  id: string;
  city: string;
  lat: number;
  lng: number;
  time_zone: string;
  /** Null if not known yet. */
  sports: number[] | null;
}

export interface FavouriteCourtRow {
  player_id: string;
  court_id: string;
}

export const PersonEntity = new EntitySchema<PersonRow>({
  name: 'person',
  tableName: 'person',
  columns: {
    id: { type: 'text', primary: true },
    city: { type: 'text', nullable: true },
    lat: { type: 'double precision', nullable: true },
    lng: { type: 'double precision', nullable: true },
    time_zone: { type: 'text', nullable: true },
    levels: { type: 'jsonb', default: [] },
    absent_from: { type: 'date', nullable: true },
    absent_to: { type: 'date', nullable: true },
    availability: { type: 'jsonb', default: { noFixedDays: false, slots: [] } },
  },
});

export const FollowEntity = new EntitySchema<FollowRow>({
  name: 'follow',
  tableName: 'follow',
  columns: { follower_id: { type: 'text', primary: true }, followed_id: { type: 'text', primary: true } },
});

export const BlockEntity = new EntitySchema<BlockRow>({
  name: 'block',
  tableName: 'block',
  columns: { blocker_id: { type: 'text', primary: true }, blocked_id: { type: 'text', primary: true } },
});

export const CourtEntity = new EntitySchema<CourtRow>({
  name: 'court',
  tableName: 'court',
  columns: {
    id: { type: 'text', primary: true },
    city: { type: 'text' },
    lat: { type: 'double precision' },
    lng: { type: 'double precision' },
    time_zone: { type: 'text' },
    sports: { type: 'smallint', array: true, nullable: true },
  },
});

export const FavouriteCourtEntity = new EntitySchema<FavouriteCourtRow>({
  name: 'favourite_court',
  tableName: 'favourite_court',
  columns: { player_id: { type: 'text', primary: true }, court_id: { type: 'text', primary: true } },
});

export const projectionEntities = [PersonEntity, FollowEntity, BlockEntity, CourtEntity, FavouriteCourtEntity];
