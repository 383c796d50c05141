import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { LeaguePhase } from '../domain/league.js';
import { hasNotBegun } from '../domain/phase-machine.js';
import { chargeOf, decide, playersIn, type LeagueSubscription } from '../domain/subscription.js';
import { carryOut, goOnWhenAnswered, placesFrom, refund } from './carry-out.js';
import { checkReason } from './check-reason.js';
import { LeagueBooks, type LeagueBook } from './ports/league-books.js';
import { PhasePlay } from './ports/phase-play.js';

export type ExcludeCode = 'INVALID_DATA' | 'REASON_REQUIRED' | 'MEMBER_NOT_FOUND' | 'MEMBER_OUT_ALREADY';

/**
 * Support takes a member out (ADM-04): its subscription ends, it is charged no more, later matches are forfeits and earlier
 * results stand. What was paid for a phase that has begun is not given back.
 */
@Injectable()
export class ExcludeMember {
  constructor(
    private readonly books: LeagueBooks,
    private readonly play: PhasePlay,
    private readonly clock: Clock,
  ) {}

  /** The league that was changed. */
  async execute(
    { memberId, reason: raw }: { readonly memberId: string; readonly reason: string },
    by: UserId,
  ): Promise<Outcome<string, ExcludeCode>> {
    const checked = checkReason(raw);
    if (!checked.ok) return checked;
    const found = await this.books.subscriptionOf(memberId);
    return found ? this.take(found, checked.value, by) : refuse('MEMBER_NOT_FOUND');
  }

  /** The same for a subscription, which may be in no group yet. */
  async take(
    found: { readonly leagueId: string; readonly id: string },
    reason: string,
    by: UserId,
  ): Promise<Outcome<string, ExcludeCode>> {
    const answer = await this.books.change(found.leagueId, async (book): Promise<Outcome<string, ExcludeCode>> => {
      const now = this.clock.now();
      const phases = await book.phases();
      const before = await book.subscription(found.id);
      // Who played in a phase that was imported has none.
      if (!before) return refuse('MEMBER_NOT_FOUND');
      const hasLeft = await this.leaveGroups(book, before, phases, now);
      const isEnded = await end(book, before, phases, now);
      if (!hasLeft && !isEnded) return refuse('MEMBER_OUT_ALREADY');
      const players = playersIn(before, placesFrom(phases, before.first)).join(' ');
      await book.keep({ kind: 'MEMBER_EXCLUDED', by, at: now, reason, before: players, after: null });
      return accept(found.leagueId);
    });
    return answer ?? refuse('MEMBER_NOT_FOUND');
  }

  /** The final of the previous phase may overlap with the next phase. */
  private async leaveGroups(book: LeagueBook, { id }: LeagueSubscription, phases: readonly LeaguePhase[], at: Date) {
    let hasLeft = false;
    for (const phase of phases.filter(({ state }) => state === 'IN_PROGRESS' || state === 'FINALS')) {
      const leaving = { subscriptionId: id, phaseId: phase.id, reason: 'EXCLUDED', at } as const;
      if (await this.play.leave(leaving, book.manager, book.effects)) hasLeft = true;
    }
    return hasLeft;
  }
}

/** Whether there was a subscription to end. */
async function end(book: LeagueBook, before: LeagueSubscription, phases: readonly LeaguePhase[], now: Date) {
  const decided = decide(before.machine, { kind: 'EXCLUDE' }, now, book.league.timeZone);
  if (!decided.ok) return false;
  let after = await carryOut(book, before, decided.value, now);
  const coming = phases.filter(hasNotBegun);
  for (const phase of coming)
    if (chargeOf(after, phase)?.state === 'PAID') after = refund(book, after, phase, 'SUBSCRIPTION_OVER', now);
  await book.save([after], placesFrom(phases, before.first));
  for (const phase of coming) await goOnWhenAnswered(book, phase, now);
  return true;
}
