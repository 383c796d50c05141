import type { UserId } from '@setpoint/kernel';
import { NO_AVAILABILITY } from '../availability.js';
import type { Profile } from '../profile.js';
import type { Ranking } from '../rankings.js';
import type { PlayersFilter, PlayersOrder } from '../search.js';

/** Visibility of a profile. */
export type VisibleProfile = Omit<Profile, 'lastLoginAt'> & { readonly lastLoginAt: Date | null };

/**
 * A profile as seen by a viewer (PLY-03): visitors see name, level, city, sports and statistics; the
 * rest requires sign-in.
 */
export function visibleTo(profile: Profile, viewer: UserId | null): VisibleProfile {
  if (viewer !== null) return profile;
  return {
    ...profile,
    sex: null,
    birthDate: null,
    description: null,
    heightCm: null,
    weightKg: null,
    playingHand: null,
    nationality: null,
    photoUrl: null,
    sportDetails: [],
    availability: NO_AVAILABILITY,
    absence: null,
    lastLoginAt: null,
  };
}

/** Whether a viewer may see followers and following. */
export const seesRelations = (viewer: UserId | null): boolean => viewer !== null;

/** Effective filters of a viewer: visitors cannot filter by what they cannot see. */
export function filterFor(filter: PlayersFilter, viewer: UserId | null): PlayersFilter {
  if (viewer !== null) return filter;
  const { name, near, sports, levels, followed } = filter;
  return { name, near, sports, levels, followed };
}

/** Effective ranking of a viewer: visitors do not see sex, so their level lists include everybody. */
export const rankingFor = (ranking: Ranking, viewer: UserId | null): Ranking =>
  viewer === null && ranking.list === 'LEVEL' ? { ...ranking, sex: null } : ranking;

/** Effective order of a viewer: by name for visitors, since all others reveal the last login. */
export const orderFor = (order: PlayersOrder, viewer: UserId | null): PlayersOrder =>
  viewer === null ? 'NAME' : order;
