import { userId } from '@setpoint/kernel';
import type { Insertable, Selectable } from 'kysely';
import { keysOf } from '../domain/availability.js';
import { levelKeys } from '../domain/choose-sports.js';
import { fold } from '../domain/folding.js';
import { displayName, type Profile } from '../domain/profile.js';
import type { Tables } from './tables.js';

/** What a profile is read from; what only searches compare stays behind. */
export const PROFILE_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'sex',
  'birth_date',
  'description',
  'height_cm',
  'weight_kg',
  'playing_hand',
  'photo_url',
  'language',
  'location',
  'km_to_search',
  'sports',
  'levels',
  'availability',
  'absence',
  'invite_code',
  'referred_by',
  'standing',
  'registered_at',
  'last_login_at',
] as const satisfies readonly (keyof Tables['player'])[];

export type ProfileRow = Pick<Selectable<Tables['player']>, (typeof PROFILE_COLUMNS)[number]>;

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
    photoUrl: row.photo_url,
    language: row.language,
    location: row.location,
    kmToSearch: row.km_to_search,
    sports: row.sports,
    levels: row.levels,
    availability: row.availability,
    absence: row.absence,
    inviteCode: row.invite_code,
    referredBy: row.referred_by === null ? null : userId(row.referred_by),
    standing: row.standing,
    registeredAt: row.registered_at,
    lastLoginAt: row.last_login_at,
  };
}

export function toRow(profile: Profile): Omit<Insertable<Tables['player']>, 'invited_by'> {
  return {
    id: profile.id,
    first_name: profile.firstName,
    last_name: profile.lastName,
    name_key: fold(displayName(profile)),
    sex: profile.sex,
    birth_date: profile.birthDate,
    description: profile.description,
    height_cm: profile.heightCm,
    weight_kg: profile.weightKg,
    playing_hand: profile.playingHand,
    photo_url: profile.photoUrl,
    language: profile.language,
    location: profile.location && JSON.stringify(profile.location),
    km_to_search: profile.kmToSearch,
    sports: [...profile.sports],
    levels: JSON.stringify(profile.levels),
    level_keys: levelKeys(profile),
    availability: JSON.stringify(profile.availability),
    availability_keys: keysOf(profile.availability),
    absence: profile.absence && JSON.stringify(profile.absence),
    invite_code: profile.inviteCode,
    referred_by: profile.referredBy,
    standing: profile.standing,
    registered_at: profile.registeredAt,
    last_login_at: profile.lastLoginAt,
  };
}
