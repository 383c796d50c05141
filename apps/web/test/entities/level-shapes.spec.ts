import { chartShape } from '../../src/entities/level/chart-shape.js';
import { shownChange, shownLevel } from '../../src/entities/level/figures.js';
import { opponentsIn, reasonsFor } from '../../src/entities/level/reasons.js';
import { radarShape } from '../../src/features/players/level/radar-shape.js';

const at = (day: number) => `2026-06-${String(day).padStart(2, '0')}T12:00:00Z`;
const point = (day: number, level: number, spread = 0.2) => ({
  at: at(day),
  level,
  low: level - spread,
  high: level + spread,
});

describe('course of a level', () => {
  it('PLY-08 spreads the days to scale over whole half steps around the band', () => {
    const { ticks, line, newest } = chartShape([point(1, 3.5), point(2, 3.75), point(5, 4)]);
    expect(ticks.map(({ level }) => level)).toEqual([4.5, 4, 3.5, 3]);
    expect(line).toBe('M0 66.67L25 50L100 33.33');
    expect(newest).toEqual({ x: 100, y: 33.33 });
  });

  it('PLY-08 closes the band forth along its upper end and back along its lower', () => {
    expect(chartShape([point(1, 3.5, 0.5), point(2, 3.5, 0.5)]).band).toBe('M0 0L100 0L100 100L0 100Z');
  });

  it('PLY-08 draws a single day in the middle, one level high at least', () => {
    const { ticks, line } = chartShape([point(1, 3.75, 0)]);
    expect(ticks.map(({ level }) => level)).toEqual([4.5, 4, 3.5]);
    expect(line).toBe('M50 75');
  });

  it('LVL-01~ stays within 1 and 7, with whole levels where many are drawn', () => {
    const { ticks, band } = chartShape([point(1, 1.2, 0.6), point(2, 6.8, 0.6)]);
    expect(ticks.map(({ level }) => level)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(band).toContain('L100 0L');
    expect(band).toMatch(/L0 100Z$/);
  });
});

describe('reasons of a change', () => {
  const change = { total: 0, score: 0, win: 0, opponents: 0, partner: 0, bonus: 0 };
  const entry = { winChance: 0.35, expectedShare: 0.48, actualShare: 0.62, change };
  const names = (more: object, won: boolean | null = null) =>
    reasonsFor({ ...entry, ...more }, won).map(({ name }) => name);

  it.each([
    [0.62, 'moreGames'],
    [0.4, 'fewerGames'],
    [0.482, 'gamesAsExpected'],
  ])('BYD-01 compares the games won (%d) with those expected as they are shown', (actualShare, name) => {
    expect(names({ actualShare })).toEqual([name]);
  });

  it('BYD-01 says nothing of games where none count, and nothing of a winner where nobody won', () => {
    expect(names({ actualShare: null })).toEqual([]);
    expect(names({ actualShare: null }, true)).toEqual(['won']);
    expect(names({ actualShare: null }, false)).toEqual(['lost']);
  });

  it.each([
    [0.1, 0.02, 'moreThanPartner'],
    [0.1, -0.02, 'lessThanPartner'],
    [-0.1, -0.02, 'moreThanPartner'],
  ])('BYD-01 a score of %d and a partner’s part of %d: %s', (score, partner, name) => {
    expect(names({ actualShare: null, change: { ...change, score, partner } })).toEqual([name]);
  });

  it('BYD-01 leaves out what would be shown as nothing', () => {
    expect(names({ actualShare: null, change: { ...change, score: 0.1, partner: 0.004, bonus: 0.004 } })).toEqual([]);
  });

  it.each([
    [0.03, { name: 'stronger', points: 0.03 }],
    [-0.01, { name: 'weaker', points: -0.01 }],
    [0.004, null],
  ])('BYD-01 of %d that come from the opponents it says: %p', (opponents, said) => {
    expect(opponentsIn({ ...entry, change: { ...change, opponents } })).toEqual(said);
    expect(opponentsIn({ ...entry, change: null })).toBeNull();
  });

  it('LVL-06 names the bonus of a tournament', () => {
    expect(reasonsFor({ ...entry, actualShare: null, change: { ...change, bonus: 0.05 } }, null)).toEqual([
      { name: 'bonus', shares: {}, points: 0.05 },
    ]);
  });

  it('RNK-04~ tells others why, but not how much', () => {
    expect(reasonsFor({ ...entry, change: null }, true).map(({ points }) => points)).toEqual([null, null]);
  });
});

describe('figures of levels', () => {
  it('RNK-04~ come to two decimals for oneself and to one for others, as the language writes them', () => {
    expect(shownLevel(3.625, 'en', false)).toBe('3.6');
    expect(shownLevel(3.62, 'it', true)).toBe('3,62');
  });

  it.each([
    [0.08, '+0.08'],
    [-0.02, '−0.02'],
    [0.001, '0.00'],
    [-0.001, '0.00'],
  ])('BYD-01 a change of %d is shown as %s', (change, shown) => {
    expect(shownChange(change, 'en')).toBe(shown);
  });
});

describe('radar', () => {
  it('PLY-08 begins at the top and goes round with the clock, the highest mark on the rim', () => {
    const { area, rings, spokes } = radarShape([5, 0, 5, 2.5], 5);
    expect(area).toBe('M100 22L100 100L100 178L61 100Z');
    expect(rings).toHaveLength(5);
    expect(spokes.map(({ end }) => end)).toEqual([
      [100, 22],
      [178, 100],
      [100, 178],
      [22, 100],
    ]);
  });
});
