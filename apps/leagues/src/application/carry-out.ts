import { DAYS_TO_PUT_RIGHT, isSamePhase, type Phase, type SubscriptionFact } from '@setpoint/league';
import type { LeaguePhase } from '../domain/league.js';
import { phaseId } from '../domain/league.js';
import {
  apply,
  chargeOf,
  playersIn,
  referenceOf,
  stateOf,
  type Charge,
  type LeagueSubscription,
} from '../domain/subscription.js';
import { changedEvent, chargeDueEvent, lookEvent, refundedEvent, withdrawnEvent } from './outgoing.js';
import { goOnIfDecided, type ChargesOfPhase } from '../domain/phase-machine.js';
import { isComplete } from '../domain/teammates.js';
import type { LeagueBook } from './ports/league-books.js';

/** Charges are retried for the suspension period plus a day. */
const DAYS_TO_CHARGE = DAYS_TO_PUT_RIGHT + 1;
const DAY_MS = 24 * 3_600_000;

/** Applies facts of the machine to the book: charges, requests to billing, notices. Does not save. */
export async function carryOut(
  book: LeagueBook,
  before: LeagueSubscription,
  facts: readonly SubscriptionFact[],
  now: Date,
): Promise<LeagueSubscription> {
  const { league, effects } = book;
  let after = apply(before, facts, league.timeZone);
  for (const fact of facts)
    switch (fact.kind) {
      case 'CHARGE_ASKED': {
        const charge = await asked(book, after, fact.charge, now);
        after = withCharge(after, charge);
        if (after.machine.state === 'ACTIVE') after = { ...after, dueAt: charge.paysBy };
        effects.emit(chargeDueEvent(league, after, charge));
        break;
      }
      case 'PAID':
        after = marked(after, fact.phase, 'PAID', now);
        break;
      case 'FAILED':
        after = marked(after, fact.charge.phase, 'FAILED', now);
        break;
      case 'LOOK_ASKED':
        effects.emit(lookEvent(chargeOf(after, fact.phase)!, after));
        break;
      case 'CLOSING_ASKED':
        after = { ...after, dueAt: askedAgainAt(now) };
        effects.emit(withdrawnEvent(chargeOf(after, fact.phase)!, after));
        break;
      case 'DEACTIVATED':
        // Otherwise billing has closed it, or nothing is open.
        if (fact.reason === 'EXCLUDED')
          effects.emit(...after.charges.filter(isOpen).map((charge) => withdrawnEvent(charge, after)));
        after = { ...after, charges: after.charges.map((each) => (isOpen(each) ? ended(each, 'CLOSED', now) : each)) };
        break;
      case 'CANCELLED':
      case 'REFUND_ASKED':
        break;
    }
  tellChange(book, before, after, now);
  return after;
}

/** Billing answers each request; until it does, it is asked daily. */
export const askedAgainAt = (now: Date): Date => new Date(+now + DAY_MS);

/** Players are notified of changes of their subscription. */
export function tellChange(book: LeagueBook, before: LeagueSubscription, after: LeagueSubscription, now: Date): void {
  if (stateOf(before) === stateOf(after)) return;
  const players = playersIn(after, after.charges.at(-1)?.phase ?? after.first);
  book.effects.emit(changedEvent(book.league, after, players, now));
}

/** Refunds a phase once, including later payments. */
export function refund(
  book: LeagueBook,
  subscription: LeagueSubscription,
  phase: Phase,
  reason: 'PHASE_CANCELLED' | 'SUBSCRIPTION_OVER',
  now: Date,
): LeagueSubscription {
  const charge = chargeOf(subscription, phase)!;
  if (charge.state === 'REFUNDED') return subscription;
  book.effects.emit(refundedEvent(book.league, subscription, charge, reason));
  return withCharge(subscription, ended(charge, 'REFUNDED', now));
}

export const isOpen = ({ state }: Charge): boolean => state === 'ASKED' || state === 'FAILED';

export const withCharge = (subscription: LeagueSubscription, charge: Charge): LeagueSubscription => ({
  ...subscription,
  charges: [...subscription.charges.filter(({ reference }) => reference !== charge.reference), charge].sort(
    (a, b) => a.phase.year - b.phase.year || a.phase.number - b.phase.number,
  ),
});

export function marked(
  subscription: LeagueSubscription,
  phase: Phase,
  state: Charge['state'],
  now: Date,
): LeagueSubscription {
  return withCharge(subscription, ended(chargeOf(subscription, phase)!, state, now));
}

const ended = (charge: Charge, state: Charge['state'], now: Date): Charge => ({ ...charge, state, endedAt: now });

async function asked(
  book: LeagueBook,
  subscription: LeagueSubscription,
  { phase, attempt }: { readonly phase: Phase; readonly attempt: number },
  now: Date,
): Promise<Charge> {
  const before = chargeOf(subscription, phase);
  const times = { askedAt: now, paysBy: new Date(+now + DAYS_TO_CHARGE * DAY_MS), endedAt: null };
  if (before) return { ...before, attempt, by: 'SAVED_MEANS', state: 'ASKED', ...times };
  return {
    reference: referenceOf(subscription.id, phase),
    subscriptionId: subscription.id,
    phaseId: phaseId(book.league.id, phase),
    ...{ phase, attempt, by: 'SAVED_MEANS', state: 'ASKED', ...times },
    priceCents: await book.priceOf(phase),
  };
}

/** An answer after which the others cannot change what becomes of a phase advances it. */
export async function goOnWhenAnswered(book: LeagueBook, phase: LeaguePhase, now: Date): Promise<void> {
  if (phase.state !== 'CHARGING') return;
  const next = goOnIfDecided(phase, chargesOf(await book.charged(phase.id), phase, book), now);
  if (next !== phase) await book.savePhase(next);
}

/** How the charges of a phase stand; of those charged for it. */
export function chargesOf(
  charged: readonly LeagueSubscription[],
  phase: LeaguePhase,
  { league }: Pick<LeagueBook, 'league'>,
): ChargesOfPhase {
  const paid = charged.filter((each) => chargeOf(each, phase)!.state === 'PAID');
  return {
    open: charged.filter((each) => isOpen(chargeOf(each, phase)!)).length,
    paid: paid.length,
    incomplete: paid.filter((each) => !isComplete(each, phase, league)).length,
  };
}

/** Places of people are those of the phase that is charged or played, and of later ones. */
export const placesFrom = (phases: readonly LeaguePhase[], phase: Phase): Phase =>
  phases.findLast(({ state }) => state === 'CHARGING' || state === 'IN_PROGRESS' || state === 'FINALS') ?? phase;

export const phaseIn = (phases: readonly LeaguePhase[], phase: Phase): LeaguePhase =>
  phases.find((each) => isSamePhase(each, phase))!;
