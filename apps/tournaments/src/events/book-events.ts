import {
  availabilityMissing,
  mobileAwaited,
  outgoing,
  placeOffered,
  qualificationMissed,
  registrationConfirmed,
  registrationExpired,
  registrationHeld,
  registrationReleased,
  tournamentCancelled,
  tournamentChanged,
  tournamentStarted,
  type OutgoingEvent,
} from '@setpoint/events';
import { assertNever } from '@setpoint/kernel';
import type { BookFact } from '../domain/book.js';
import type { TournamentChange } from '../domain/changes.js';
import { playersOf, type Registration } from '../domain/registration.js';
import type { RegistrationFact } from '../domain/registration-machine.js';
import type { Prize, Tournament } from '../domain/tournament.js';

/** Fields of other events about a tournament. */
export const factsOf = ({ id, name, type, sport, numberPlayers }: Tournament) => ({
  ...{ id, name, type, sport, numberPlayers },
});

export function bookEvent(tournament: Tournament, fact: BookFact, now: Date): OutgoingEvent {
  const common = { tournament: factsOf(tournament) };
  const { isPrivate } = tournament;
  const at = now.toISOString();
  switch (fact.kind) {
    case 'REGISTRATION':
      return registrationEvent(tournament, fact.registration, fact.fact, at);
    case 'AVAILABILITY_MISSING':
      return outgoing(availabilityMissing, {
        ...common,
        playerIds: [...fact.playerIds],
        daysLeft: fact.daysLeft,
        startsAt: tournament.startsAt.toISOString(),
      });
    case 'TOURNAMENT_CANCELLED':
      return outgoing(tournamentCancelled, {
        ...common,
        playerIds: [...fact.playerIds],
        reason: fact.reason,
        isPrivate,
        at,
      });
    case 'STARTED':
      return outgoing(tournamentStarted, { ...common, playerIds: [...fact.playerIds], isPrivate, at });
    case 'QUALIFIED_TOO_LATE':
      return outgoing(qualificationMissed, { ...common, playerIds: [...fact.playerIds], at });
    case 'CHANGED':
      return outgoing(tournamentChanged, {
        ...common,
        playerIds: [...fact.playerIds],
        changes: fact.changes.map(toldChange),
        at,
      });
    default:
      return assertNever(fact);
  }
}

function toldChange(change: TournamentChange) {
  switch (change.what) {
    case 'START':
      return { what: change.what, before: change.before.toISOString(), after: change.after.toISOString() };
    case 'PRIZES':
      return { what: change.what, before: prizesOf(change.before), after: prizesOf(change.after) };
    default:
      return change;
  }
}

const prizesOf = (prizes: readonly Prize[]) =>
  prizes.map(({ placing, choices }) => ({ placing, choices: [...choices] }));

function registrationEvent(
  tournament: Tournament,
  registration: Registration,
  fact: RegistrationFact,
  at: string,
): OutgoingEvent {
  const common = { registrationId: registration.id, tournament: factsOf(tournament) };
  const playerIds = playersOf(registration);
  switch (fact.kind) {
    case 'HELD':
      return outgoing(registrationHeld, {
        ...common,
        playerId: fact.playerId,
        role: fact.role,
        teammateId: playerIds.find((id) => id !== fact.playerId) ?? null,
        priceCents: tournament.priceCents,
        paysBy: fact.paysBy.toISOString(),
        awaitsMobile: fact.awaitsMobile ?? false,
      });
    case 'MOBILE_AWAITED':
      return outgoing(mobileAwaited, {
        ...{ registrationId: registration.id, playerId: fact.playerId, awaited: fact.awaited },
      });
    case 'EXPIRED':
      return outgoing(registrationExpired, {
        ...{ registrationId: registration.id, tournamentId: tournament.id, playerId: fact.playerId },
      });
    case 'CONFIRMED':
      return confirmedEvent(tournament, registration, at);
    case 'RELEASED': {
      const refunds = fact.refundPlayers.map((playerId) => ({ playerId, to: registration.refundTo }));
      return outgoing(registrationReleased, { ...common, playerIds, ...reasonOf(fact), refunds, at });
    }
    case 'OFFERED':
      return outgoing(placeOffered, { ...common, playerIds, until: fact.until.toISOString() });
    default:
      return assertNever(fact);
  }
}

/** What was taken back counts as not paid. */
const reasonOf = ({ reason }: RegistrationFact & { kind: 'RELEASED' }) =>
  reason === 'PAYMENT_REVERSED' ? { reason: 'NOT_PAID' as const, reversed: true } : { reason };

export const confirmedEvent = (tournament: Tournament, registration: Registration, at: string): OutgoingEvent =>
  outgoing(registrationConfirmed, {
    ...{ registrationId: registration.id, tournament: factsOf(tournament), playerIds: playersOf(registration) },
    ...{ startsAt: tournament.startsAt.toISOString(), at },
  });
