import {
  guestAnswered,
  guestLeft,
  invitationAnswered,
  matchCancelled,
  matchOrganised,
  matchReorganised,
  playerJoined,
  playerLeft,
  playerRemoved,
  resultConfirmed,
  resultEntered,
  type DataOf,
  type EventContract,
} from '@setpoint/events';
import { PLATFORM_USER, userId } from '@setpoint/kernel';
import type { Note, PlatformNote } from '../domain/message.js';

interface NoteRule {
  readonly contract: EventContract;
  noteOf(data: unknown): Note | null;
}

/** Casts `unknown` data to the type whose schema has validated it. */
const rule = <C extends EventContract>(contract: C, noteOf: (data: DataOf<C>) => Note | null): NoteRule => ({
  contract,
  noteOf: (data) => noteOf(data as DataOf<C>),
});

/** Null if it happened automatically or by the platform. */
const by = (kind: PlatformNote, id: string | null): Note => ({
  kind,
  about: { userId: id === null || id === PLATFORM_USER ? null : userId(id), guestName: null },
});
const byGuest = (kind: PlatformNote, guestName: string): Note => ({ kind, about: { userId: null, guestName } });

/** Notes of the platform in the conversation of a match (CHT-06). */
const RULES: readonly NoteRule[] = [
  rule(matchOrganised, ({ actorId }) => by('MATCH_ORGANISED', actorId)),
  rule(matchReorganised, ({ actorId }) => by('MATCH_REORGANISED', actorId)),
  // A registering guest keeps their place.
  rule(playerJoined, ({ playerId, formerGuest }) => (formerGuest ? null : by('PLAYER_JOINED', playerId))),
  rule(invitationAnswered, ({ playerId, accepted }) => (accepted ? by('PLAYER_JOINED', playerId) : null)),
  rule(guestAnswered, ({ name, accepted }) => (accepted ? byGuest('PLAYER_JOINED', name) : null)),
  rule(playerLeft, ({ playerId }) => by('PLAYER_LEFT', playerId)),
  rule(playerRemoved, ({ playerId }) => by('PLAYER_LEFT', playerId)),
  rule(guestLeft, ({ name }) => byGuest('PLAYER_LEFT', name)),
  rule(matchCancelled, ({ actorId }) => by('MATCH_CANCELLED', actorId)),
  rule(resultEntered, ({ actorId }) => by('RESULT_ENTERED', actorId)),
  rule(resultConfirmed, ({ actorId }) => by('RESULT_CONFIRMED', actorId)),
];

export const noteContracts: readonly EventContract[] = RULES.map(({ contract }) => contract);

export const noteOf = (type: string, data: unknown): Note | null =>
  RULES.find(({ contract }) => contract.type === type)?.noteOf(data) ?? null;
