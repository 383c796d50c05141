import { isOpen, type OpenPayment, type Payment, type ProviderOutcome } from '../../src/domain/payment.js';
import {
  decide,
  LOOK_PAUSES_MS,
  type PaymentCommand,
  type PaymentRefusal,
  startPayment,
} from '../../src/domain/payment-machine.js';
import { NOW } from '../builders.js';

const MINUTE_MS = 60_000;
const after = (ms: number) => new Date(NOW.getTime() + ms);
const DEADLINE = after(30 * MINUTE_MS);

const fresh = startPayment({ cardCents: 1_000, deadline: DEADLINE }, NOW) as OpenPayment;
const must = (payment: Payment, command: PaymentCommand, now = NOW): Payment => {
  const outcome = decide(payment, command, now);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};
const heard = (outcome: ProviderOutcome): PaymentCommand => ({ kind: 'HEARD', outcome });
const succeeded = heard({ state: 'SUCCEEDED', receivedCents: 1_000, feeCents: 40 });
const cancelled = heard({ state: 'CANCELLED' });
const processing = heard({ state: 'PROCESSING' });

const prepared = must(fresh, { kind: 'PREPARED', ref: 'pi_1' });
const confirming = must(prepared, { kind: 'CONFIRM' });
const paid = must(confirming, succeeded);
const expired = must(prepared, cancelled);
const STATES = { fresh, prepared, confirming, paid, expired };

const COMMANDS = {
  prepared: { kind: 'PREPARED', ref: 'pi_1' },
  otherRef: { kind: 'PREPARED', ref: 'pi_2' },
  confirm: { kind: 'CONFIRM' },
  hinted: { kind: 'HINTED' },
  giveUp: { kind: 'GIVE_UP', cause: 'ABANDONED' },
  expire: { kind: 'EXPIRE' },
  succeeded,
  cancelled,
  processing,
} satisfies Record<string, PaymentCommand>;

/** What becomes of each state at each command before the deadline: a state or the code of a refusal. */
const TABLE: Record<keyof typeof STATES, Record<keyof typeof COMMANDS, Payment['status'] | PaymentRefusal>> = {
  fresh: {
    prepared: 'AWAITING_PAYER',
    otherRef: 'AWAITING_PAYER',
    confirm: 'PAYMENT_NOT_PREPARED',
    hinted: 'AWAITING_PAYER',
    giveUp: 'AWAITING_PAYER',
    expire: 'DEADLINE_AHEAD',
    succeeded: 'PAYMENT_NOT_PREPARED',
    cancelled: 'PAYMENT_NOT_PREPARED',
    processing: 'PAYMENT_NOT_PREPARED',
  },
  prepared: {
    prepared: 'AWAITING_PAYER',
    otherRef: 'OTHER_REFERENCE',
    confirm: 'CONFIRMING',
    hinted: 'AWAITING_PAYER',
    giveUp: 'AWAITING_PAYER',
    expire: 'DEADLINE_AHEAD',
    succeeded: 'PAID',
    cancelled: 'EXPIRED',
    processing: 'CONFIRMING',
  },
  confirming: {
    prepared: 'CONFIRMING',
    otherRef: 'OTHER_REFERENCE',
    confirm: 'CONFIRMING',
    hinted: 'CONFIRMING',
    giveUp: 'CONFIRMING',
    expire: 'DEADLINE_AHEAD',
    succeeded: 'PAID',
    cancelled: 'EXPIRED',
    processing: 'CONFIRMING',
  },
  paid: {
    prepared: 'PAID',
    otherRef: 'PAYMENT_OVER',
    confirm: 'PAID',
    hinted: 'PAID',
    giveUp: 'PAYMENT_OVER',
    expire: 'PAYMENT_OVER',
    succeeded: 'PAID',
    cancelled: 'PAYMENT_OVER',
    processing: 'PAID',
  },
  expired: {
    prepared: 'EXPIRED',
    otherRef: 'PAYMENT_OVER',
    confirm: 'PAYMENT_OVER',
    hinted: 'EXPIRED',
    giveUp: 'EXPIRED',
    expire: 'EXPIRED',
    succeeded: 'PAYMENT_OVER',
    cancelled: 'EXPIRED',
    processing: 'EXPIRED',
  },
};

const cases = Object.entries(TABLE).flatMap(([state, row]) =>
  Object.entries(row).map(([command, expected]) => [state, command, expected] as const),
);

describe('a payment', () => {
  it.each(cases)('BIL-10~ that is %s answers %s with %s', (state, command, expected) => {
    const outcome = decide(STATES[state as keyof typeof STATES], COMMANDS[command as keyof typeof COMMANDS], NOW);
    expect(outcome.ok ? outcome.value.status : outcome.code).toBe(expected);
  });

  it('BIL-07~ is paid at once where nothing is left for the card', () => {
    expect(startPayment({ cardCents: 0, deadline: DEADLINE }, NOW)).toMatchObject({
      status: 'PAID',
      at: NOW,
      ref: null,
    });
  });

  it.each(['INSUFFICIENT_FUNDS', 'EXPIRED_CARD', 'RETRY_LATER', 'AUTHENTICATION_REQUIRED', 'DECLINED'] as const)(
    'BIL-01~ waits for another try after %s, and can then be paid',
    (cause) => {
      const declined = must(confirming, heard({ state: 'FAILED', cause }));
      expect(declined).toMatchObject({ status: 'AWAITING_PAYER', declined: cause });
      expect(must(must(declined, { kind: 'CONFIRM' }), succeeded)).toMatchObject({ status: 'PAID', feeCents: 40 });
    },
  );

  it('BIL-10~ knows that the bank waits for the payer’s approval, until that was given, refused or given up', () => {
    const asked = must(confirming, heard({ state: 'ASKS_PAYER' }));
    expect(asked).toMatchObject({ status: 'AWAITING_PAYER', asks: true, declined: null });
    const refused = must(asked, heard({ state: 'FAILED', cause: 'AUTHENTICATION_REQUIRED' }));
    expect(refused).toMatchObject({ asks: false, declined: 'AUTHENTICATION_REQUIRED' });
    expect(must(asked, heard({ state: 'NEEDS_PAYER' }))).toMatchObject({ asks: false, declined: null });
    expect(must(asked, succeeded)).toMatchObject({ status: 'PAID' });
    expect(must(must(asked, { kind: 'GIVE_UP', cause: 'ABANDONED' }), cancelled)).toMatchObject({ cause: 'ABANDONED' });
  });

  it('BIL-03~ is not paid by another amount than its own: an error of ours', () => {
    const short = heard({ state: 'SUCCEEDED', receivedCents: 999, feeCents: null });
    expect(() => decide(confirming, short, NOW)).toThrow('999 cents came instead of 1000');
  });

  it('BIL-10~ asks the provider after ever longer pauses, and again at the deadline', () => {
    let payment = must(prepared, { kind: 'CONFIRM' }) as OpenPayment;
    const pauses: number[] = [];
    let now = NOW;
    for (let i = 0; i < 8; i += 1) {
      pauses.push(payment.nextLookAt.getTime() - now.getTime());
      now = payment.nextLookAt;
      payment = must(payment, processing, now) as OpenPayment;
    }
    const [, , , , , ten] = LOOK_PAUSES_MS;
    const asked = LOOK_PAUSES_MS.reduce((sum, pause) => sum + pause, 0);
    expect(pauses).toEqual([...LOOK_PAUSES_MS, ten, 30 * MINUTE_MS - asked - ten!]);
    // Late answers don't make it hot: behind the deadline the pauses hold again.
    expect(payment.nextLookAt.getTime() - now.getTime()).toBe(ten);
  });

  it.each([
    [-1, 'DEADLINE_AHEAD'],
    [0, 'EXPIRED'],
    [1, 'EXPIRED'],
  ] as const)('BIL-10~ that the provider never knew of expires by itself at its deadline %i ms', (ms, expected) => {
    const outcome = decide(fresh, { kind: 'EXPIRE' }, new Date(DEADLINE.getTime() + ms));
    expect(outcome.ok ? outcome.value.status : outcome.code).toBe(expected);
  });

  it('BIL-10~ that the provider knows of expires by its answer alone, which may be that it was paid', () => {
    expect(decide(prepared, { kind: 'EXPIRE' }, DEADLINE)).toMatchObject({ ok: false, code: 'PROVIDER_DECIDES' });
    expect(must(prepared, cancelled, DEADLINE)).toMatchObject({ status: 'EXPIRED', cause: 'TOO_LATE' });
    expect(must(prepared, succeeded, DEADLINE)).toMatchObject({ status: 'PAID' });
  });

  it('BIL-10~ given up comes to its deadline at once, and says why it ended', () => {
    for (const cause of ['ABANDONED', 'DUE_CLOSED'] as const) {
      const left = must(prepared, { kind: 'GIVE_UP', cause });
      expect(left).toMatchObject({ deadline: NOW, nextLookAt: NOW });
      expect(must(left, cancelled)).toMatchObject({ status: 'EXPIRED', cause });
      expect(must(left, succeeded)).toMatchObject({ status: 'PAID' });
    }
    expect(must(prepared, cancelled)).toMatchObject({ cause: 'CANCELLED_BY_PROVIDER' });
  });

  it('BIL-10~ is looked at sooner after a hint, never later', () => {
    expect(must(confirming, { kind: 'HINTED' })).toMatchObject({ nextLookAt: NOW, status: 'CONFIRMING' });
    const due = must(confirming, { kind: 'HINTED' });
    expect(must(due, { kind: 'HINTED' }, after(5))).toBe(due);
    expect(isOpen(due)).toBe(true);
  });
});
