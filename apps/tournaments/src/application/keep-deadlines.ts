import { Injectable } from '@nestjs/common';
import { confirmedOf } from '../domain/book.js';
import { playersOf } from '../domain/registration.js';
import { passTime } from '../domain/schedule.js';
import type { TournamentId } from '../domain/tournament.js';
import { Books, type Unit } from './ports/books.js';
import { Players } from './ports/players.js';

/** Applies due deadlines of a tournament: places, closing, notices, start. */
@Injectable()
export class KeepDeadlines {
  constructor(
    private readonly books: Books,
    private readonly players: Players,
  ) {}

  async execute(id: TournamentId, now: Date, unit: Unit): Promise<void> {
    await this.books.change(
      id,
      async (book, { manager }) => {
        const ids = confirmedOf(book).flatMap(playersOf);
        const players = await this.players.atStart(ids, book.tournament, manager);
        return { answer: null, ...passTime(book, (player) => players.get(player)!, now) };
      },
      { now, unit },
    );
  }
}
