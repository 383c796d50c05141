import fc from 'fast-check';
import { LeagueCoverage, PHASE_EDGES, SUBSCRIPTION_EDGES } from './edges.js';
import { History } from './subscription-history.js';
import { BEGINNINGS, step } from './subscription-steps.js';

describe('subscriptions over the phases', () => {
  it('LEA-12~ LEA-08 BIL-08~ are charged once for a phase and always come to an end, with no money kept for what is over', async () => {
    const counts: Record<string, number> = {};
    const coverage = new LeagueCoverage();
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 25 }),
        fc.constantFrom(12, 13, 14),
        fc.boolean(),
        fc.constantFrom(...BEGINNINGS),
        async (steps, others, hasPlace, before) => {
          const history = new History(others, hasPlace, counts, coverage);
          for (const each of before) await history.take(each);
          for (const each of steps) await history.take(each);
          await history.end();
        },
      ),
      { numRuns: process.env['SOAK'] ? 10_000 : 2_000 },
    );
    const rare = ['→ ACTIVE', '→ SUSPENDED', '→ INACTIVE', 'charge-refunded', 'charge-withdrawn'];
    for (const what of rare) expect([what, (counts[what] ?? 0) > 0]).toEqual([what, true]);
    expect(coverage.phases.edges()).toEqual(PHASE_EDGES);
    expect(coverage.subscriptions.edges()).toEqual(SUBSCRIPTION_EDGES);
  }, 300_000);
});
