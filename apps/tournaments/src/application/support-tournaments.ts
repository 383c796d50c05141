import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, reasonOf, refuse, type FieldError, type Outcome, type UserId } from '@setpoint/kernel';
import { hashOfRequest } from '@setpoint/service-kit';
import { act, callOff, settle, withRegistrations, type Book, type Step } from '../domain/book.js';
import { startOfDay } from '../domain/deadlines.js';
import { detailErrors, edited, startErrors } from '../domain/details.js';
import { moveTo, waitingOf } from '../domain/priority.js';
import { withSeeds, type SeedsCommand } from '../domain/seeds.js';
import { startEarly } from '../domain/schedule.js';
import type { SupportActionKind } from '../domain/support-action.js';
import { tournamentId, type RegistrationId, type Tournament, type TournamentDetails, type TournamentId } from '../domain/tournament.js'; // oxfmt-ignore
import { InviteCodes } from './invite-codes.js';
import { Books, type BookChange, type DecideBook } from './ports/books.js';
import { Play } from './ports/play.js';
import { Registrations } from './ports/registrations.js';
import { slamErrors } from './slam-errors.js';

export type SupportRefusal =
  | 'INVALID_DATA'
  | 'TOURNAMENT_NOT_FOUND'
  | 'TOURNAMENT_CHANGED'
  | 'WRONG_STATE'
  | 'ENTRIES_RELY_ON_IT'
  | 'TOO_FEW_ENTRIES'
  | 'REASON_REQUIRED'
  | 'ENTRY_NOT_FOUND'
  | 'ENTRY_OUT_ALREADY'
  | 'NOT_ON_PRIORITY_LIST'
  | 'SEEDED_TWICE'
  | 'TOO_MANY_SEEDS';

type Answer = Outcome<TournamentId, SupportRefusal>;

const invalid = (fields: readonly FieldError[]) => refuse('INVALID_DATA' as const, { fields });

/** Actions of support on tournaments, each recorded in the history (ADM-01, ADM-04). */
@Injectable()
export class SupportTournaments {
  constructor(
    private readonly books: Books,
    private readonly registrations: Registrations,
    private readonly play: Play,
    private readonly codes: InviteCodes,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async create(by: UserId, requestId: string, details: TournamentDetails): Promise<Answer> {
    const fields = [...detailErrors(details), ...(await slamErrors(details, this.registrations))];
    if (fields.length > 0) return invalid(fields);
    const now = this.clock.now();
    const tournament: Tournament = {
      ...details,
      id: tournamentId(this.ids.next()),
      inviteCode: this.codes.of(details, null),
      startsAt: startOfDay(details.startOn, details.timeZone),
      ...{
        state: 'PLANNED',
        photos: [],
        handSeeds: [],
        openedAt: null,
        closedAt: null,
        startedAt: null,
        endedAt: null,
      },
      ...{ noticed: null, createdAt: now, createdBy: by, version: 1 },
    };
    const action = { tournamentId: tournament.id, kind: 'CREATED' as const, by, at: now, reason: null };
    const request = { playerId: by, requestId, inputHash: hashOfRequest(details) };
    const past = startErrors(details, now);
    // The same request again still tells what it has made.
    if (past.length > 0 && !(await this.books.requested(request))) return invalid(past);
    const isNew = await this.books.create(tournament, { ...action, before: null, after: details }, request);
    if (isNew) return accept(tournament.id);
    const known = (await this.books.requested(request))!;
    if (known.inputHash !== request.inputHash) return invalid([{ field: 'requestId', code: 'USED' }]);
    return accept(tournamentId(known.made));
  }

  async edit(
    by: UserId,
    id: TournamentId,
    command: { readonly version: number; readonly details: TournamentDetails; readonly reason?: string | null },
  ): Promise<Answer> {
    const known = await this.registrations.tournament(id);
    const wrongSlam = await slamErrors(command.details, this.registrations, known);
    const now = this.clock.now();
    return this.change(id, by, 'EDITED', reasonOf(command.reason), now, (book) => {
      const { tournament } = book;
      if (tournament.version !== command.version) return refuse('TOURNAMENT_CHANGED');
      if (wrongSlam.length > 0) return invalid(wrongSlam);
      const outcome = edited(book, command.details, now);
      if (!outcome.ok) return outcome;
      const { book: changed, facts } = outcome.value;
      const inviteCode = this.codes.of(command.details, tournament.inviteCode);
      const next = { ...changed, tournament: { ...changed.tournament, inviteCode } };
      return accept(settle({ book: next, facts }, now));
    });
  }

  open(by: UserId, id: TournamentId, reason: string | null): Promise<Answer> {
    const now = this.clock.now();
    return this.change(id, by, 'OPENED', reasonOf(reason), now, (book) => {
      const { tournament } = book;
      if (tournament.state !== 'PLANNED') return refuse('WRONG_STATE');
      const past = startErrors(tournament, now);
      if (past.length > 0) return invalid(past);
      const opened = { ...tournament, state: 'OPEN' as const, openedAt: now };
      return accept({ book: { ...book, tournament: opened }, facts: [] });
    });
  }

  start(by: UserId, id: TournamentId, reason: string | null): Promise<Answer> {
    const now = this.clock.now();
    return this.change(id, by, 'STARTED', reasonOf(reason), now, (book) => startEarly(book, now));
  }

  cancel(by: UserId, id: TournamentId, given: string | null): Promise<Answer> {
    const reason = reasonOf(given);
    if (reason === null) return Promise.resolve(refuse('REASON_REQUIRED'));
    const now = this.clock.now();
    return this.change(id, by, 'CANCELLED', reason, now, (book) => {
      const { state } = book.tournament;
      if (state !== 'PLANNED' && state !== 'OPEN' && state !== 'CLOSED') return refuse('WRONG_STATE');
      return accept(callOff({ book, facts: [] }, 'BY_SUPPORT', now));
    });
  }

  async excludeEntry(by: UserId, id: TournamentId, entryId: RegistrationId, given: string): Promise<Answer> {
    const reason = reasonOf(given);
    if (reason === null) return refuse('REASON_REQUIRED');
    const now = this.clock.now();
    const exclude: DecideBook<Answer> = (book, { manager, effects }) => {
      const before = book.registrations.find((each) => each.id === entryId);
      if (!before) return { answer: refuse('ENTRY_NOT_FOUND') };
      const { state } = book.tournament;
      if (state === 'COMPLETED' || state === 'CANCELLED') return { answer: refuse('WRONG_STATE') };
      const step = act(book, entryId, { kind: 'EXCLUDE', refundTo: 'MEANS' }, now);
      if (!step.ok) return { answer: refuse('ENTRY_OUT_ALREADY') };
      const changed = { before: { entryId, state: before.state }, after: { entryId, state: 'EXCLUDED' } };
      const action = { tournamentId: id, kind: 'ENTRY_EXCLUDED' as const, by, at: now, reason, ...changed };
      // After saving registrations, since a forfeit of the final completes the tournament.
      const afterwards = async () => {
        if (state === 'IN_PROGRESS') await this.play.leave(id, entryId, 'EXCLUDED', now, manager, effects);
      };
      return { answer: accept(id), ...withNextVersion(step.value), action, afterwards };
    };
    return (await this.books.change(id, exclude, { about: entryId, now })) ?? refuse('TOURNAMENT_NOT_FOUND');
  }

  async moveInPriorityList(by: UserId, entryId: RegistrationId, position: number, given: string): Promise<Answer> {
    const reason = reasonOf(given);
    if (reason === null) return refuse('REASON_REQUIRED');
    if (position < 1) return invalid([{ field: 'position', code: 'INVALID' }]);
    const id = await this.books.tournamentOf(entryId);
    if (!id) return refuse('NOT_ON_PRIORITY_LIST');
    const now = this.clock.now();
    return this.change(id, by, 'PRIORITY_CHANGED', reason, now, (book) => {
      const moved = moveTo(waitingOf(book.registrations), entryId, position);
      if (!moved.ok) return moved;
      return accept({ book: withRegistrations(book, moved.value), facts: [] });
    });
  }

  async setSeeds(
    by: UserId,
    id: TournamentId,
    { reason: given, ...command }: SeedsCommand & { readonly reason: string },
  ): Promise<Answer> {
    const reason = reasonOf(given);
    if (reason === null) return refuse('REASON_REQUIRED');
    return this.change(id, by, 'SEEDS_SET', reason, this.clock.now(), (book) => {
      const outcome = withSeeds(book, command);
      return outcome.ok ? accept({ book: outcome.value, facts: [] }) : outcome;
    });
  }

  private async change(
    id: TournamentId,
    by: UserId,
    kind: SupportActionKind,
    reason: string | null,
    now: Date,
    decide: (book: Book) => Outcome<Step, SupportRefusal>,
  ): Promise<Answer> {
    const answer = await this.books.change<Answer>(
      id,
      (before): BookChange<Answer> => {
        const outcome = decide(before);
        if (!outcome.ok) return { answer: outcome };
        // Repeated request: already done.
        if (outcome.value.book === before) return { answer: accept(id) };
        const step = withNextVersion(outcome.value);
        const action = { tournamentId: id, kind, by, at: now, reason, ...difference(before, step.book) };
        return { answer: accept(id), ...step, action };
      },
      { now },
    );
    return answer ?? refuse('TOURNAMENT_NOT_FOUND');
  }
}

const withNextVersion = ({ book, facts }: Step): Step => ({
  book: { ...book, tournament: { ...book.tournament, version: book.tournament.version + 1 } },
  facts,
});

/** Changed values, before and after. */
function difference(before: Book, after: Book) {
  const was = shown(before);
  const is = shown(after);
  const changed = Object.keys(is).filter((key) => !isDeepStrictEqual(is[key], was[key]));
  const pick = (all: Record<string, unknown>) => Object.fromEntries(changed.map((key) => [key, all[key]]));
  return { before: pick(was), after: pick(is) };
}

function shown({ tournament, registrations }: Book): Record<string, unknown> {
  const { version: _, ...rest } = tournament;
  return { ...rest, priorityList: waitingOf(registrations).map(({ id }) => id) };
}
