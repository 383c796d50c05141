import { outgoing, followChanged, type DataOf, type OutgoingEvent, type resultConfirmed } from '@setpoint/events';
import { userId, type Outcome, type SportId } from '@setpoint/kernel';
import { Storage, type RunningService } from '@setpoint/service-kit';
import { newInviteCode } from '../domain/invite-code.js';
import { availabilityOf, type Availability } from '../domain/availability.js';
import { chooseSports } from '../domain/choose-sports.js';
import { editProfile, type ProfileEdit } from '../domain/edit-profile.js';
import { loggedIn, newProfile, verified, dayOf, type Profile } from '../domain/profile.js';
import { relocate } from '../domain/relocate.js';
import { talliesOf } from '../domain/result-tally.js';
import { profileEvents } from '../events/outgoing.js';
import { toRow } from '../persistence/player-rows.js';
import { addTallies } from '../persistence/stored-statistics.js';
import type { Tables } from '../persistence/tables.js';
import type { Random } from '@setpoint/kernel';

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
  readonly availability: Availability;
  readonly isStaff: boolean;
  readonly registeredAt: Date;
  readonly lastLoginAt: Date;
}

export interface PlayersSeed {
  readonly players: readonly PlayerSeed[];
  readonly follows: readonly { readonly followerId: string; readonly followedId: string; readonly since: Date }[];
  readonly results: readonly DataOf<typeof resultConfirmed>[];
  readonly random: Random;
  readonly now: Date;
}

/**
 * Writes players, their follows and what their matches were worth, by the rules of every change; who is there already
 * stays. Answers the events that this would have said; the outbox gets none.
 */
export async function seedPlayers(players: Pick<RunningService, 'app'>, seed: PlayersSeed): Promise<OutgoingEvent[]> {
  const storage = players.app.get<Storage<Tables>>(Storage);
  const profiles = seed.players.map((person) => profileOf(person, seed));
  await storage.transaction(async (tx) => {
    for (const some of chunks(profiles)) {
      await tx
        .insertInto('player')
        .values(some.map((profile) => ({ ...toRow(profile), invited_by: null })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const some of chunks(seed.follows)) {
      await tx
        .insertInto('follow')
        .values(
          some.map(({ followerId, followedId, since }) => ({
            follower_id: followerId,
            followed_id: followedId,
            since,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await addTallies(tx, seed.results.flatMap(talliesOf));
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
  const edited = legal(editProfile(located, { sex, birthDate, description, heightCm, playingHand }, dayOf(now)));
  const graded = legal(chooseSports(edited, person.sports));
  return loggedIn({ ...graded, availability: legal(availabilityOf(person.availability)) }, person.lastLoginAt);
}

function legal<T>(outcome: Outcome<T, string>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`the demo data breaks a rule: ${outcome.code} ${JSON.stringify(outcome.fields)}`);
}

function* chunks<T>(all: readonly T[], size = 1000): Iterable<T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
