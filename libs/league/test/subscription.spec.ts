import { DateTime } from 'luxon';
import { deadlineOf, dueAtOf, nextRetryOf } from '../src/dunning.js';
import type { PhaseOfMember } from '../src/membership.js';
import {
  evolve,
  subscribe,
  type ActiveSubscription,
  type Cause,
  type Subscription,
  type SuspendedSubscription,
} from '../src/subscription.js';
import { decide, type SubscriptionCommand, type SubscriptionRefusal } from '../src/subscription-machine.js';

const ROME = 'Europe/Rome';
const rome = (text: string) => DateTime.fromISO(text, { zone: ROME }).toJSDate();
const phase = { year: 2027, number: 2 } as const;
const next = { year: 2027, number: 3 } as const;
/** The phase's first instant. */
const start = rome('2027-04-01T00:00');
const later = (hours: number, ms = 0) => new Date(+start + hours * 3_600_000 + ms);

/** What becomes of a subscription, command by command. @throws where one is refused. */
function after(
  commands: readonly (readonly [SubscriptionCommand, Date?])[],
  from: Subscription = subscribe(),
): Subscription {
  return commands.reduce((subscription, [command, at = start]) => {
    const decision = decide(subscription, command, at, ROME);
    if (!decision.ok) throw new Error(decision.code);
    return decision.value.reduce(evolve, subscription);
  }, from);
}
const codeOf = (subscription: Subscription, command: SubscriptionCommand, at = start) => {
  const decision = decide(subscription, command, at, ROME);
  return decision.ok ? decision.value.map(({ kind }) => kind) : decision.code;
};
const charge: SubscriptionCommand = { kind: 'CHARGE', phase };
const answer = (result: 'PAID' | Cause, attempt = 1): SubscriptionCommand => ({
  kind: 'ANSWER',
  charge: { phase, attempt },
  result,
});
const suspended = (cause: Cause) => after([[charge], [answer(cause)]]) as SuspendedSubscription;
const deletion: SubscriptionCommand = { kind: 'DELETE_PAYMENT', isConfirmed: true };
const closed: SubscriptionCommand = { kind: 'CLOSED', phase };
const passTime: SubscriptionCommand = { kind: 'PASS_TIME' };

const charging = after([[charge]]);
const active = after([[answer('PAID')]], charging);
const poor = suspended('INSUFFICIENT_FUNDS');
const closing = after([[deletion]], poor);
const inactive = after([[closed]], closing);
const threePhases: PhaseOfMember[] = [1, 2, 3].map((number) => ({
  phase: { year: 2026, number: number as 1 | 2 | 3 },
  kind: 'PAID',
}));

describe('dunning', () => {
  /** All instants at which it is tried by itself, in hours since the failure, and when it ends, in days. */
  function schedule(cause: Cause): { hours: number[]; days: number } {
    let subscription = suspended(cause);
    const hours: number[] = [];
    for (let at = nextRetryOf(subscription, ROME); at; at = nextRetryOf(subscription, ROME)) {
      expect(dueAtOf(subscription, ROME)).toEqual(at);
      expect(codeOf(subscription, passTime, new Date(+at - 1))).toEqual([]);
      expect(codeOf(subscription, passTime, at)).toEqual(['CHARGE_ASKED']);
      hours.push((+at - +start) / 3_600_000);
      const attempt = subscription.charge.attempt + 1;
      subscription = after(
        [
          [passTime, at],
          [answer(cause, attempt), at],
        ],
        subscription,
      ) as SuspendedSubscription;
    }
    const deadline = deadlineOf(subscription, ROME);
    expect(dueAtOf(subscription, ROME)).toEqual(deadline);
    expect(codeOf(subscription, passTime, new Date(+deadline - 1))).toEqual([]);
    expect(codeOf(subscription, passTime, deadline)).toEqual(['CLOSING_ASKED']);
    return { hours, days: (+deadline - +start) / 86_400_000 };
  }

  it.each<[Cause, number[], number]>([
    ['INSUFFICIENT_FUNDS', [72, 120, 168], 14],
    ['RETRY_LATER', [1, 6, 24, 72, 120, 168], 14],
    ['EXPIRED_CARD', [], 7],
    ['DECLINED', [], 7],
    ['AUTHENTICATION_REQUIRED', [], 7],
  ])('LEA-08~ BIL-08~ %s is tried after %p hours and ends on day %i, to the millisecond', (cause, hours, days) => {
    expect(schedule(cause)).toEqual({ hours, days });
  });

  it('LEA-08~ days are those of the calendar, also when the clocks change between', () => {
    const before = {
      ...poor,
      since: rome('2027-10-29T09:00'),
      causeSince: rome('2027-10-29T09:00'),
      triedAt: rome('2027-10-29T09:00'),
    };
    expect(nextRetryOf(before, ROME)).toEqual(rome('2027-11-01T09:00'));
    expect(deadlineOf(before, ROME)).toEqual(rome('2027-11-12T09:00'));
  });

  it('LEA-08~ tries by hand move neither the schedule nor the end', () => {
    const tried = after(
      [
        [{ kind: 'RETRY' }, later(10)],
        [answer('INSUFFICIENT_FUNDS', 2), later(10)],
      ],
      poor,
    ) as SuspendedSubscription;
    expect(nextRetryOf(tried, ROME)).toEqual(later(72));
    expect(deadlineOf(tried, ROME)).toEqual(later(14 * 24));
  });

  it('LEA-08~ after a long outage it is tried once, not once for each time missed', () => {
    const missed = after([[passTime, later(130)]], poor) as SuspendedSubscription;
    expect(missed.charge.attempt).toBe(2);
    expect(nextRetryOf(missed, ROME)).toEqual(later(168));
    expect(codeOf(missed, passTime, later(168))).toEqual([]);
  });

  it('LEA-08~ there are seven days for a new card from when it is needed, and fourteen in all', () => {
    const changed = (hours: number) =>
      after(
        [
          [{ kind: 'RETRY' }, later(hours)],
          [answer('EXPIRED_CARD', 2), later(hours)],
        ],
        poor,
      ) as SuspendedSubscription;
    expect(deadlineOf(changed(48), ROME)).toEqual(later(9 * 24));
    expect(deadlineOf(changed(13 * 24), ROME)).toEqual(later(14 * 24));
  });
});

describe('the subscription, step by step', () => {
  it('LEA-12~ a phase is charged once, however often it starts', () => {
    expect(codeOf(subscribe(), charge)).toEqual(['CHARGE_ASKED']);
    expect(codeOf(charging, charge)).toEqual([]);
    expect(codeOf(active, charge)).toEqual([]);
    expect(codeOf(active, { kind: 'CHARGE', phase: next })).toEqual(['CHARGE_ASKED']);
  });

  it('LEA-08~ a payment that came after all makes it active again, even while it is being closed', () => {
    expect(after([[answer('PAID')]], poor)).toEqual(active);
    expect(after([[answer('PAID')]], closing)).toEqual(active);
  });

  it('LEA-08~ an answer to another attempt or another phase says nothing', () => {
    const again = after([[{ kind: 'RETRY' }]], poor);
    expect(codeOf(again, answer('DECLINED', 1))).toEqual([]);
    expect(codeOf(again, { kind: 'ANSWER', charge: { phase: next, attempt: 2 }, result: 'PAID' })).toEqual([]);
    expect(codeOf(active, answer('DECLINED'))).toEqual([]);
    expect(codeOf(closing, { kind: 'CLOSED', phase: next })).toEqual([]);
    expect(codeOf(poor, closed)).toEqual([]);
  });

  it.each<[Cause, string]>([
    ['INSUFFICIENT_FUNDS', 'UNPAID'],
    ['RETRY_LATER', 'UNPAID'],
    ['EXPIRED_CARD', 'NO_VALID_CARD'],
    ['DECLINED', 'NO_VALID_CARD'],
    ['AUTHENTICATION_REQUIRED', 'NOT_AUTHENTICATED'],
  ])('LEA-08~ %s unpaid until the end makes it inactive: %s', (cause, reason) => {
    const at = later(14 * 24);
    expect(
      after(
        [
          [passTime, at],
          [closed, at],
        ],
        suspended(cause),
      ),
    ).toMatchObject({ state: 'INACTIVE', reason, at });
  });

  it('LEA-08~ money for a subscription that has ended goes back, once and only for what was not paid', () => {
    expect(codeOf(inactive, answer('PAID'))).toEqual(['REFUND_ASKED']);
    expect(codeOf(after([[answer('PAID')]], inactive), answer('PAID'))).toEqual([]);
    expect(codeOf(inactive, { kind: 'ANSWER', charge: { phase: next, attempt: 1 }, result: 'PAID' })).toEqual([]);
  });

  it('LEA-09~ cancelled after three phases it ends when the next one starts', () => {
    const cancelled = after([[{ kind: 'CANCEL', phases: threePhases }]], active);
    expect(codeOf(cancelled, { kind: 'CANCEL', phases: threePhases })).toEqual([]);
    expect(after([[{ kind: 'CHARGE', phase: next }]], cancelled)).toMatchObject({ reason: 'CANCELLED', unpaid: null });
  });

  const retry: SubscriptionCommand = { kind: 'RETRY' };
  const cancel: SubscriptionCommand = { kind: 'CANCEL', phases: threePhases };
  it.each<[string, SubscriptionRefusal, Subscription, SubscriptionCommand]>([
    ['charge what has ended', 'SUBSCRIPTION_INACTIVE', inactive, { kind: 'CHARGE', phase: next }],
    ['retry what has ended', 'SUBSCRIPTION_INACTIVE', inactive, retry],
    ['verify what has ended', 'SUBSCRIPTION_INACTIVE', inactive, { kind: 'VERIFY' }],
    ['pay what has ended with another card', 'SUBSCRIPTION_INACTIVE', inactive, { kind: 'CARD_CHANGED' }],
    ['delete a payment of what has ended', 'SUBSCRIPTION_INACTIVE', inactive, deletion],
    ['cancel what has ended', 'SUBSCRIPTION_INACTIVE', inactive, cancel],
    ['charge another phase while one is unpaid', 'PAYMENT_PENDING', poor, { kind: 'CHARGE', phase: next }],
    ['cancel while a payment is open', 'PAYMENT_PENDING', poor, cancel],
    ['cancel while it is being charged', 'PAYMENT_PENDING', charging, cancel],
    ['retry where nothing is open', 'NO_PENDING_PAYMENT', active, retry],
    ['retry what is being closed', 'NO_PENDING_PAYMENT', closing, retry],
    ['verify where nothing is open', 'NO_PENDING_PAYMENT', active, { kind: 'VERIFY' }],
    ['delete where nothing is open', 'NO_PENDING_PAYMENT', active, deletion],
    ['delete without confirmation', 'CONFIRMATION_REQUIRED', poor, { ...deletion, isConfirmed: false }],
    ['retry an expired card', 'NEW_CARD_REQUIRED', suspended('EXPIRED_CARD'), retry],
    ['retry a declined card', 'NEW_CARD_REQUIRED', suspended('DECLINED'), retry],
    ['retry what the bank asks about', 'AUTHENTICATION_REQUIRED', suspended('AUTHENTICATION_REQUIRED'), retry],
    ['cancel before three phases', 'FEWER_THAN_THREE_PHASES', active, { kind: 'CANCEL', phases: threePhases.slice(1) }],
    ['cancel before the first phase', 'FEWER_THAN_THREE_PHASES', subscribe(), cancel],
  ])('LEA-08~ LEA-13~ refuses to %s: %s', (_, code, subscription, command) => {
    expect(codeOf(subscription, command)).toBe(code);
  });

  it('ADM-04~ who is excluded is inactive at once, and what was not paid by then goes back if it arrives', () => {
    const out = after([[{ kind: 'EXCLUDE' }]], charging);
    expect(out).toMatchObject({ state: 'INACTIVE', reason: 'EXCLUDED' });
    expect(codeOf(out, { kind: 'EXCLUDE' })).toBe('SUBSCRIPTION_INACTIVE');
    expect(after([[{ kind: 'EXCLUDE' }]], active)).toMatchObject({ unpaid: null });
    for (const open of [charging, poor, closing] as (ActiveSubscription | SuspendedSubscription)[]) {
      const excluded = after([[{ kind: 'EXCLUDE' }]], open);
      const paid = { kind: 'ANSWER', charge: open.charge!, result: 'PAID' } as const;
      expect(codeOf(excluded, paid)).toEqual(['REFUND_ASKED']);
    }
  });

  it('LEA-08~ a pending payment is verified, tried again, or paid with another card', () => {
    expect(codeOf(charging, { kind: 'VERIFY' })).toEqual(['LOOK_ASKED']);
    expect(codeOf(poor, { kind: 'VERIFY' })).toEqual(['LOOK_ASKED']);
    expect(codeOf(poor, retry)).toEqual(['CHARGE_ASKED']);
    expect(codeOf(after([[retry]], poor), retry)).toEqual([]);
    expect(codeOf(suspended('EXPIRED_CARD'), { kind: 'CARD_CHANGED' })).toEqual(['CHARGE_ASKED']);
    expect(codeOf(active, { kind: 'CARD_CHANGED' })).toEqual([]);
  });
});
