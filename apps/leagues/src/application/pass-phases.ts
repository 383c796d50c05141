import { Injectable } from '@nestjs/common';
import { phaseAfter, type SubscriptionFact } from '@setpoint/league';
import { plannedPhase, type LeaguePhase } from '../domain/league.js';
import { passTime, type PhaseEvent } from '../domain/phase-machine.js';
import { chargeOf, decide, forgive, playersIn, teamIn, type LeagueSubscription } from '../domain/subscription.js';
import { carryOut, chargesOf, isOpen, refund } from './carry-out.js';
import { isComplete, pendingIn } from '../domain/teammates.js';
import { paidMembers } from './members.js';
import { cancelledEvent, delayedEvent, invitedEvents, startingEvent, teamEvent, withdrawnEvent } from './outgoing.js';
import { DueLeagues, type LeagueBook } from './ports/league-books.js';
import { PhasePlay } from './ports/phase-play.js';

/** Phases known in advance; announcements apply from one of them on. */
const PLANNED_AHEAD = 4;

/** Opens enrolment, charges, forms groups or cancels: what phases do when their time comes (LEA-03, LEA-12). */
@Injectable()
export class PassPhases {
  constructor(
    private readonly due: DueLeagues,
    private readonly play: PhasePlay,
  ) {}

  /** One batch; resolves with how many were due. */
  execute(now: Date): Promise<number> {
    return this.due.phases(now, async (book, phaseId) => {
      const phase = (await book.phases()).find(({ id }) => id === phaseId);
      if (!phase) return;
      const charged = await book.charged(phaseId);
      const step = passTime(phase, chargesOf(charged, phase, book), book.league.timeZone, now);
      for (const event of step.events) await this.happen(book, step.phase, event, charged, now);
      if (!step.events.some(({ kind }) => kind === 'CHARGED')) await book.savePhase(step.phase);
    });
  }

  private async happen(
    book: LeagueBook,
    phase: LeaguePhase,
    event: PhaseEvent,
    charged: readonly LeagueSubscription[],
    now: Date,
  ): Promise<void> {
    switch (event.kind) {
      case 'ENROLMENT_OPENED':
        return planAhead(book, phase);
      case 'STARTING_SOON': {
        const going = (await book.current()).filter(goesOn(phase));
        const players = going.flatMap((each) => playersIn(each, phase));
        if (players.length > 0) book.effects.emit(startingEvent(book.league, phase, players));
        for (const each of going)
          book.effects.emit(...invitedEvents(book.league, each, pendingIn(teamIn(each, phase)), numbers(phase)));
        return;
      }
      case 'CHARGED':
        return chargeAll(book, phase, now);
      case 'DELAYED': {
        const waiting = charged.filter(
          (each) => chargeOf(each, phase)!.state === 'PAID' || isOpen(chargeOf(each, phase)!),
        );
        const { paid } = chargesOf(charged, phase, book);
        const players = waiting.flatMap((each) => playersIn(each, phase));
        book.effects.emit(delayedEvent(book.league, phase, players, { paid, groupsBy: event.until }));
        return;
      }
      case 'BEGAN': {
        const { id, name, sport, numberPlayers, gameMode, timeZone } = book.league;
        const league = { id, name, sport, numberPlayers, gameMode, timeZone };
        const members = await paidMembers(book, charged, phase);
        const { year, number } = phase;
        await refundIncomplete(book, phase, charged, now);
        return this.play.begin(
          { league, phase: { id: phase.id, year, number }, members, at: now },
          book.manager,
          book.effects,
        );
      }
      case 'CANCELLED':
        return cancelCharges(book, phase, charged, now);
    }
  }
}

/** Nobody agreed to play with them in time: the phase goes on without them, and the money goes back. */
async function refundIncomplete(
  book: LeagueBook,
  phase: LeaguePhase,
  charged: readonly LeagueSubscription[],
  now: Date,
): Promise<void> {
  const incomplete = charged.filter(
    (each) =>
      each.machine.state !== 'INACTIVE' &&
      chargeOf(each, phase)!.state === 'PAID' &&
      !isComplete(each, phase, book.league),
  );
  const refunded = incomplete.map((each) => refund(book, each, phase, 'PHASE_CANCELLED', now));
  await book.save(refunded, phase);
  book.effects.emit(...refunded.map((each) => teamEvent(book.league, each, 'INCOMPLETE', null, now)));
}

/** Charges every continuing subscription once, ensured by a unique constraint (LEA-12). */
async function chargeAll(book: LeagueBook, phase: LeaguePhase, now: Date): Promise<void> {
  const changed: LeagueSubscription[] = [];
  let open = 0;
  const current = await book.current();
  const players = await book.players(current.map(({ playerId }) => playerId));
  for (const before of current) {
    if (players.get(before.playerId)?.isClosed && !isCharged(before, phase)) {
      changed.push(await carryOut(book, before, cancellation(before, now), now));
      continue;
    }
    const decided = decide(before.machine, { kind: 'CHARGE', phase: numbers(phase) }, now, book.league.timeZone);
    // Subscriptions with an unpaid earlier phase are not charged again.
    const asked = decided.ok && !before.isPending ? decided.value : [];
    const isShort = asked.some(({ kind }) => kind === 'CHARGE_ASKED') && !isComplete(before, phase, book.league);
    if (isShort) book.effects.emit(teamEvent(book.league, before, 'INCOMPLETE', null, now));
    // There is nothing to pay for who has nobody to play with.
    const facts = isShort ? [] : asked;
    const after = facts.length > 0 ? await carryOut(book, before, facts, now) : before;
    if (chargeOf(after, phase)?.state === 'ASKED') open += 1;
    changed.push(after);
  }
  await book.save(changed, phase);
  await book.savePhase(open === 0 ? { ...phase, dueAt: now } : phase);
}

const isCharged = (subscription: LeagueSubscription, phase: LeaguePhase) => chargeOf(subscription, phase) !== null;

/** Closed accounts are no longer charged: the subscription ends, unless an earlier phase is owed. */
const cancellation = ({ machine, isPending }: LeagueSubscription, now: Date): readonly SubscriptionFact[] =>
  machine.state === 'ACTIVE' && !machine.isCharging && !isPending
    ? [{ kind: 'DEACTIVATED', reason: 'CANCELLED', at: now }]
    : [];

const numbers = ({ year, number }: LeaguePhase) => ({ year, number });

const goesOn =
  ({ year, number }: LeaguePhase) =>
  ({ machine, isPending, first }: LeagueSubscription): boolean => {
    if (isPending || machine.state !== 'ACTIVE') return false;
    const { endsAfter } = machine;
    const at = year * 3 + number;
    return first.year * 3 + first.number <= at && (!endsAfter || endsAfter.year * 3 + endsAfter.number >= at);
  };

/** Refunds payments and cancels open charges. */
export async function cancelCharges(
  book: LeagueBook,
  phase: LeaguePhase,
  charged: readonly LeagueSubscription[],
  now: Date,
): Promise<void> {
  const changed = charged.map((before) => {
    const charge = chargeOf(before, phase)!;
    if (charge.state === 'PAID') return refund(book, before, phase, 'PHASE_CANCELLED', now);
    if (isOpen(charge)) book.effects.emit(withdrawnEvent(charge, before));
    return forgive(before, phase);
  });
  await book.save(changed, phase);
  const players = charged
    .filter(({ machine }) => machine.state !== 'INACTIVE')
    .flatMap((each) => playersIn(each, phase));
  if (players.length > 0) book.effects.emit(cancelledEvent(book.league, phase, players, now));
}

async function planAhead(book: LeagueBook, phase: LeaguePhase): Promise<void> {
  await book.plan(phasesFrom(book, numbers(phase)));
}

/** A phase and those that are known with it. */
export function phasesFrom({ league }: Pick<LeagueBook, 'league'>, first: Pick<LeaguePhase, 'year' | 'number'>) {
  const phases = [plannedPhase(league, first)];
  while (phases.length < PLANNED_AHEAD) phases.push(plannedPhase(league, phaseAfter(phases.at(-1)!)));
  return phases;
}
