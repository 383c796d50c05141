import {
  completeness,
  DAY_MS,
  DEFAULT_PARAMETERS,
  HYSTERESIS,
  INACTIVE_DAYS,
  regularDeviation,
  reliability,
  shownLevel,
  type Parameters,
  type Rating,
} from '../src/index.js';
import { aRating, NOW } from './matches.js';

describe('the shown level', () => {
  it.each([
    [3.74, 3.5],
    [3.75, 4],
    [-2, 1],
    [9, 7],
  ])('LVL-01~ shows %p as %p at first', (mean, shown) => {
    expect(shownLevel(mean, null)).toBe(shown);
  });

  it('LVL-01~ follows only when the mean has passed the middle clearly, so that it does not flap', () => {
    expect(shownLevel(3.75 + HYSTERESIS, 3.5)).toBe(3.5);
    expect(shownLevel(3.751 + HYSTERESIS, 3.5)).toBe(4);
    expect(shownLevel(3.75 - HYSTERESIS, 4)).toBe(4);
    expect(shownLevel(3.749 - HYSTERESIS, 4)).toBe(3.5);
    expect(shownLevel(5.2, 3.5)).toBe(5);
    expect(shownLevel(0.3, 1)).toBe(1);
    expect(shownLevel(8, 7)).toBe(7);
  });
});

describe('completeness', () => {
  it.each([
    [3.25, 3.5, 0],
    [3.5, 3.5, 50],
    [3.74, 3.5, 98],
    [3.79, 3.5, 100],
    [3.2, 3.5, 0],
    [9, 7, 50],
  ])('LVL-05 of %p shown as %p is %p %%', (mean, shown, percent) => {
    expect(completeness(mean, shown, NOW, NOW)).toBe(percent);
  });

  it('LVL-05 halves with every 60 days without a match, to the millisecond', () => {
    const pause = INACTIVE_DAYS * DAY_MS;
    const after = (ms: number) => completeness(3.75, 3.5, NOW, NOW + ms);
    expect([after(pause - 1), after(pause), after(pause + 1), after(2 * pause)]).toEqual([100, 50, 50, 25]);
    expect(completeness(3.75, 3.5, null, NOW)).toBe(100);
    expect(completeness(3.75, 3.5, NOW + pause, NOW)).toBe(100);
  });
});

describe('reliability', () => {
  const regular = regularDeviation(1, DEFAULT_PARAMETERS);
  const of = (rating: Rating, opponents: number, now = NOW) =>
    reliability(rating, opponents, now, regular, DEFAULT_PARAMETERS);

  it('LVL-05 is nothing at the cold start and everything for a regular player with varied opponents', () => {
    expect(of(aRating(4, { deviation: DEFAULT_PARAMETERS.assessedDeviation }), 0)).toBe(0);
    expect(of(aRating(4, { deviation: DEFAULT_PARAMETERS.startDeviation }), 0)).toBe(0);
    expect(of(aRating(4, { deviation: regular }), 5)).toBe(100);
    expect(of(aRating(4, { deviation: regular / 2 }), 50)).toBe(100);
  });

  it('LVL-05 grows with the variety of opponents', () => {
    const rating = aRating(4, { deviation: regular });
    expect([0, 1, 2, 3, 4, 5, 6].map((opponents) => of(rating, opponents))).toEqual([50, 60, 70, 80, 90, 100, 100]);
  });

  it('LVL-05 fades without play', () => {
    const rating = aRating(4, { deviation: regular, playedAt: NOW });
    const soon = of(rating, 5, NOW + 60 * DAY_MS);
    const late = of(rating, 5, NOW + 400 * DAY_MS);
    expect(soon).toBeLessThan(100);
    expect(late).toBeLessThan(soon);
    expect(of(rating, 5, NOW + 9000 * DAY_MS)).toBe(0);
  });

  it('LVL-05 a regular player is known better in singles than in doubles, and better than at the start', () => {
    expect(regular).toBeLessThan(regularDeviation(2, DEFAULT_PARAMETERS));
    expect(regularDeviation(2, DEFAULT_PARAMETERS)).toBeLessThan(DEFAULT_PARAMETERS.assessedDeviation);
  });

  it('LVL-05 is nothing where a population can learn nothing', () => {
    const deaf: Parameters = { ...DEFAULT_PARAMETERS, assessedDeviation: 0.1 };
    expect(reliability(aRating(4), 5, NOW, 0.2, deaf)).toBe(0);
  });
});
