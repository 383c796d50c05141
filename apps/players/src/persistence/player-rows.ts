import { userId } from '@setpoint/kernel';
import { raw } from '@setpoint/service-kit';
import type { Profile } from '../domain/profile.js';
import type { ProfileWithCounts } from '../application/ports/profile-reads.js';
import type { PlayerRow } from './entities.js';

/** Row of a profile. */
const COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'sex',
  'birth_date',
  'description',
  'height_cm',
  'weight_kg',
  'playing_hand',
  'nationality',
  'photo_url',
  'language',
  'location',
  'km_to_search',
  'sports',
  'levels',
  'sport_details',
  'availability',
  'absence',
  'invite_code',
  'referred_by',
  'visibility',
  'search_engines',
  'welcomed',
  'registered_at',
  'last_login_at',
  'following_count',
  'followers_count',
] as const satisfies readonly (keyof PlayerRow)[];

export type ProfileRow = Pick<PlayerRow, (typeof COLUMNS)[number]>;

/** The columns of a `ProfileRow`, of the table `player`. */
export const PROFILE_COLUMNS = raw(COLUMNS.map((column) => `player.${column}`).join(', '));

export function toProfile(row: ProfileRow): Profile {
  return {
    id: userId(row.id),
    firstName: row.first_name,
    lastName: row.last_name,
    sex: row.sex,
    birthDate: row.birth_date,
    description: row.description,
    heightCm: row.height_cm,
    weightKg: row.weight_kg,
    playingHand: row.playing_hand,
    nationality: row.nationality,
    photoUrl: row.photo_url,
    language: row.language,
    location: row.location,
    kmToSearch: row.km_to_search,
    sports: row.sports,
    levels: row.levels,
    sportDetails: row.sport_details,
    availability: row.availability,
    absence: row.absence,
    inviteCode: row.invite_code,
    referredBy: row.referred_by === null ? null : userId(row.referred_by),
    visibility: row.visibility,
    searchEngines: row.search_engines,
    welcomed: row.welcomed,
    registeredAt: row.registered_at,
    lastLoginAt: row.last_login_at,
  };
}

export const toProfileWithCounts = (row: ProfileRow): ProfileWithCounts => ({
  ...toProfile(row),
  followingCount: row.following_count,
  followersCount: row.followers_count,
});

export function toRow(profile: Profile): Omit<PlayerRow, 'invited_by' | 'following_count' | 'followers_count'> {
  return {
    id: profile.id,
    first_name: profile.firstName,
    last_name: profile.lastName,
    sex: profile.sex,
    birth_date: profile.birthDate,
    description: profile.description,
    height_cm: profile.heightCm,
    weight_kg: profile.weightKg,
    playing_hand: profile.playingHand,
    nationality: profile.nationality,
    photo_url: profile.photoUrl,
    language: profile.language,
    location: profile.location,
    km_to_search: profile.kmToSearch,
    sports: [...profile.sports],
    levels: [...profile.levels],
    sport_details: [...profile.sportDetails],
    availability: profile.availability,
    absence: profile.absence,
    invite_code: profile.inviteCode,
    referred_by: profile.referredBy,
    visibility: profile.visibility,
    search_engines: profile.searchEngines,
    welcomed: profile.welcomed,
    registered_at: profile.registeredAt,
    last_login_at: profile.lastLoginAt,
  };
}
