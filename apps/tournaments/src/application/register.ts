import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { hashOfRequest } from '@setpoint/service-kit';
import { enter, type Book } from '../domain/book.js';
import { ratingOf, type CheckCode } from '../domain/eligibility.js';
import type { Registration } from '../domain/registration.js';
import { registrationId, type RegistrationId, type TournamentId } from '../domain/tournament.js';
import { CheckRegistration, isSeen, type Wish } from './check-registration.js';
import { Books, type BookChange, type Unit } from './ports/books.js';
import { Players } from './ports/players.js';
import { Registrations } from './ports/registrations.js';

export interface RegisterCommand extends Wish {
  readonly requestId: string;
  readonly expectedCents: number;
}

export type RegisterRefusal = CheckCode | 'TOURNAMENT_NOT_FOUND' | 'REQUEST_REUSED' | 'TOO_MANY_REQUESTS';
type Registered = Outcome<RegistrationId, RegisterRefusal>;

/** Registers a player or a team; the last place is sold only once (TRN-07). Idempotent. */
@Injectable()
export class Register {
  constructor(
    private readonly books: Books,
    private readonly registrations: Registrations,
    private readonly players: Players,
    private readonly check: CheckRegistration,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(player: UserId, command: RegisterCommand): Promise<Outcome<Registration, RegisterRefusal>> {
    const { requestId, ...wish } = command;
    const request = { playerId: player, requestId, inputHash: hashOfRequest(wish) };
    const known = await this.repeated(request);
    const outcome = known ?? (await this.enter(player, command, request));
    return outcome.ok ? accept((await this.registrations.find(outcome.value))!) : outcome;
  }

  private async repeated(
    request: { playerId: UserId; requestId: string; inputHash: string },
    unit?: Unit,
  ): Promise<Registered | null> {
    const known = await this.books.requested(request, unit);
    if (!known) return null;
    return known.inputHash === request.inputHash ? accept(registrationId(known.made)) : refuse('REQUEST_REUSED');
  }

  private async enter(
    player: UserId,
    command: RegisterCommand,
    request: { playerId: UserId; requestId: string; inputHash: string },
  ): Promise<Registered> {
    const limited = await this.check.checkLimit(player);
    if (limited) return limited;
    const tournament = await this.registrations.tournament(command.tournamentId);
    if (!isSeen(tournament ?? undefined)) return refuse('TOURNAMENT_NOT_FOUND');
    const guessing = await this.check.codeLimit(player, tournament!, command.inviteCode);
    if (guessing) return guessing;
    const now = this.clock.now();
    const id = registrationId(this.ids.next());
    const decide = async (book: Book, unit: Unit): Promise<BookChange<Registered>> => {
      const repeated = await this.repeated(request, unit);
      if (repeated) return { answer: repeated };
      const refusal = await this.check.refusal(book, player, command, command.expectedCents, unit.manager);
      if (refusal) return { answer: refuse(refusal) };
      const step = enter(book, await this.newcomer(book, id, player, command.partnerId, now, unit), now);
      if (!step) return { answer: refuse('TOURNAMENT_FULL') };
      return { answer: accept(id), ...step, request: { ...request, made: id } };
    };
    return (await this.books.change(command.tournamentId, decide, { now })) ?? refuse('TOURNAMENT_NOT_FOUND');
  }

  private async newcomer(
    { tournament }: Book,
    id: RegistrationId,
    captainId: UserId,
    partnerId: UserId | null,
    now: Date,
    { manager }: Unit,
  ): Promise<Registration> {
    const empty = newRegistration(id, tournament.id, captainId, partnerId, now);
    if (tournament.type !== 'SLAM') return empty;
    const team = partnerId === null ? [captainId] : [captainId, partnerId];
    const people = await this.players.candidates(team, tournament, now, manager);
    const known = team.flatMap((each) => people.get(each) ?? []);
    const ratings = known.map((each) => ratingOf(each, tournament) ?? 0);
    return {
      ...empty,
      matches: known.reduce((sum, each) => sum + each.matches, 0),
      rating: ratings.reduce((sum, each) => sum + each, 0) / team.length,
    };
  }
}

export const newRegistration = (
  id: RegistrationId,
  tournamentId: TournamentId,
  captainId: UserId,
  partnerId: UserId | null,
  now: Date,
): Registration => ({
  ...{ id, tournamentId, captainId, partnerId, createdAt: now },
  ...{ state: 'HELD', placeNo: null, paid: [], until: null, endedBecause: null, endedAt: null, refundTo: 'MEANS' },
  ...{ turn: null, matches: 0, isQualified: false, rating: null, clubs: [], seedNo: null, isOut: false },
});
