import type { Dispute } from '../../src/domain/dispute.js';
import { overpaidCents, recover } from '../../src/domain/overpayment.js';
import type { Refund } from '../../src/domain/refund.js';
import { ana, NOW } from '../builders.js';

const record = { id: 'p1', playerId: ana, price: { lines: [], cents: 1_500, creditCents: 500, cardCents: 1_000 } };
const refund = (more: Partial<Refund>): Refund => ({
  ...{ id: 'r1', paymentId: 'p1', playerId: ana, cause: 'c', creditCents: 0, cardCents: 0, bankCents: 0 },
  ...{ status: 'DONE', decidedAt: NOW, by: null, reason: null, ref: null, tries: 0, nextTryAt: null, ...more },
});
const dispute = (state: Dispute['state'], more: Partial<Dispute> = {}): Dispute => ({
  ...{ id: 'x1', ref: 'dp_1', paymentId: 'p1', playerId: ana, state, cents: 1_000, feeCents: 2_000, reason: null },
  ...{ openedAt: NOW, evidenceDueBy: null, closedAt: null, recoveredCents: 0, owedCents: 0, barLiftedAt: null },
  ...{ handledAt: null, handledBy: null, ...more },
});
const facts = { id: 't1', at: NOW };
const moves = (refunds: Refund[], ...disputes: Dispute[]) => ({ record, refunds, disputes });

describe('what a payer has twice, from a refund and from the bank', () => {
  it.each([
    ['nothing while the bank decides', [refund({ creditCents: 1_500 })], 'OPEN', 0],
    ['nothing where the dispute was won', [refund({ creditCents: 1_500 })], 'WON', 0],
    ['nothing without a refund', [], 'LOST', 0],
    ['what was refunded as credit before', [refund({ creditCents: 1_500 })], 'LOST', 1_000],
    ['no more than exceeds the payment', [refund({ creditCents: 700 })], 'LOST', 200],
    ['what was refunded to the card before', [refund({ cardCents: 1_000 })], 'LOST', 500],
    [
      'nothing of what is being sent, which the bank may close',
      [refund({ cardCents: 1_000, status: 'SENDING' })],
      'LOST',
      0,
    ],
    ['nothing of what was left to the bank', [refund({ bankCents: 1_000, creditCents: 500 })], 'LOST', 0],
    [
      'less than nothing where that was left to a bank that decided otherwise',
      [refund({ bankCents: 1_000 })],
      'WON',
      -1_000,
    ],
  ] as const)('BIL-03~ BIL-06~ is %s', (_, refunds, state, cents) => {
    expect(overpaidCents(moves([...refunds], dispute(state)))).toBe(cents);
  });

  it('BIL-03~ is taken from their credit, as far as there is any, and the rest is owed', () => {
    const twice = moves([refund({ creditCents: 1_500 })], dispute('LOST'));
    const { dispute: after, posting } = recover(twice, 600, facts)!;
    expect(after).toMatchObject({ recoveredCents: 600, owedCents: 400 });
    expect(posting).toMatchObject({ cause: 'payment:p1:recovered:t1' });
    expect(posting!.entries.map(({ account, cents }) => [account.kind, cents])).toEqual([
      ['CREDIT', 600],
      ['DISPUTED', -600],
    ]);
    const later = moves(twice.refunds, after);
    expect(recover(later, 0, facts)).toEqual({ dispute: after, posting: null });
    expect(recover(later, 5_000, facts)).toMatchObject({ dispute: { recoveredCents: 1_000, owedCents: 0 } });
  });

  it('BIL-03~ BIL-06~ goes back to them when the bank decides otherwise', () => {
    const taken = dispute('WON', { recoveredCents: 1_000 });
    const { dispute: after, posting } = recover(moves([refund({ creditCents: 1_500 })], taken), 0, facts)!;
    expect(after).toMatchObject({ recoveredCents: 0, owedCents: 0 });
    expect(posting!.entries.map(({ account, cents }) => [account.kind, cents])).toEqual([
      ['CREDIT', -1_000],
      ['DISPUTED', 1_000],
    ]);
    const left = recover(moves([refund({ bankCents: 1_000, creditCents: 500 })], dispute('WON')), 0, facts)!;
    expect(left.dispute).toMatchObject({ recoveredCents: -1_000 });
  });

  it('concerns payments with a dispute only', () => {
    expect(recover(moves([refund({ creditCents: 1_500 })]), 600, facts)).toBeNull();
  });
});
