import fc from 'fast-check';
import { creditGranted, posting, type Account } from '../../src/domain/ledger.js';
import { ana, NOW } from '../builders.js';

const facts = { id: 'p1', cause: 'award:a1', at: NOW };
const provider: Account = { kind: 'PROVIDER' };
const revenue: Account = { kind: 'REVENUE' };

describe('a posting', () => {
  it('BIL-03~ takes from prizes what it gives as credit', () => {
    expect(creditGranted(facts, ana, 1_000)).toEqual({
      ...facts,
      currency: 'EUR',
      reverses: null,
      entries: [
        { account: { kind: 'PRIZES' }, cents: 1_000 },
        { account: { kind: 'CREDIT', ownerId: 'ana' }, cents: -1_000 },
      ],
    });
  });

  it('BIL-03~ adds up the entries of one account, and leaves out what comes to nothing', () => {
    const entries = [
      { account: provider, cents: 700 },
      { account: provider, cents: 300 },
      { account: revenue, cents: -1_000 },
      { account: { kind: 'FEES' } as const, cents: 5 },
      { account: { kind: 'FEES' } as const, cents: -5 },
    ];
    expect(posting(facts, entries).entries).toEqual([
      { account: provider, cents: 1_000 },
      { account: revenue, cents: -1_000 },
    ]);
  });

  it.each([
    ['that sums to more than zero', [1_000, -999]],
    ['of fractions', [0.5, -0.5]],
    ['without an amount', [0, 0]],
  ])('BIL-03~ %s is an error of ours', (_what, [debit, credit]) => {
    const entries = [
      { account: provider, cents: debit! },
      { account: revenue, cents: credit! },
    ];
    expect(() => posting(facts, entries)).toThrow('award:a1');
  });

  it('BIL-03~ sums to zero whenever there is one', () => {
    const account = fc.constantFrom<Account>(provider, revenue, { kind: 'CREDIT', ownerId: 'ana' });
    const entries = fc.array(fc.record({ account, cents: fc.integer({ min: -3, max: 3 }) }));
    fc.assert(
      fc.property(entries, (some) => {
        const rest = some.reduce((sum, { cents }) => sum + cents, 0);
        try {
          const made = posting(facts, some);
          return rest === 0 && made.entries.reduce((sum, { cents }) => sum + cents, 0) === 0;
        } catch {
          return true;
        }
      }),
    );
  });
});
