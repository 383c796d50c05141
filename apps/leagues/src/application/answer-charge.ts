import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { isSamePhase, type Cause, type Phase } from '@setpoint/league';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { LeaguePhase } from '../domain/league.js';
import { hasNotBegun } from '../domain/phase-machine.js';
import { apply, chargeOf, decide, forgive, type LeagueSubscription } from '../domain/subscription.js';
import { carryOut, goOnWhenAnswered, marked, phaseIn, placesFrom, refund } from './carry-out.js';
import { joinLate } from './members.js';
import { LeagueBooks, type LeagueBook } from './ports/league-books.js';
import { PhasePlay } from './ports/phase-play.js';

export interface Answer {
  readonly reference: string;
  /** The attempt that failed. */
  readonly attempt: number;
  readonly result: 'PAID' | 'CLOSED' | 'REVERSED' | Cause;
}

const REFERENCE = /^(.+):(\d{4})-([123])$/;

/** Outcome of a charge from billing; possibly late, repeated or out of order (LEA-08, LEA-12). */
@Injectable()
export class AnswerCharge {
  constructor(
    private readonly books: LeagueBooks,
    private readonly play: PhasePlay,
    private readonly clock: Clock,
  ) {}

  async execute({ reference, attempt, result }: Answer, manager: EntityManager, effects: Effects): Promise<void> {
    const [, id, year, number] = REFERENCE.exec(reference) ?? [];
    const leagueId = id && (await this.books.leagueOf(id));
    const book = leagueId && (await this.books.open(leagueId, manager, effects));
    const before = book && (await book.subscription(id!));
    if (!book || !before) return;
    const phase: Phase = { year: Number(year), number: Number(number) as Phase['number'] };
    if (!chargeOf(before, phase)) return;
    const phases = await book.phases();
    const after = await this.answer(book, before, phaseIn(phases, phase), result, attempt);
    if (after === before) return;
    await book.save([after], placesFrom(phases, phase));
    await goOnWhenAnswered(book, phaseIn(phases, phase), this.clock.now());
  }

  /** A new card: waiting charges are retried. */
  async cardChanged(playerId: UserId, manager: EntityManager, effects: Effects): Promise<void> {
    const now = this.clock.now();
    for (const { leagueId, id } of await this.books.suspendedOf(playerId, manager)) {
      const book = await this.books.open(leagueId, manager, effects);
      const before = await book?.subscription(id);
      if (!book || !before) continue;
      const decided = decide(before.machine, { kind: 'CARD_CHANGED' }, now, book.league.timeZone);
      if (!decided.ok || decided.value.length === 0) continue;
      const after = await carryOut(book, before, decided.value, now);
      await book.save([after], placesFrom(await book.phases(), after.charges.at(-1)!.phase));
    }
  }

  private async answer(
    book: LeagueBook,
    before: LeagueSubscription,
    phase: LeaguePhase,
    result: Answer['result'],
    attempt: number,
  ): Promise<LeagueSubscription> {
    const now = this.clock.now();
    if (result === 'PAID') return this.paid(book, before, phase, now);
    if (result === 'CLOSED') return closed(book, before, phase, now);
    if (result === 'REVERSED') return reversed(book, before, phase, now);
    const command = { kind: 'ANSWER', charge: { phase, attempt }, result } as const;
    const decided = decide(before.machine, command, now, book.league.timeZone);
    // Players paying themselves can retry until the deadline, when billing closes it.
    if (!decided.ok || decided.value.length === 0 || before.isPending) return before;
    return carryOut(book, before, decided.value, now);
  }

  private async paid(book: LeagueBook, before: LeagueSubscription, phase: LeaguePhase, now: Date) {
    const charge = chargeOf(before, phase)!;
    if (charge.state === 'PAID' || charge.state === 'REFUNDED') return before;
    if (before.machine.state === 'INACTIVE') return refund(book, before, phase, 'SUBSCRIPTION_OVER', now);
    const answer = { kind: 'ANSWER', charge: { phase, attempt: charge.attempt }, result: 'PAID' } as const;
    const decided = decide(before.machine, answer, now, book.league.timeZone);
    const facts = decided.ok ? decided.value : [];
    const after = marked(await carryOut(book, before, facts, now), phase, 'PAID', now);
    if (hasNotBegun(phase) || (await joinLate(book, this.play, after, phase, now))) return after;
    return refund(book, after, phase, 'PHASE_CANCELLED', now);
  }
}

async function closed(book: LeagueBook, before: LeagueSubscription, phase: LeaguePhase, now: Date) {
  const charge = chargeOf(before, phase)!;
  if (charge.state !== 'ASKED' && charge.state !== 'FAILED') return before;
  const own = before.machine.state === 'INACTIVE' ? null : before.machine.charge;
  if (before.machine.state === 'INACTIVE' || !own || !isSamePhase(own.phase, phase))
    return marked(before, phase, 'CLOSED', now);
  if (phase.state === 'CANCELLED' && !before.isPending) return marked(forgive(before, phase), phase, 'CLOSED', now);
  // Whether requested or not: the phase can no longer be paid, which ends it.
  const { closing } = before.machine.state === 'SUSPENDED' ? before.machine : { closing: null };
  const at = before.machine.state === 'SUSPENDED' ? before : suspended(before, phase, now, book);
  return carryOut(book, at, [{ kind: 'DEACTIVATED', reason: closing ?? 'UNPAID', at: now }], now);
}

/** What was paid is with the payer again: the subscription ends, and the phase is played without it if it has not begun. */
async function reversed(book: LeagueBook, before: LeagueSubscription, phase: LeaguePhase, now: Date) {
  if (chargeOf(before, phase)!.state !== 'PAID' || !hasNotBegun(phase)) return before;
  const decided = decide(before.machine, { kind: 'REVERSE' }, now, book.league.timeZone);
  if (!decided.ok) return before;
  return refund(book, await carryOut(book, before, decided.value, now), phase, 'SUBSCRIPTION_OVER', now);
}

/** No answer arrived before. */
const suspended = (before: LeagueSubscription, phase: Phase, now: Date, { league }: LeagueBook) => {
  if (before.isPending || before.machine.state !== 'ACTIVE' || !before.machine.charge) return before;
  const charge = before.machine.charge;
  return apply(before, [{ kind: 'FAILED', charge, cause: 'DECLINED', at: now }], league.timeZone);
};
