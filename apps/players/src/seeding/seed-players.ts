import {
  outgoing,
  followChanged,
  type courtChanged,
  type DataOf,
  type evaluationGiven,
  type matchReady,
  type OutgoingEvent,
  type resultConfirmed,
} from '@setpoint/events';
import { userId, type Outcome, type SportId } from '@setpoint/kernel';
import type { RunningService } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { newInviteCode } from '../domain/invite-code.js';
import { availabilityOf, type Availability } from '../domain/availability.js';
import { chooseSports } from '../domain/choose-sports.js';
import { editProfile, type ProfileEdit } from '../domain/edit-profile.js';
import { weighingWith } from '../domain/levels/parameters-over-time.js';
import { loggedIn, newProfile, verified, dayOf, type Profile } from '../domain/profile.js';
import { relocate } from '../domain/relocate.js';
import { tellOfSport, type SportDetails } from '../domain/sport-details.js';
import { surfacesOf } from '../domain/surfaces.js';
import { keepCourtSurfaces } from '../persistence/projections/court-surfaces.js';
import { matchStatisticsOf } from '../domain/match-statistics.js';
import { rankingScores } from '../domain/rankings.js';
import { profileEvents } from '../events/outgoing.js';
import { insertFollows, insertPlayers } from '../persistence/insert-players.js';
import { insertLevels, insertUnrated } from '../persistence/insert-levels.js';
import { saveComingMatches } from '../persistence/projections/coming-matches.js';
import { rebuildCalibration } from '../persistence/projections/calibration.js';
import { addEvaluations } from '../persistence/projections/evaluations.js';
import { recountFollows } from '../persistence/projections/follow-counts.js';
import { countFairPlay } from '../persistence/projections/fair-play.js';
import { fairPlayIsDue, keepWatchedResults } from '../persistence/projections/watched-results.js';
import { fairPlayCount } from '../application/watch-fair-play.js';
import { addManyMatchStatistics } from '../persistence/projections/player-statistics.js';
import { replaceScores } from '../persistence/projections/rankings.js';
import type { Random } from '@setpoint/kernel';
import { rateSeed, type SurfaceOf } from './rate-seed.js';

/** A person of the demo data. */
export interface PlayerSeed extends Required<
  Pick<ProfileEdit, 'sex' | 'birthDate' | 'description' | 'heightCm' | 'playingHand'>
> {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Profile['language'];
  readonly location: NonNullable<Profile['location']>;
  readonly kmToSearch: number;
  readonly sports: readonly { readonly sport: SportId; readonly level: number | null }[];
  readonly sportDetails: readonly SportDetails[];
  readonly availability: Availability;
  readonly photoUrl: string | null;
  readonly isStaff: boolean;
  readonly registeredAt: Date;
  readonly lastLoginAt: Date;
}

export interface PlayersSeed {
  readonly players: readonly PlayerSeed[];
  readonly follows: readonly { readonly followerId: string; readonly followedId: string; readonly since: Date }[];
  readonly courts: readonly DataOf<typeof courtChanged>[];
  readonly results: readonly DataOf<typeof resultConfirmed>[];
  /** Matches that became ready. */
  readonly ready: readonly DataOf<typeof matchReady>[];
  readonly evaluations: readonly DataOf<typeof evaluationGiven>[];
  /** Matches that are to be played. */
  readonly coming: readonly DataOf<typeof matchReady>['match'][];
  readonly random: Random;
  readonly now: Date;
}

/**
 * Writes players, their follows, and what their matches were worth and did to their levels, by the rules of every change; who is there already
 * stays. Resolves with the events that these changes would have emitted; the outbox gets none.
 */
export async function seedPlayers(
  players: Pick<RunningService, 'storage'>,
  seed: PlayersSeed,
): Promise<OutgoingEvent[]> {
  const { storage } = players;
  const surfaces = new Map(seed.courts.map(({ courtId, fields = [] }) => [courtId, surfacesOf(fields)]));
  const surfaceOf: SurfaceOf = ({ courtId, sport }) => surfaces.get(courtId ?? '')?.get(sport) ?? null;
  const statistics = seed.results.flatMap((result) => matchStatisticsOf(result, surfaceOf(result.match)));
  const played = [...new Set(statistics.map(({ playerId }) => playerId))];
  const keepPast = async (manager: EntityManager) => {
    await keepCourtSurfaces(manager, seed.courts);
    await addManyMatchStatistics(manager, statistics);
    await insertUnrated(manager, seed.results);
    await addEvaluations(manager, seed.evaluations);
    await keepWatchedResults(manager, seed.results);
    await fairPlayIsDue(manager, played, seed.now);
    await saveComingMatches(manager, seed.coming);
  };
  const entrants = seed.players.map((person) => profileOf(person, seed));
  // Fits run in threads of their own, while Postgres takes what needs no levels.
  const [{ profiles, sports }] = await Promise.all([
    rateSeed(entrants, seed, surfaceOf),
    storage.transaction(keepPast),
  ]);
  const follows = seed.follows.map(({ followerId, followedId, since }) => ({
    follower_id: followerId,
    followed_id: followedId,
    since,
  }));
  await storage.transaction(async (manager) => {
    await insertPlayers(manager, profiles);
    await insertFollows(manager, follows);
    for (const rated of sports) await insertLevels(manager, rated);
    await rebuildCalibration(manager);
    await replaceScores(manager, played, (player) => rankingScores(player, seed.now));
    await countFairPlay(manager, fairPlayCount(seed.now, played.length));
    await recountFollows(manager);
  });
  return [
    ...profiles.flatMap((profile) => profileEvents(null, profile)),
    ...seed.follows.map(({ followerId, followedId }) =>
      outgoing(followChanged, { followerId, followedId, following: true }),
    ),
  ];
}

function profileOf(person: PlayerSeed, { random, now }: PlayersSeed): Profile {
  const { location } = person;
  const registered = newProfile({
    id: userId(person.id),
    firstName: person.firstName,
    lastName: person.lastName,
    sports: person.sports.map(({ sport }) => sport),
    language: person.language,
    referredBy: null,
    isStaff: person.isStaff,
    inviteCode: newInviteCode(random),
    at: person.registeredAt,
  });
  const located = legal(
    relocate(
      verified(registered),
      {
        locationName: location.name,
        locationFullname: location.fullName,
        locationCountry: location.country,
        locationLat: location.lat,
        locationLng: location.lng,
        kmToSearch: person.kmToSearch,
      },
      () => location.timeZone,
    ),
  );
  const { sex, birthDate, description, heightCm, playingHand } = person;
  const nationality = location.country;
  const edited = legal(
    editProfile(located, { sex, birthDate, description, heightCm, playingHand, nationality }, dayOf(now)),
  );
  const graded = legal(chooseSports(edited, person.sports, weighingWith(new Map())));
  const told = person.sportDetails.reduce((profile, one) => legal(tellOfSport(profile, one, dayOf(now))), graded);
  const availability = legal(availabilityOf(person.availability));
  const settled = { ...told, photoUrl: person.photoUrl, availability, welcomed: true };
  return loggedIn(settled, person.lastLoginAt);
}

function legal<T>(outcome: Outcome<T, string>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`the demo data breaks a rule: ${outcome.code} ${JSON.stringify(outcome.fields)}`);
}
