import { Injectable } from '@nestjs/common';
import { chargeOf, decide, type LeagueSubscription } from '../domain/subscription.js';
import { askedAgainAt, carryOut, isOpen, placesFrom } from './carry-out.js';
import { withdrawnEvent } from './outgoing.js';
import { DueLeagues, type LeagueBook } from './ports/league-books.js';

/** Retries failed charges and closes overdue ones; billing answers whether they were paid in time (LEA-08, BIL-08). */
@Injectable()
export class PassSubscriptions {
  constructor(private readonly due: DueLeagues) {}

  /** One batch; resolves with how many were due. */
  execute(now: Date): Promise<number> {
    return this.due.subscriptions(now, async (book, id) => {
      const before = await book.subscription(id);
      if (!before) return;
      const after = await pass(book, before, now);
      await book.save([after], placesFrom(await book.phases(), after.charges.at(-1)!.phase));
    });
  }
}

async function pass(book: LeagueBook, before: LeagueSubscription, now: Date): Promise<LeagueSubscription> {
  const { machine } = before;
  if (machine.state === 'INACTIVE' || !machine.charge) return { ...before, dueAt: null };
  if (machine.state === 'SUSPENDED' && !machine.closing) {
    const decided = decide(machine, { kind: 'PASS_TIME' }, now, book.league.timeZone);
    return carryOut(book, before, decided.ok ? decided.value : [], now);
  }
  const charge = chargeOf(before, machine.charge.phase)!;
  if (!isOpen(charge)) return { ...before, dueAt: null };
  book.effects.emit(withdrawnEvent(charge, before));
  return { ...before, dueAt: askedAgainAt(now) };
}
