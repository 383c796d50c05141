import {
  formatsOf,
  halfStep,
  isTournamentGuest,
  levelName,
  PLATFORM_USER,
  SPORTS,
  type Identity,
  type NumberPlayersId,
  type SportId,
  type UserId,
} from '@setpoint/kernel';
import type { GraphQLContext } from '@setpoint/service-kit';
import { smallerAddress } from '@setpoint/uploads';
import type { ProfileWithCounts } from '../application/ports/profile-reads.js';
import { bestLevel, levelsInPlay } from '../domain/choose-sports.js';
import { completenessOf } from '../domain/completeness.js';
import { slugOf } from '../domain/folding.js';
import { displayName, newProfile, type Level, type Profile } from '../domain/profile.js';
import { visibleTo, type VisibleProfile } from '../domain/rules/visible-to.js';
import { detailsInPlay, type SportDetails } from '../domain/sport-details.js';

export const FORMAT_NAMES: Record<NumberPlayersId, string> = { 1: 'singles', 2: 'doubles' };

/** Shown in half steps, never finer (RNK-04). */
const levelView = (playerId: UserId, sport: SportId, numberPlayers: NumberPlayersId, level: Level | undefined) => ({
  playerId,
  sport: SPORTS.find((one) => one.id === sport)!,
  numberPlayers: { id: numberPlayers, name: FORMAT_NAMES[numberPlayers] },
  rating: level ? halfStep(level.rating) : null,
  name: levelName(level?.rating ?? null),
  selfAssessed: level?.selfAssessed ?? true,
  assessed: (level?.selfAssessed && level.estimate?.said) || null,
});

/** A level with its owner; details derived from matches are loaded on demand (player-level.resolver.ts). */
export type LevelSource = ReturnType<typeof levelView>;

/** One level per format of each sport played, even if there is none yet. */
const levelViews = (profile: Profile) =>
  profile.sports.flatMap((sport) =>
    formatsOf(sport).map((format) =>
      levelView(
        profile.id,
        sport,
        format,
        levelsInPlay(profile).find((level) => level.sport === sport && level.numberPlayers === format),
      ),
    ),
  );

const toLevelView = (playerId: UserId, level: Level | null) =>
  level && levelView(playerId, level.sport, level.numberPlayers, level);

const detailsView = (details: SportDetails) => ({
  ...details,
  sport: SPORTS.find(({ id }) => id === details.sport)!,
});

/** A profile with additional data of the read that found it. */
type Known = Profile & Partial<ProfileWithCounts> & { readonly distanceKm?: number | null };

/** Source of the fields of type User, except those that have to be loaded or depend on the time (user.resolver.ts). */
export type UserSource = ReturnType<typeof userSource>;

export function userSource(profile: Known) {
  const { id, firstName, location, language } = profile;
  /** A field that depends on the viewer. */
  const visible =
    <Name extends keyof VisibleProfile>(name: Name) =>
    (_: unknown, { who }: GraphQLContext) =>
      visibleTo(profile, viewerOf(who))[name];
  return {
    ...profile,
    /** The whole profile, for computed fields. */
    profile,
    ...{ sex: visible('sex'), description: visible('description'), heightCm: visible('heightCm') },
    ...{ playingHand: visible('playingHand'), nationality: visible('nationality') },
    ...{ availability: visible('availability'), photoUrl: visible('photoUrl') },
    displayName: displayName(profile),
    // Uses the first name, like notifications, which build the same path from a sender (NTF-02).
    slug: () => slugOf(firstName),
    locationName: location?.name ?? null,
    locationLat: location?.lat ?? null,
    locationLng: location?.lng ?? null,
    profiles: (_: unknown, { who }: GraphQLContext) => {
      const { photoUrl } = visibleTo(profile, viewerOf(who));
      const own = who.kind === 'user' && who.userId === id ? location : null;
      return {
        userId: id,
        locationCountry: location?.country ?? null,
        locationName: location?.name ?? null,
        locationFullname: own?.fullName ?? null,
        locationLat: own?.lat ?? null,
        locationLng: own?.lng ?? null,
        language,
        avatarThumbnail: photoUrl && smallerAddress(photoUrl),
      };
    },
    levels: () => levelViews(profile),
    sportDetails: (_: unknown, { who }: GraphQLContext) =>
      who.kind === 'visitor' ? [] : detailsInPlay(profile).map(detailsView),
    bestLevel: () => toLevelView(id, bestLevel(profile)),
    completeness: () => completenessOf(profile),
    distanceKm: (_: unknown, { who }: GraphQLContext) => (who.kind === 'visitor' ? null : (profile.distanceKm ?? null)),
  };
}

/** The viewer; null is a visitor. */
export const viewerOf = (who: Identity): UserId | null => (who.kind === 'user' ? who.userId : null);

export const maybeUserSource = (profile: Known | null): UserSource | null => profile && userSource(profile);

const namedOnly = (id: UserId, name: string): UserSource =>
  userSource(
    newProfile({
      id,
      firstName: name,
      lastName: '',
      sports: [],
      language: 'en',
      referredBy: null,
      isStaff: true,
      inviteCode: '',
      at: new Date(0),
    }),
  );

/** The platform as sender of messages and notifications (CHT-06, NTF-03): shown under its name, never found. */
export const PLATFORM = namedOnly(PLATFORM_USER, 'Setpoint');

/** A guest of a tournament: a name without a profile (BYD-07). */
export const guestSource = (id: UserId, name: string): UserSource => namedOnly(id, name);

/** Whether somebody has no account: the platform itself, and guests of tournaments. */
export const isNamedOnly = (id: UserId): boolean => id === PLATFORM_USER || isTournamentGuest(id);
