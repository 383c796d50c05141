import { accept, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { applyAll, callOff, closed, confirmedOf, pendingOf, settle, startingAt, type Book, type Step } from './book.js';
import { changedFacts } from './changes.js';
import { NOTICE_DAYS, noticeAt } from './deadlines.js';
import { playersOf, type FrozenEntry, type Registration } from './registration.js';
import { seededByHand } from './seeds.js';
import type { Tournament } from './tournament.js';

/** Conditions of the start, and data frozen at it. */
export interface PlayerAtStart {
  readonly hasAvailability: boolean;
  readonly rating: number;
  readonly clubs: readonly string[];
}

type PlayersAtStart = (id: UserId) => PlayerAtStart;

/** Applies due deadlines: registrations, closing, notices, start (TRN-02, TRN-07, TRN-09). */
export function passTime(book: Book, players: PlayersAtStart, now: Date): Step {
  const expired = applyAll({ book, facts: [] }, book.registrations, { kind: 'TIME_PASSED' }, now);
  const settled = settle(expired, now);
  return toStart(notified(closing(settled, now), players, now), players, now);
}

/** The next deadline for `passTime`; null if only external changes matter. */
export function dueAt(book: Book, now: Date): Date | null {
  const { tournament } = book;
  if (tournament.state !== 'OPEN' && tournament.state !== 'CLOSED') return null;
  const instants = book.registrations.flatMap(({ until }) => (until === null ? [] : [until]));
  if (tournament.state === 'OPEN') instants.push(tournament.startsAt);
  else {
    const next = NOTICE_DAYS.find((days) => tournament.noticed === null || days < tournament.noticed);
    if (next !== undefined && now < tournament.startsAt) instants.push(noticeAt(tournament, next));
    if (pendingOf(book).length === 0) instants.push(tournament.startsAt);
  }
  return instants.reduce<Date | null>((first, each) => (first === null || each < first ? each : first), null);
}

function closing(step: Step, now: Date): Step {
  const { tournament } = step.book;
  if (tournament.state !== 'OPEN' || now < tournament.startsAt) return step;
  const possible = confirmedOf(step.book).length + pendingOf(step.book).length;
  if (possible < tournament.minTeams) return callOff(step, 'TOO_FEW', now);
  return closed(step, now);
}

const isMissing = (players: PlayersAtStart) => (registration: Registration) =>
  playersOf(registration).some((id) => !players(id).hasAvailability);

/** Only the latest due notice: none about seven days if only three are left. */
function notified(step: Step, players: PlayersAtStart, now: Date): Step {
  const { tournament } = step.book;
  if (tournament.state !== 'CLOSED' || now >= tournament.startsAt) return step;
  const due = NOTICE_DAYS.findLast((days) => now >= noticeAt(tournament, days));
  if (due === undefined || (tournament.noticed !== null && tournament.noticed <= due)) return step;
  const book = { ...step.book, tournament: { ...tournament, noticed: due } };
  const playerIds = confirmedOf(book)
    .flatMap(playersOf)
    .filter((id) => !players(id).hasAvailability);
  if (playerIds.length === 0) return { ...step, book };
  return { book, facts: [...step.facts, { kind: 'AVAILABILITY_MISSING', playerIds, daysLeft: due }] };
}

function toStart(step: Step, players: PlayersAtStart, now: Date): Step {
  const { tournament } = step.book;
  if (tournament.state !== 'CLOSED' || now < tournament.startsAt || pendingOf(step.book).length > 0) return step;
  // Only notified entries are excluded, since support may start a tournament within the hour.
  const missing = tournament.noticed === null ? [] : confirmedOf(step.book).filter(isMissing(players));
  if (confirmedOf(step.book).length - missing.length < tournament.minTeams) return callOff(step, 'TOO_FEW', now);
  const without = applyAll(step, missing, { kind: 'EXCLUDE', refundTo: 'CREDIT' }, now);
  const missed = applyAll(without, without.book.registrations, { kind: 'MISS' }, now);
  const playing = confirmedOf(missed.book).map((each) => frozen(each, players));
  const registrations = missed.book.registrations.map((each) => playing.find(({ id }) => id === each.id) ?? each);
  const started = { ...tournament, state: 'IN_PROGRESS' as const, startedAt: now };
  return {
    book: { tournament: started, registrations },
    facts: [...missed.facts, { kind: 'STARTED', playerIds: playing.flatMap(playersOf) }],
  };
}

export const meanRating = (team: readonly Pick<PlayerAtStart, 'rating'>[]): number =>
  team.reduce((sum, { rating }) => sum + rating, 0) / team.length;

function frozen(registration: Registration, players: PlayersAtStart): Registration {
  const team = playersOf(registration).map(players);
  return { ...registration, rating: meanRating(team), clubs: [...new Set(team.flatMap(({ clubs }) => clubs))].sort() };
}

export function frozenEntries(book: Book): FrozenEntry[] {
  const entries = confirmedOf(book);
  const byHand = seededByHand(book.tournament, entries);
  return entries.map((each) => {
    const seed = byHand.indexOf(each.id) + 1;
    const entry = { id: each.id, playerIds: playersOf(each), rating: each.rating!, clubs: each.clubs };
    return seed === 0 ? entry : { ...entry, seededAs: seed };
  });
}

/** Support can start early, but pending payments have to end first. */
export function startEarly(book: Book, now: Date): Outcome<Step, 'WRONG_STATE' | 'TOO_FEW_ENTRIES'> {
  const { tournament } = book;
  if (tournament.state !== 'OPEN' && tournament.state !== 'CLOSED') return refuse('WRONG_STATE');
  // It starts automatically as soon as possible.
  if (tournament.state === 'CLOSED' && tournament.startsAt <= now) return refuse('WRONG_STATE');
  if (confirmedOf(book).length < tournament.minTeams) return refuse('TOO_FEW_ENTRIES');
  const startsAt = now < tournament.startsAt ? now : tournament.startsAt;
  const closedAt = tournament.closedAt ?? now;
  const next: Tournament = { ...tournament, ...startingAt(tournament, startsAt), state: 'CLOSED', closedAt };
  return accept({ book: { ...book, tournament: next }, facts: changedFacts(tournament, next, book.registrations) });
}
