import fc from 'fast-check';
import type { Dispute } from '../../src/domain/dispute.js';
import type { PaymentRecord } from '../../src/domain/payment-record.js';
import {
  decideRefund,
  hearRefund as heard,
  isSendable,
  type Refund,
  type RefundAnswer,
  refundPostings,
} from '../../src/domain/refund.js';
import { ana, NOW } from '../builders.js';

const price = { lines: [], cents: 1_500, creditCents: 500, cardCents: 1_000 };
const common = { cardCents: 1_000, ref: 'pi_1', deadline: NOW, givenUp: null };
const paid: PaymentRecord = {
  ...{ id: 'p1', dueId: 'd1', playerId: ana, price, startedAt: NOW, hintedAt: null, means: 'NOT_KEPT' },
  payment: { ...common, status: 'PAID', at: NOW, feeCents: null },
};
const facts = { id: 'r1', decidedAt: NOW };
const refund = (wish: Partial<Parameters<typeof decideRefund>[3]>, former: readonly Refund[] = []): Refund => {
  const outcome = decideRefund(paid, former, [], { to: 'MEANS', cause: 'c', ...wish }, facts);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};
const hearRefund = (refund: Refund, answer: RefundAnswer, now: Date, disputes: readonly Dispute[] = []): Refund =>
  heard({ refund, others: [], disputes }, answer, now);
const amounts = ({ cardCents, creditCents, status }: Refund) => [cardCents, creditCents, status];
const disputed = (state: Dispute['state'], cents = 1_000): Dispute => ({
  ...{ id: 'x1', ref: 'dp_1', paymentId: 'p1', playerId: ana, state, cents, feeCents: 2_000, reason: 'fraudulent' },
  ...{
    openedAt: NOW,
    evidenceDueBy: null,
    closedAt: null,
    recoveredCents: 0,
    owedCents: 0,
    barLiftedAt: null,
    handledAt: null,
    handledBy: null,
  },
});
const [OPEN, LOST, WON] = [[disputed('OPEN')], [disputed('LOST')], [disputed('WON')]];
const booked = (before: Refund | null, after: Refund) =>
  refundPostings(before, after, NOW, () => 'id').flatMap(({ cause, entries }) =>
    entries.map(({ account, cents }) => `${cause} ${account.kind} ${cents}`),
  );

describe('a refund', () => {
  it('BIL-06~ goes where the payment came from, or all as credit', () => {
    expect(amounts(refund({}))).toEqual([1_000, 500, 'SENDING']);
    expect(amounts(refund({ to: 'CREDIT' }))).toEqual([0, 1_500, 'DONE']);
    expect(amounts(refund({ cents: 300 }))).toEqual([300, 0, 'SENDING']);
    const former = refund({ cents: 900 });
    expect(amounts(refund({ cents: 400 }, [former]))).toEqual([100, 300, 'SENDING']);
    expect(amounts(refund({}, [former]))).toEqual([100, 500, 'SENDING']);
  });

  it('BIL-06~ is of what was paid, and never of more', () => {
    const decide = (record: PaymentRecord, cents: number, former: readonly Refund[] = []) =>
      decideRefund(record, former, [], { cents, to: 'MEANS', cause: 'c' }, facts);
    const tooLarge = { ok: false, code: 'REFUND_TOO_LARGE' };
    expect(decide(paid, 1_501)).toMatchObject(tooLarge);
    expect(decide(paid, 0)).toMatchObject(tooLarge);
    expect(decide(paid, 1.5)).toMatchObject(tooLarge);
    expect(decide(paid, 1, [refund({})])).toMatchObject(tooLarge);
    const expired = { ...common, status: 'EXPIRED', at: NOW, cause: 'TOO_LATE' } as const;
    expect(decide({ ...paid, payment: expired }, 1)).toMatchObject({ ok: false, code: 'PAYMENT_NOT_PAID' });
  });

  it('BIL-06~ BIL-03~ takes from revenue at once, and leaves the provider when it is sent', () => {
    const decided = refund({});
    expect(booked(null, decided)).toEqual([
      'refund:r1:decided REVENUE 1500',
      'refund:r1:decided HELD -1000',
      'refund:r1:decided CREDIT -500',
    ]);
    const done = hearRefund(decided, { state: 'DONE', ref: 're_1' }, NOW);
    expect(booked(decided, done)).toEqual(['refund:r1:sent HELD 1000', 'refund:r1:sent PROVIDER -1000']);
    expect(booked(done, hearRefund(done, { state: 'DONE', ref: 're_1' }, NOW))).toEqual([]);
  });

  it('BIL-06~ that fails becomes credit, also days after it was sent', () => {
    const decided = refund({});
    const failed = hearRefund(decided, { state: 'FAILED', ref: 're_1' }, NOW);
    expect(failed).toMatchObject({ status: 'BECAME_CREDIT', nextTryAt: null });
    expect(booked(decided, failed)).toEqual(['refund:r1:failed HELD 1000', 'refund:r1:failed CREDIT -1000']);
    const done = hearRefund(decided, { state: 'DONE', ref: 're_1' }, NOW);
    const returned = hearRefund(done, { state: 'FAILED', ref: 're_1' }, NOW);
    expect(booked(done, returned)).toEqual(['refund:r1:returned PROVIDER 1000', 'refund:r1:returned CREDIT -1000']);
    expect(hearRefund(returned, { state: 'DONE', ref: 're_1' }, NOW)).toBe(returned);
  });

  it('BIL-06~ is asked for again with growing pauses while nobody knows', () => {
    let asked = refund({});
    const pauses: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      asked = hearRefund(asked, i === 0 ? { state: 'UNKNOWN' } : { state: 'PENDING', ref: 're_1' }, NOW);
      pauses.push((asked.nextTryAt!.getTime() - NOW.getTime()) / 60_000);
    }
    expect(pauses).toEqual([1, 5, 30, 360, 360]);
    expect(asked).toMatchObject({ status: 'SENDING', ref: 're_1' });
  });

  it.each([
    [-1, true],
    [0, false],
  ])('BIL-06~ is watched for thirty days after it was sent: %i ms from then', (ms, watched) => {
    const then = new Date(NOW.getTime() + 30 * 86_400_000 + ms);
    const done = hearRefund(refund({}), { state: 'DONE', ref: 're_1' }, then);
    expect(done.nextTryAt !== null).toBe(watched);
  });

  it.each(['MEANS', 'CREDIT'] as const)(
    'BIL-06~ BIL-09~ to %s waits for the bank while the payment is disputed',
    (to) => {
      const decide = (disputes: readonly Dispute[]) => decideRefund(paid, [], disputes, { to, cause: 'c' }, facts);
      expect(decide(OPEN)).toMatchObject({ ok: false, code: 'PAYMENT_DISPUTED' });
      expect(decide([...WON, ...OPEN])).toMatchObject({ ok: false, code: 'PAYMENT_DISPUTED' });
      expect(decide(WON)).toMatchObject({ ok: true, value: { bankCents: 0 } });
    },
  );

  it.each(['MEANS', 'CREDIT'] as const)(
    'BIL-06~ BIL-03~ to %s gives nothing of what the bank has returned, and the credit that was paid besides',
    (to) => {
      const outcome = decideRefund(paid, [], LOST, { to, cause: 'c' }, facts);
      if (!outcome.ok) throw new Error(outcome.code);
      expect(outcome.value).toMatchObject({ bankCents: 1_000, cardCents: 0, creditCents: 500, status: 'DONE' });
      expect(booked(null, outcome.value)).toEqual([
        'refund:r1:decided REVENUE 1500',
        'refund:r1:decided CREDIT -500',
        'refund:r1:decided DISPUTED -1000',
      ]);
    },
  );

  it('BIL-06~ ADM-06~ of an amount is of what the bank has not returned', () => {
    const decide = (cents: number) => decideRefund(paid, [], LOST, { cents, to: 'CREDIT', cause: 'c' }, facts);
    expect(decide(501)).toMatchObject({ ok: false, code: 'RETURNED_BY_BANK' });
    expect(decide(1_501)).toMatchObject({ ok: false, code: 'REFUND_TOO_LARGE' });
    expect(decide(500)).toMatchObject({ ok: true, value: { bankCents: 0, creditCents: 500 } });
  });

  it('BIL-06~ BIL-03~ that a lost dispute overtakes is closed by what the bank returns', () => {
    const decided = refund({ cents: 1_000 });
    const closed = hearRefund(decided, { state: 'NONE' }, NOW, LOST);
    expect(closed).toMatchObject({ status: 'DONE', cardCents: 0, bankCents: 1_000, nextTryAt: null });
    expect(booked(decided, closed)).toEqual([
      'refund:r1:by-bank:1000 HELD 1000',
      'refund:r1:by-bank:1000 DISPUTED -1000',
    ]);
    expect(hearRefund(closed, { state: 'FAILED', ref: 're_1' }, NOW, LOST)).toBe(closed);
    const done = hearRefund(decided, { state: 'DONE', ref: 're_1' }, NOW);
    const returned = hearRefund(done, { state: 'FAILED', ref: 're_1' }, NOW, LOST);
    expect(booked(done, returned)).toEqual([
      'refund:r1:by-bank:1000 PROVIDER 1000',
      'refund:r1:by-bank:1000 DISPUTED -1000',
    ]);
  });

  it('BIL-06~ that was sent before the dispute stays sent, and one under way is followed to its end', () => {
    const decided = refund({ cents: 1_000 });
    expect(hearRefund(decided, { state: 'DONE', ref: 're_1' }, NOW, LOST)).toMatchObject({
      status: 'DONE',
      bankCents: 0,
    });
    const pending = hearRefund(decided, { state: 'PENDING', ref: 're_1' }, NOW, LOST);
    expect(pending).toMatchObject({ status: 'SENDING', bankCents: 0, ref: 're_1' });
  });

  it('BIL-06~ BIL-09~ never becomes credit while the bank decides, and is sent once the dispute is won', () => {
    const decided = refund({ cents: 1_000 });
    const waiting = hearRefund(decided, { state: 'FAILED', ref: 're_1' }, NOW, OPEN);
    expect(waiting).toMatchObject({ status: 'SENDING', ref: 're_1', tries: 0, nextTryAt: null });
    expect(hearRefund(waiting, { state: 'FAILED', ref: 're_1' }, NOW, WON)).toMatchObject({ status: 'BECAME_CREDIT' });
    expect(hearRefund(decided, { state: 'NONE' }, NOW, WON)).toMatchObject({
      status: 'SENDING',
      tries: 0,
      nextTryAt: NOW,
    });
    const sendable = (disputes: readonly Dispute[]) => isSendable({ refund: decided, others: [], disputes });
    expect([OPEN, LOST, WON, []].map(sendable)).toEqual([false, false, true, true]);
  });

  it('BIL-06~ BIL-09~ that the provider refuses because of a dispute waits for its end, and asks no more until then', () => {
    const decided = refund({ cents: 1_000 });
    const refused = { state: 'DISPUTED' } as const;
    expect(hearRefund(decided, refused, NOW, OPEN)).toMatchObject({ status: 'SENDING', nextTryAt: null });
    expect(hearRefund(decided, refused, NOW, LOST)).toMatchObject({ status: 'DONE', cardCents: 0, bankCents: 1_000 });
    // Not announced yet: it is looked for, and the refund asks again.
    expect(hearRefund(decided, refused, NOW)).toMatchObject({ status: 'SENDING', tries: 1 });
    expect(hearRefund(decided, refused, NOW, WON)).toMatchObject({ status: 'SENDING', tries: 1 });
  });

  it('BIL-06~ of which the bank returned a part sends the rest', () => {
    const decided = refund({ cents: 1_000 });
    const disputes = [disputed('LOST', 400)];
    const left = hearRefund(decided, { state: 'NONE' }, NOW, disputes);
    expect(left).toMatchObject({ status: 'SENDING', cardCents: 600, bankCents: 400, nextTryAt: NOW });
    expect(isSendable({ refund: left, others: [], disputes })).toBe(true);
    const done = hearRefund(left, { state: 'DONE', ref: 're_1' }, NOW, disputes);
    expect(booked(left, done)).toEqual(['refund:r1:sent HELD 600', 'refund:r1:sent PROVIDER -600']);
  });

  it('BIL-06~ BIL-03~ of many parts never comes to more than the payment, nor to more on the card', () => {
    const wish = fc.record({ cents: fc.integer({ min: -5, max: 700 }), to: fc.constantFrom('MEANS', 'CREDIT') });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        const made: Refund[] = [];
        for (const each of wishes) {
          const outcome = decideRefund(paid, made, [], { ...each, cause: 'c' }, facts);
          if (outcome.ok) made.push(outcome.value);
        }
        const card = made.reduce((total, { cardCents }) => total + cardCents, 0);
        const all = made.reduce((total, { creditCents }) => total + creditCents, card);
        return card <= price.cardCents && all <= price.cents;
      }),
    );
  });
});
