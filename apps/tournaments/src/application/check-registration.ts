import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type Refusal, type UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
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

type TooMany = Refusal<'TOO_MANY_REQUESTS'>;

export type WishRefusal = CheckCode | 'TOURNAMENT_NOT_FOUND' | 'TOO_MANY_REQUESTS';

/** Whether somebody is eligible (TRN-06). */
@Injectable()
export class CheckRegistration {
  constructor(
    private readonly books: Books,
    private readonly players: Players,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(player: UserId, wish: Wish): Promise<Outcome<number, WishRefusal>> {
    const limited = await this.checkLimit(player);
    if (limited) return limited;
    const book = await this.books.read(wish.tournamentId);
    if (!isSeen(book?.tournament)) return refuse('TOURNAMENT_NOT_FOUND');
    const guessing = await this.codeLimit(player, book!.tournament, wish.inviteCode);
    if (guessing) return guessing;
    const refusal = await this.refusal(book!, player, wish, null);
    return refusal ? refuse(refusal, { data: { placesLeft: placesFor(book!) } }) : accept(placesFor(book!));
  }

  /** Counts checks, whichever command asks: each answer reveals something about a partner. */
  checkLimit(player: UserId): Promise<TooMany | null> {
    return this.limited(CHECKS, player);
  }

  /** Counts attempts at invite codes, right or wrong. */
  async codeLimit(player: UserId, { isPrivate }: Tournament, code: string | null): Promise<TooMany | null> {
    return isPrivate && code ? this.limited(INVITE_CODES, player) : null;
  }

  /** Null if it is allowed. */
  private async limited(limit: RateLimit, player: UserId): Promise<TooMany | null> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(limit, player);
    return allowed ? null : refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
  }

  /** Within the transaction if a manager is given. */
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
    // The profile of a newly registered player may arrive shortly after.
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
