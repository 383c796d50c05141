import { minimise } from '../levels/nelder-mead.ts';

describe('the search that tunes other models', () => {
  it('finds the end of a bent valley', () => {
    const valley = ([x, y]: readonly number[]) => (1 - x!) ** 2 + 100 * (y! - x! ** 2) ** 2;
    const { at, value } = minimise(valley, [-1.2, 1], 0.5, 200);
    expect(at[0]).toBeCloseTo(1, 2);
    expect(at[1]).toBeCloseTo(1, 2);
    expect(value).toBeLessThan(1e-5);
  });

  it('finds a lowest point in one dimension and keeps to its allowance', () => {
    const { at, evaluations } = minimise(([x]) => (x! - 3) ** 2, [0], 1, 60);
    expect(at[0]).toBeCloseTo(3, 4);
    expect(evaluations).toBeLessThanOrEqual(62);
  });
});
