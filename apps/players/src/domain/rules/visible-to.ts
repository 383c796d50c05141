import type { UserId } from '@setpoint/kernel';
import { NO_AVAILABILITY } from '../availability.js';
import type { Profile } from '../profile.js';
import type { Ranking } from '../rankings.js';
import type { PlayersFilter, PlayersOrder } from '../search.js';

/** What others may read of a profile. */
export type VisibleProfile = Omit<Profile, 'lastLoginAt'> & { readonly lastLoginAt: Date | null };

/**
 * A profile as somebody sees it (PLY-03): visitors get name, level, city and sports, and the statistics beside them; the
 * rest is for those who signed in.
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
    photoUrl: null,
    sportDetails: [],
    availability: NO_AVAILABILITY,
    absence: null,
    lastLoginAt: null,
  };
}

/** Whether somebody reads whom a player follows, and who follows the player. */
export const seesRelations = (viewer: UserId | null): boolean => viewer !== null;

/** The filters that count for somebody: what visitors don't see, they can't find out by filtering either. */
export function filterFor(filter: PlayersFilter, viewer: UserId | null): PlayersFilter {
  if (viewer !== null) return filter;
  const { name, near, sports, levels, followed } = filter;
  return { name, near, sports, levels, followed };
}

/** The ranking that somebody gets: sex is nothing that visitors see, so their level lists are of everybody. */
export const rankingFor = (ranking: Ranking, viewer: UserId | null): Ranking =>
  viewer === null && ranking.list === 'LEVEL' ? { ...ranking, sex: null } : ranking;

/** The order that somebody gets: for visitors by name, since every other one ends in who was here last. */
export const orderFor = (order: PlayersOrder, viewer: UserId | null): PlayersOrder =>
  viewer === null ? 'NAME' : order;
