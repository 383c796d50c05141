import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { mobileFacts } from '../domain/book.js';
import { Books, type Unit } from './ports/books.js';

/** A player who is to pay for a place confirmed or removed the mobile number that this needs (TRN-06). */
@Injectable()
export class AwaitMobile {
  constructor(
    private readonly books: Books,
    private readonly clock: Clock,
  ) {}

  async execute(player: UserId, hasMobile: boolean, unit: Unit): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.books.pendingOf(player, unit))
      await this.books.change(
        id,
        (book) => {
          const facts = mobileFacts(book, player, hasMobile);
          return { answer: null, ...(facts.length > 0 && { book, facts }) };
        },
        { now, unit },
      );
  }
}
