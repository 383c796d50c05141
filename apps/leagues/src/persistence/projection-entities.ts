import { EntitySchema } from 'typeorm';

// Data owned by other services, projected from their events.

export interface StoredLevel {
  readonly sport: 1 | 2;
  readonly numberPlayers: 1 | 2;
  readonly rating: number;
}

export interface StoredAvailability {
  readonly noFixedDays: boolean;
  /** 1 Monday to 7 Sunday; HH:mm. */
  readonly slots: readonly { readonly weekday: number; readonly from: string; readonly to: string }[];
}

export interface PlayerRow {
  id: string;
  display_name: string | null;
  sex: 'M' | 'F' | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
  levels: readonly StoredLevel[];
  absent_from: string | null;
  absent_to: string | null;
  availability: StoredAvailability;
  /** Verified, E.164. */
  mobile: string | null;
  is_barred: boolean;
  is_closed: boolean;
}

export interface PublicPlayRow {
  player_id: string;
  sport: 1 | 2;
  number_players: 1 | 2;
}

export interface FollowRow {
  follower_id: string;
  followed_id: string;
}

export const PlayerEntity = new EntitySchema<PlayerRow>({
  name: 'player',
  tableName: 'player',
  columns: {
    id: { type: 'text', primary: true },
    display_name: { type: 'text', nullable: true },
    sex: { type: 'text', nullable: true },
    country: { type: 'text', nullable: true },
    lat: { type: 'double precision', nullable: true },
    lng: { type: 'double precision', nullable: true },
    levels: { type: 'jsonb', default: [] },
    absent_from: { type: 'date', nullable: true },
    absent_to: { type: 'date', nullable: true },
    availability: { type: 'jsonb', default: { noFixedDays: false, slots: [] } },
    mobile: { type: 'text', nullable: true },
    is_barred: { type: 'boolean', default: false },
    is_closed: { type: 'boolean', default: false },
  },
});

export const PublicPlayEntity = new EntitySchema<PublicPlayRow>({
  name: 'public_play',
  tableName: 'public_play',
  columns: {
    player_id: { type: 'text', primary: true },
    sport: { type: 'smallint', primary: true },
    number_players: { type: 'smallint', primary: true },
  },
});

export const FollowEntity = new EntitySchema<FollowRow>({
  name: 'follow',
  tableName: 'follow',
  columns: { follower_id: { type: 'text', primary: true }, followed_id: { type: 'text', primary: true } },
});

export const projectionEntities = [PlayerEntity, PublicPlayEntity, FollowEntity];
