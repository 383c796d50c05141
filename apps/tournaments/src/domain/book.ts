import { accept, type Outcome, type UserId } from '@setpoint/kernel';
import { changedFacts, type ChangedFact } from './changes.js';
import { localDay, startAfterClosing } from './deadlines.js';
import { mayPay } from './paying.js';
import { enlist, waitingOf } from './priority.js';
import { isPending, playersOf, type Registration } from './registration.js';
import {
  decide,
  hold,
  reserve,
  reserveQualified,
  type RegistrationCommand,
  type RegistrationFact,
  type RegistrationRefusal,
} from './registration-machine.js';
import type { NoticeDays, RegistrationId, Tournament } from './tournament.js';

/** A tournament with its registrations; changes are serialised. */
export interface Book {
  readonly tournament: Tournament;
  /** Active registrations, and those concerned by a command. */
  readonly registrations: readonly Registration[];
}

export type BookFact =
  | { readonly kind: 'REGISTRATION'; readonly registration: Registration; readonly fact: RegistrationFact }
  | { readonly kind: 'AVAILABILITY_MISSING'; readonly playerIds: readonly UserId[]; readonly daysLeft: NoticeDays }
  | { readonly kind: 'TOURNAMENT_CANCELLED'; readonly playerIds: readonly UserId[]; readonly reason: 'TOO_FEW' | 'BY_SUPPORT' } // oxfmt-ignore
  | { readonly kind: 'STARTED'; readonly playerIds: readonly UserId[] }
  | ChangedFact
  | { readonly kind: 'QUALIFIED_TOO_LATE'; readonly playerIds: readonly UserId[] };

export interface Step {
  readonly book: Book;
  readonly facts: readonly BookFact[];
}

export const confirmedOf = ({ registrations }: Book): Registration[] =>
  registrations.filter(({ state }) => state === 'CONFIRMED');
export const pendingOf = ({ registrations }: Book): Registration[] => registrations.filter(isPending);

const takenPlaces = ({ registrations }: Book) =>
  new Set(registrations.flatMap(({ placeNo }) => (placeNo === null ? [] : [placeNo])));

export const placesLeft = (book: Book): number =>
  book.tournament.state === 'OPEN' ? Math.max(0, book.tournament.maxTeams - takenPlaces(book).size) : 0;

export const lowestFreePlace = (book: Book): number | null => {
  const taken = takenPlaces(book);
  for (let place = 1; place <= book.tournament.maxTeams; place += 1) if (!taken.has(place)) return place;
  return null;
};

/** The registrations with new and changed ones. */
export function withRegistrations(book: Book, changed: readonly Registration[]): Book {
  const byId = new Map(changed.map((each) => [each.id, each]));
  const kept = book.registrations.map((each) => byId.get(each.id) ?? each);
  const known = new Set(book.registrations.map(({ id }) => id));
  return { ...book, registrations: [...kept, ...changed.filter(({ id }) => !known.has(id))] };
}

const told = (registration: Registration, facts: readonly RegistrationFact[]): BookFact[] =>
  facts.map((fact) => ({ kind: 'REGISTRATION', registration, fact }));

/** Applies a command to a registration, with its consequences. */
export function act(
  book: Book,
  id: RegistrationId,
  command: RegistrationCommand,
  now: Date,
): Outcome<Step, RegistrationRefusal> {
  const before = book.registrations.find((each) => each.id === id);
  if (!before) throw new Error(`${id} is not in the book of ${book.tournament.id}`);
  const decision = decide(before, command, book.tournament, now);
  if (!decision.ok) return decision;
  const { registration, facts } = decision.value;
  if (registration === before && facts.length === 0) return accept({ book, facts: [] });
  return accept(settle({ book: withRegistrations(book, [registration]), facts: told(registration, facts) }, now));
}

/**
 * Enters somebody: the lowest free place is theirs until it is paid. In a slam whoever waits comes first, so a newcomer
 * waits, too, when nothing is free.
 */
export function enter(book: Book, newcomer: Registration, now: Date): Step | null {
  const { tournament } = book;
  const isSlam = tournament.type === 'SLAM';
  const waiting = waitingOf(book.registrations);
  const placeNo = waiting.length === 0 ? lowestFreePlace(book) : null;
  if (placeNo === null && !isSlam) return null;
  if (placeNo === null) {
    const list = enlist(waiting, { ...newcomer, state: 'WAITING' });
    return settle({ book: withRegistrations(book, list), facts: [] }, now);
  }
  const placed = { ...newcomer, placeNo };
  const give = !isSlam ? hold : newcomer.isQualified ? reserveQualified : reserve;
  const { registration, facts } = give(placed, tournament, now);
  return settle({ book: withRegistrations(book, [registration]), facts: told(registration, facts) }, now);
}

/** Whoever is qualified or invited comes before others who wait. */
export function ahead(book: Book, waiting: Registration): Book {
  const others = waitingOf(book.registrations).filter(({ id }) => id !== waiting.id);
  return withRegistrations(book, enlist(others, { ...waiting, isQualified: true }));
}

/** Automatic consequences: freed places of slams are offered, and a tournament with enough entries closes. */
export function settle(step: Step, now: Date): Step {
  const offered = offerPlaces(step, now);
  const { book, facts } = offered;
  const { state, teamsToStart } = book.tournament;
  if (state !== 'OPEN' || confirmedOf(book).length < teamsToStart) return offered;
  return closed({ book, facts }, now);
}

/** Registration is closed; players are told if that moves the start. */
export function closed({ book, facts }: Step, now: Date): Step {
  const { tournament, registrations } = book;
  const startsAt = startAfterClosing(tournament, now);
  const next: Tournament = { ...tournament, ...startingAt(tournament, startsAt), state: 'CLOSED', closedAt: now };
  return {
    book: { ...book, tournament: next },
    facts: [...facts, ...changedFacts(tournament, next, registrations)],
  };
}

export const startingAt = ({ timeZone }: Tournament, startsAt: Date) => ({
  startsAt,
  startOn: localDay(startsAt, timeZone),
});

/** Players who are asked to pay. */
export const payersIn = (facts: readonly BookFact[]): UserId[] =>
  facts.flatMap((each) => (each.kind === 'REGISTRATION' && each.fact.kind === 'HELD' ? [each.fact.playerId] : []));

/** Whoever is asked to pay without a mobile number has to confirm one first: a partner or a qualifier (TRN-06). */
export const awaitingMobiles = (facts: readonly BookFact[], withMobile: ReadonlySet<UserId>): BookFact[] =>
  facts.map((each) =>
    each.kind === 'REGISTRATION' && each.fact.kind === 'HELD' && !withMobile.has(each.fact.playerId)
      ? { ...each, fact: { ...each.fact, awaitsMobile: true } }
      : each,
  );

/** A mobile number was confirmed or removed: the player may pay now, or no longer. */
export const mobileFacts = ({ registrations }: Book, playerId: UserId, hasMobile: boolean): BookFact[] =>
  registrations
    .filter((each) => mayPay(each, playerId))
    .flatMap((each) => told(each, [{ kind: 'MOBILE_AWAITED', playerId, awaited: !hasMobile }]));

function offerPlaces(step: Step, now: Date): Step {
  const { tournament } = step.book;
  const mayOffer = tournament.type === 'SLAM' && (tournament.state === 'OPEN' || tournament.state === 'CLOSED');
  if (!mayOffer || now >= tournament.startsAt) return step;
  let { book, facts } = step;
  for (const next of waitingOf(book.registrations)) {
    const placeNo = lowestFreePlace(book);
    if (placeNo === null) break;
    const decision = decide(next, { kind: 'OFFER', placeNo }, tournament, now);
    if (!decision.ok) throw new Error(`${next.id} waits and can't be offered a place: ${decision.code}`);
    book = withRegistrations(book, [decision.value.registration]);
    facts = [...facts, ...told(decision.value.registration, decision.value.facts)];
  }
  return { book, facts };
}

/** Releases all entries and refunds payments (TRN-02). */
export function callOff(step: Step, reason: 'TOO_FEW' | 'BY_SUPPORT', now: Date): Step {
  const { tournament, registrations } = step.book;
  const called: Book = { ...step.book, tournament: { ...tournament, state: 'CANCELLED', endedAt: now } };
  const playerIds = registrations.filter((each) => each.endedAt === null).flatMap(playersOf);
  const ended = applyAll({ book: called, facts: step.facts }, registrations, { kind: 'CALL_OFF' }, now);
  return { ...ended, facts: [...ended.facts, { kind: 'TOURNAMENT_CANCELLED', playerIds, reason }] };
}

/** The same command for several registrations, without consequences, for steps that handle those themselves. */
export function applyAll(
  step: Step,
  registrations: readonly Registration[],
  command: RegistrationCommand,
  now: Date,
): Step {
  const decided = registrations.flatMap((each) => {
    const decision = decide(each, command, step.book.tournament, now);
    return decision.ok && decision.value.registration !== each ? [decision.value] : [];
  });
  return {
    book: withRegistrations(
      step.book,
      decided.map(({ registration }) => registration),
    ),
    facts: [...step.facts, ...decided.flatMap(({ registration, facts }) => told(registration, facts))],
  };
}
