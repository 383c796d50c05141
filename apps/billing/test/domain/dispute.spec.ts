import fc from 'fast-check';
import {
  type Dispute,
  type DisputeFacts,
  disputePostings,
  handleDispute,
  hearDispute,
} from '../../src/domain/dispute.js';
import { userId } from '@setpoint/kernel';
import { ana, NOW } from '../builders.js';

const whose = { id: 'x1', ref: 'dp_1', paymentId: 'p1', playerId: ana };
const facts = (state: DisputeFacts['state'], feeCents = 2_000): DisputeFacts => ({
  ...{ state, cents: 1_500, feeCents, reason: 'fraudulent', openedAt: NOW, evidenceDueBy: null },
});
const later = new Date(NOW.getTime() + 60_000);
const opened = hearDispute(null, whose, facts('OPEN'), NOW);
const booked = (before: Dispute | null, after: Dispute) =>
  disputePostings(before, after, NOW, () => 'id').flatMap(({ cause, entries }) =>
    entries.map(({ account, cents }) => `${cause} ${account.kind} ${cents}`),
  );

describe('a payment that its payer disputes with the bank', () => {
  it('BIL-03~ is taken back with a fee, on an account of its own', () => {
    expect(opened).toMatchObject({ state: 'OPEN', closedAt: null });
    expect(booked(null, opened)).toEqual([
      'dispute:x1:none:open DISPUTED 1500',
      'dispute:x1:none:open PROVIDER -1500',
      'dispute:x1:fee:0:2000 FEES 2000',
      'dispute:x1:fee:0:2000 PROVIDER -2000',
    ]);
  });

  it('BIL-03~ stays taken when it is lost', () => {
    const lost = hearDispute(opened, whose, facts('LOST'), later);
    expect(lost).toMatchObject({ state: 'LOST', closedAt: later });
    expect(booked(opened, lost)).toEqual([]);
  });

  it('BIL-03~ is booked back when it is won, with the fee where that came back', () => {
    const won = hearDispute(opened, whose, facts('WON', 0), later);
    expect(booked(opened, won)).toEqual([
      'dispute:x1:open:won DISPUTED -1500',
      'dispute:x1:open:won PROVIDER 1500',
      'dispute:x1:fee:2000:0 FEES -2000',
      'dispute:x1:fee:2000:0 PROVIDER 2000',
    ]);
  });

  it('BIL-03~ stays settled when an old answer says that it is open', () => {
    const won = hearDispute(opened, whose, facts('WON'), later);
    expect(hearDispute(won, whose, facts('OPEN'), later)).toBe(won);
    expect(hearDispute(opened, whose, facts('OPEN'), later)).toBe(opened);
  });

  it('ADM-01~ waits for support with each new state, but not once it is won', () => {
    const sam = userId('sam');
    expect(opened).toMatchObject({ handledAt: null });
    const handled = handleDispute(opened, sam, later);
    expect(handled).toMatchObject({ handledAt: later, handledBy: sam });
    expect(handleDispute(handled, sam, NOW)).toBe(handled);
    expect(hearDispute(handled, whose, facts('OPEN', 1_000), later)).toMatchObject({ handledBy: sam });
    const lost = hearDispute(handled, whose, facts('LOST'), later);
    expect(lost).toMatchObject({ handledAt: null, handledBy: null });
    expect(hearDispute(opened, whose, facts('WON'), later)).toMatchObject({ handledAt: later, handledBy: null });
    // What was lost may be booked against refunds: somebody has a look.
    expect(hearDispute(lost, whose, facts('WON'), later)).toMatchObject({ handledAt: null });
  });

  it('BIL-03~ leaves what its last state asks for, whatever was told before', () => {
    const told = fc.array(fc.record({ state: fc.constantFrom('OPEN', 'WON', 'LOST'), fee: fc.constantFrom(0, 2_000) }));
    fc.assert(
      fc.property(told, (answers) => {
        let dispute: Dispute | null = null;
        let taken = 0;
        let fees = 0;
        for (const { state, fee } of answers) {
          const next: Dispute = hearDispute(dispute, whose, facts(state as DisputeFacts['state'], fee), later);
          for (const { entries } of disputePostings(dispute, next, NOW, () => 'id')) {
            expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
            for (const { account, cents } of entries) {
              if (account.kind === 'DISPUTED') taken += cents;
              if (account.kind === 'FEES') fees += cents;
            }
          }
          dispute = next;
        }
        expect(taken).toBe(dispute && dispute.state !== 'WON' ? dispute.cents : 0);
        expect(fees).toBe(dispute?.feeCents ?? 0);
      }),
    );
  });
});
