import { accept, type Outcome, type UserId } from '@setpoint/kernel';
import { localDay, startAfterClosing } from './deadlines.js';
import { enlist, waitingOf } from './priority.js';
import { isPending, playersOf, type Registration } from './registration.js';
import {
  decide,
  hold,
  reserve,
  type RegistrationCommand,
  type RegistrationFact,
  type RegistrationRefusal,
} from './registration-machine.js';
import type { NoticeDays, RegistrationId, Tournament } from './tournament.js';

/** A tournament with whoever is in or wants in; one change at a time. */
export interface Book {
  readonly tournament: Tournament;
  /** Those that have not ended, and those that a command is about. */
  readonly registrations: readonly Registration[];
}

export type BookFact =
  | { readonly kind: 'REGISTRATION'; readonly registration: Registration; readonly fact: RegistrationFact }
  | { readonly kind: 'AVAILABILITY_MISSING'; readonly playerIds: readonly UserId[]; readonly daysLeft: NoticeDays }
  | { readonly kind: 'TOURNAMENT_CANCELLED'; readonly playerIds: readonly UserId[]; readonly reason: 'TOO_FEW' | 'BY_SUPPORT' } // prettier-ignore
  | { readonly kind: 'STARTED'; readonly playerIds: readonly UserId[] };

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

/** The book with registrations that are new or other than they were. */
export function withRegistrations(book: Book, changed: readonly Registration[]): Book {
  const byId = new Map(changed.map((each) => [each.id, each]));
  const kept = book.registrations.map((each) => byId.get(each.id) ?? each);
  const known = new Set(book.registrations.map(({ id }) => id));
  return { ...book, registrations: [...kept, ...changed.filter(({ id }) => !known.has(id))] };
}

const told = (registration: Registration, facts: readonly RegistrationFact[]): BookFact[] =>
  facts.map((fact) => ({ kind: 'REGISTRATION', registration, fact }));

/** What a command does to one of the registrations, and what follows from that. */
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
  const { registration, facts } = isSlam ? reserve(placed, tournament, now) : hold(placed, tournament, now);
  return settle({ book: withRegistrations(book, [registration]), facts: told(registration, facts) }, now);
}

/** What follows by itself: freed places of slams are offered, and a tournament with enough entries closes. */
export function settle(step: Step, now: Date): Step {
  const offered = offerPlaces(step, now);
  const { book, facts } = offered;
  const { state, teamsToStart } = book.tournament;
  if (state !== 'OPEN' || confirmedOf(book).length < teamsToStart) return offered;
  return { book: { ...book, tournament: closed(book.tournament, now) }, facts };
}

/** Nobody can enter any more. */
export function closed(tournament: Tournament, now: Date): Tournament {
  const startsAt = startAfterClosing(tournament, now);
  return { ...tournament, ...startingAt(tournament, startsAt), state: 'CLOSED', closedAt: now };
}

export const startingAt = ({ timeZone }: Tournament, startsAt: Date) => ({
  startsAt,
  startOn: localDay(startsAt, timeZone),
});

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

/** Everybody is out and gets back what they paid (TRN-02). */
export function callOff(step: Step, reason: 'TOO_FEW' | 'BY_SUPPORT', now: Date): Step {
  const { tournament, registrations } = step.book;
  const called: Book = { ...step.book, tournament: { ...tournament, state: 'CANCELLED', endedAt: now } };
  const playerIds = registrations.filter((each) => each.endedAt === null).flatMap(playersOf);
  const ended = applyAll({ book: called, facts: step.facts }, registrations, { kind: 'CALL_OFF' }, now);
  return { ...ended, facts: [...ended.facts, { kind: 'TOURNAMENT_CANCELLED', playerIds, reason }] };
}

/** The same command for several, without what follows: for steps that follow up themselves. */
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
