import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Book } from '../domain/book.js';
import { findRefusal, placesFor, type CheckCode } from '../domain/eligibility.js';
import type { Tournament, TournamentId } from '../domain/tournament.js';
import { CHECKS, INVITE_CODES } from './limits.js';
import { Books } from './ports/books.js';
import { Players } from './ports/players.js';

export interface Wish {
  readonly tournamentId: TournamentId;
  readonly partnerId: UserId | null;
  readonly inviteCode: string | null;
}

export type WishRefusal = CheckCode | 'TOURNAMENT_NOT_FOUND' | 'TOO_MANY_REQUESTS';

/** Whether somebody could be entered (TRN-06). */
@Injectable()
export class CheckRegistration {
  constructor(
    private readonly books: Books,
    private readonly players: Players,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(player: UserId, wish: Wish): Promise<Outcome<number, WishRefusal>> {
    if (!(await this.limiter.take(CHECKS, player)).allowed) return refuse('TOO_MANY_REQUESTS');
    const book = await this.books.read(wish.tournamentId);
    if (!isSeen(book?.tournament)) return refuse('TOURNAMENT_NOT_FOUND');
    if (!(await this.mayTryCode(player, book!.tournament, wish.inviteCode))) return refuse('TOO_MANY_REQUESTS');
    const refusal = await this.refusal(book!, player, wish, null);
    return refusal ? refuse(refusal, { data: { placesLeft: placesFor(book!) } }) : accept(placesFor(book!));
  }

  /** A try at an invite code is counted, right or wrong. */
  async mayTryCode(player: UserId, { isPrivate }: Tournament, code: string | null): Promise<boolean> {
    return !isPrivate || !code || (await this.limiter.take(INVITE_CODES, player)).allowed;
  }

  /** Within a transaction where a manager is given. */
  async refusal(
    book: Book,
    player: UserId,
    { partnerId, inviteCode }: Wish,
    expectedCents: number | null,
    manager?: EntityManager,
  ): Promise<CheckCode | null> {
    const ids = partnerId === null ? [player] : [player, partnerId];
    const people = await this.players.candidates(ids, book.tournament, this.clock.now(), manager);
    const captain = people.get(player);
    // Heard of in a moment: the profile of somebody who has just registered.
    if (!captain) return 'LEVEL_REQUIRED';
    const partner = partnerId && {
      id: partnerId,
      candidate: people.get(partnerId) ?? null,
      isFollowed: await this.players.follows(player, partnerId, manager),
    };
    return findRefusal(book, { captain, partner, inviteCode }, expectedCents);
  }
}

export const isSeen = (tournament: Tournament | undefined): boolean =>
  tournament !== undefined && tournament.state !== 'PLANNED';
