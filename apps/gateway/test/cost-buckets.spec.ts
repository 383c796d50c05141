import { CostBuckets } from '../src/limits/cost-buckets.js';

const BUDGET = { costPerMinute: 600, burst: 100 };

function buckets() {
  let now = 0;
  const all = new CostBuckets(() => now);
  return { all, wait: (ms: number) => void (now += ms) };
}

describe('buckets of cost', () => {
  it('API-23~ hold a burst, and fill evenly', () => {
    const { all, wait } = buckets();
    expect(all.take(BUDGET, 'ana', 60)).toMatchObject({ isAllowed: true, left: 40, resetSeconds: 6 });
    expect(all.take(BUDGET, 'ana', 60)).toMatchObject({ isAllowed: false, left: 40, retryAfterSeconds: 2 });
    expect(all.take(BUDGET, 'ben', 100)).toMatchObject({ isAllowed: true, left: 0 });
    wait(2_000);
    expect(all.take(BUDGET, 'ana', 60)).toMatchObject({ isAllowed: true, left: 0 });
    wait(60_000);
    expect(all.take(BUDGET, 'ana', 0)).toMatchObject({ left: 100, resetSeconds: 1 });
  });

  it('API-23~ spend what was done already, into debt, and take back what was not', () => {
    const { all, wait } = buckets();
    all.take(BUDGET, 'ana', 90);
    expect(all.settle(BUDGET, 'ana', -80)).toMatchObject({ left: 90 });
    expect(all.settle(BUDGET, 'ana', -80)).toMatchObject({ left: 100 });
    expect(all.settle(BUDGET, 'ana', 150)).toMatchObject({ left: 0 });
    expect(all.take(BUDGET, 'ana', 1)).toMatchObject({ isAllowed: false, retryAfterSeconds: 6 });
    wait(5_100);
    expect(all.take(BUDGET, 'ana', 1)).toMatchObject({ isAllowed: true });
    all.settle(BUDGET, 'ana', 1_000_000);
    wait(10_100);
    expect(all.take(BUDGET, 'ana', 1)).toMatchObject({ isAllowed: true });
  });
});
