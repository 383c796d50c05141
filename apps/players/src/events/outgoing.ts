import type { OutgoingEvent } from '@setpoint/events';
import {
  absenceChanged,
  availabilityChanged,
  blockChanged,
  followChanged,
  levelsChanged,
  outgoing,
  profileChanged,
} from '@setpoint/events';
import { gridPosition, type UserId } from '@setpoint/kernel';
import { levelsInPlay } from '../domain/choose-sports.js';
import { completenessOf } from '../domain/completeness.js';
import { displayName, type Profile } from '../domain/profile.js';
import type { Relation } from '../domain/relation-machine.js';

/** Integration events after a profile was made (before: null) or changed. */
export function profileEvents(before: Profile | null, after: Profile): OutgoingEvent[] {
  const differs = (facts: (profile: Profile) => unknown) =>
    before === null || JSON.stringify(facts(before)) !== JSON.stringify(facts(after));
  const events: OutgoingEvent[] = [];
  if (differs(profileFacts)) events.push(outgoing(profileChanged, profileFacts(after)));
  if (before === null ? after.levels.length > 0 : differs(levelFacts)) {
    events.push(outgoing(levelsChanged, { userId: after.id, levels: levelFacts(after) }));
  }
  if (before === null ? after.absence !== null : differs((profile) => profile.absence)) {
    events.push(outgoing(absenceChanged, { userId: after.id, absence: after.absence }));
  }
  if (before === null ? hasAvailability(after) : differs((profile) => profile.availability)) {
    events.push(outgoing(availabilityChanged, availabilityFacts(after)));
  }
  return events;
}

const hasAvailability = ({ availability: { noFixedDays, slots } }: Profile) => noFixedDays || slots.length > 0;

/** All integration events of a profile's current state, including empty ones, since receivers may hold outdated data. */
export const currentProfileEvents = (profile: Profile): OutgoingEvent[] => [
  outgoing(profileChanged, profileFacts(profile)),
  outgoing(levelsChanged, { userId: profile.id, levels: levelFacts(profile) }),
  outgoing(absenceChanged, { userId: profile.id, absence: profile.absence }),
  outgoing(availabilityChanged, availabilityFacts(profile)),
];

/** Integration events of a changed relation, in order: ended follows first, then the block. */
export function relationEvents(
  me: UserId,
  other: UserId,
  before: Relation,
  after: Relation,
  byInvitation = false,
): OutgoingEvent[] {
  const events: OutgoingEvent[] = [];
  const follow = (followerId: UserId, followedId: UserId, following: boolean) =>
    events.push(outgoing(followChanged, { followerId, followedId, following, ...(byInvitation && { byInvitation }) }));
  if (before.iFollow !== after.iFollow) follow(me, other, after.iFollow);
  if (before.followsMe !== after.followsMe) follow(other, me, after.followsMe);
  if (before.iBlock !== after.iBlock) {
    events.push(outgoing(blockChanged, { blockerId: me, blockedId: other, blocked: after.iBlock }));
  }
  return events;
}

const profileFacts = (profile: Profile) => ({
  userId: profile.id,
  firstName: profile.firstName,
  lastName: profile.lastName,
  displayName: displayName(profile),
  sex: profile.sex,
  birthDate: profile.birthDate,
  language: profile.language,
  sports: [...profile.sports],
  inviteCode: profile.inviteCode,
  location: profile.location && {
    name: profile.location.name,
    country: profile.location.country,
    // The exact position never leaves this service.
    ...gridPosition(profile.location),
    timeZone: profile.location.timeZone,
  },
  complete: completenessOf(profile).missing.length === 0,
});

const levelFacts = (profile: Profile) =>
  levelsInPlay(profile).map(({ sport, numberPlayers, rating }) => ({ sport, numberPlayers, rating }));

const availabilityFacts = ({ id, availability: { noFixedDays, slots } }: Profile) => ({
  userId: id,
  noFixedDays,
  slots: slots.map(({ weekday, from, to }) => ({ weekday, from, to })),
});
