import { likeliest, type Axis, type Point } from '../src/likeliest.js';
import { numbers } from './population.js';

/** As good as unknown. */
const axis: Axis = { least: -20, most: 20, expected: 0, spread: 100 };

/** Outcomes whose log-odds follow two features that hardly differ, so that their weights make up for each other. */
function outcomes() {
  const next = numbers(5);
  return Array.from({ length: 4000 }, () => {
    const one = 2 * next() - 1;
    const other = one + 0.05 * (2 * next() - 1);
    return { one, other, happened: next() < 1 / (1 + Math.exp(-(3 * one - 2 * other))) };
  });
}

function search(axes: readonly Axis[], { start = [0, 0], evaluations = 60 } = {}) {
  const known = outcomes();
  let spent = 0;
  const evaluate = ([a, b]: Point) => {
    spent++;
    const logOdds = Float64Array.from(known, ({ one, other }) => a! * one + b! * other);
    const loss = known.reduce(
      (sum, { happened }, i) => sum + Math.log1p(Math.exp(happened ? -logOdds[i]! : logOdds[i]!)),
      0,
    );
    return { logLoss: loss / known.length, logOdds };
  };
  const found = likeliest(evaluate, start, axes, { forecasts: known.length, evaluations });
  const { logLoss } = evaluate(found.at);
  return { ...found, logLoss, spent: spent - 1, lossAt: (at: Point) => evaluate(at).logLoss };
}

describe('the search for the likeliest values', () => {
  it('follows a narrow valley to its end', () => {
    const { at, logLoss, lossAt } = search([axis, axis]);
    for (const by of [-0.05, 0.05])
      for (const place of [0, 1]) expect(lossAt(at.with(place, at[place]! + by))).toBeGreaterThan(logLoss);
    expect(lossAt([at[0]! + 0.2, at[1]! - 0.2])).toBeGreaterThan(logLoss);
    expect(lossAt([at[0]! - 0.2, at[1]! + 0.2])).toBeGreaterThan(logLoss);
  });

  it('arrives at the same place from elsewhere, within its allowance', () => {
    const { at, evaluations, spent } = search([axis, axis]);
    const other = search([axis, axis], { start: [6, -9] });
    expect(other.at[0]).toBeCloseTo(at[0]!, 1);
    expect(other.at[1]).toBeCloseTo(at[1]!, 1);
    expect(evaluations).toBe(spent);
    expect(evaluations).toBeLessThanOrEqual(60);
  });

  it('keeps to the limits and finds the best within them', () => {
    const limited = { ...axis, most: 0.5 };
    const { at, lossAt, logLoss } = search([limited, axis]);
    expect(at[0]).toBe(0.5);
    expect(lossAt([0.5, at[1]! + 0.1])).toBeGreaterThan(logLoss);
    expect(lossAt([0.5, at[1]! - 0.1])).toBeGreaterThan(logLoss);
  });

  it('stays by what is expected where little is known', () => {
    const sure = { ...axis, expected: 1, spread: 0.001 };
    expect(search([sure, axis]).at[0]).toBeCloseTo(1, 2);
  });
});
