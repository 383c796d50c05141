import { EntitySchema } from 'typeorm';
import type { GroupKind } from '../domain/conversation.js';

// Data owned by other services, projected from their events.

export interface PersonRow {
  id: string;
  /** Null until the profile is known. */
  display_name: string | null;
  /** Lower case, without accents; here and below. */
  search_name: string | null;
  is_closed: boolean;
}

export const PersonEntity = new EntitySchema<PersonRow>({
  name: 'person',
  tableName: 'person',
  columns: {
    id: { type: 'text', primary: true },
    display_name: { type: 'text', nullable: true },
    search_name: { type: 'text', nullable: true },
    is_closed: { type: 'boolean', default: false },
  },
});

export const FollowEntity = new EntitySchema<{ follower_id: string; followed_id: string }>({
  name: 'follow',
  tableName: 'follow',
  columns: { follower_id: { type: 'text', primary: true }, followed_id: { type: 'text', primary: true } },
});

export const BlockEntity = new EntitySchema<{ blocker_id: string; blocked_id: string }>({
  name: 'block',
  tableName: 'block',
  columns: { blocker_id: { type: 'text', primary: true }, blocked_id: { type: 'text', primary: true } },
});

export interface CourtRow {
  id: string;
  search_name: string;
  /** The owner here. */
  owner_id: string | null;
  /** Conversations with a greater id do not have the owner as a member yet; null if all have. */
  admitted_to: string | null;
}

export const CourtEntity = new EntitySchema<CourtRow>({
  name: 'court',
  tableName: 'court',
  columns: {
    id: { type: 'text', primary: true },
    search_name: { type: 'text' },
    owner_id: { type: 'text', nullable: true },
    admitted_to: { type: 'text', nullable: true },
  },
});

export const FavouriteCourtEntity = new EntitySchema<{ player_id: string; court_id: string }>({
  name: 'favourite_court',
  tableName: 'favourite_court',
  columns: { player_id: { type: 'text', primary: true }, court_id: { type: 'text', primary: true } },
});

export interface StoredGuest {
  readonly id: string;
  readonly name: string;
}

export interface RosterRow {
  kind: GroupKind;
  id: string;
  competition_id: string | null;
  search_name: string | null;
  number: number | null;
  member_ids: string[];
  guests: readonly StoredGuest[];
  closed: boolean;
}

export const RosterEntity = new EntitySchema<RosterRow>({
  name: 'circle',
  tableName: 'circle',
  columns: {
    kind: { type: 'text', primary: true },
    id: { type: 'text', primary: true },
    competition_id: { type: 'text', nullable: true },
    search_name: { type: 'text', nullable: true },
    number: { type: 'integer', nullable: true },
    member_ids: { type: 'text', array: true },
    guests: { type: 'jsonb', default: [] },
    closed: { type: 'boolean', default: false },
  },
});

export const GuestLinkEntity = new EntitySchema<{ token_hash: string; match_id: string; guest_id: string }>({
  name: 'guest_link',
  tableName: 'guest_link',
  columns: {
    token_hash: { type: 'text', primary: true },
    match_id: { type: 'text' },
    guest_id: { type: 'text' },
  },
});

export const projectionEntities = [
  PersonEntity,
  FollowEntity,
  BlockEntity,
  CourtEntity,
  FavouriteCourtEntity,
  RosterEntity,
  GuestLinkEntity,
];
