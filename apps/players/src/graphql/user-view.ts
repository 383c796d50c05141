import {
  formatsOf,
  halfStep,
  levelName,
  PLATFORM_USER,
  SPORTS,
  type NumberPlayersId,
  type SportId,
} from '@setpoint/kernel';
import type { ProfileWithCounts } from '../application/ports/profile-reads.js';
import { levelsInPlay } from '../domain/choose-sports.js';
import { newProfile, type Level, type Profile } from '../domain/profile.js';

/** A profile, with what the read that led to it knows besides. */
export type UserSource = Profile & Partial<ProfileWithCounts> & { readonly distanceKm?: number | null };

const FORMAT_NAMES: Record<NumberPlayersId, string> = { 1: 'singles', 2: 'doubles' };

/** Shown in half steps, never finer (RNK-04). */
const levelView = (sport: SportId, numberPlayers: NumberPlayersId, level: Level | undefined) => ({
  sport: SPORTS.find((one) => one.id === sport)!,
  numberPlayers: { id: numberPlayers, name: FORMAT_NAMES[numberPlayers] },
  rating: level ? halfStep(level.rating) : null,
  name: levelName(level?.rating ?? null),
  selfAssessed: level?.selfAssessed ?? true,
});

/** A level for each format of each sport that is played, also where there is none yet. */
export const levelViews = (profile: Profile) =>
  profile.sports.flatMap((sport) =>
    formatsOf(sport).map((format) =>
      levelView(
        sport,
        format,
        levelsInPlay(profile).find((level) => level.sport === sport && level.numberPlayers === format),
      ),
    ),
  );

export const toLevelView = (level: Level | null) => level && levelView(level.sport, level.numberPlayers, level);

/** The platform as sender of messages and notifications (CHT-06, NTF-03): shown under its name, never found. */
export const PLATFORM: Profile = newProfile({
  id: PLATFORM_USER,
  firstName: 'Setpoint',
  lastName: '',
  sports: [],
  language: 'en',
  referredBy: null,
  isStaff: true,
  inviteCode: '',
  at: new Date(0),
});
