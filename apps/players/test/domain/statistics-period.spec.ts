import { startOf, stretchesOf } from '../../src/domain/statistics-period.js';
import { at } from '../builders.js';

const NOW = at('2026-06-03');
const played = (start: string) => ({ start, wins: 1, losses: 2, draws: 0 });
const starts = (...args: Parameters<typeof stretchesOf>) => stretchesOf(...args).map(({ start }) => start);

describe('periods of statistics', () => {
  it('PLY-07 are all time, twelve months and ninety days', () => {
    expect(startOf('ALL', NOW)).toBeNull();
    expect(startOf('YEAR', NOW)).toEqual(at('2025-06-03'));
    expect(startOf('DAYS_90', NOW)).toEqual(at('2026-03-05'));
  });

  it('PLY-07 show years from the first match on, those without any as well', () => {
    expect(stretchesOf('ALL', NOW, [played('2024-01-01')])).toEqual([
      played('2024-01-01'),
      { start: '2025-01-01', wins: 0, losses: 0, draws: 0 },
      { start: '2026-01-01', wins: 0, losses: 0, draws: 0 },
    ]);
  });

  it('PLY-07 show the months that twelve months touch', () => {
    const months = starts('YEAR', NOW, [played('2026-01-01')]);
    expect(months).toHaveLength(13);
    expect([months[0], months.at(-1)]).toEqual(['2025-06-01', '2026-06-01']);
  });

  it('PLY-07 show weeks from Monday on', () => {
    const weeks = starts('DAYS_90', NOW, [played('2026-06-01')]);
    expect(weeks).toHaveLength(14);
    expect([weeks[0], weeks.at(-1)]).toEqual(['2026-03-02', '2026-06-01']);
    expect(starts('DAYS_90', at('2026-06-07'), [played('2026-06-01')]).at(-1)).toBe('2026-06-01');
  });

  it('PLY-07 show nothing where nothing was played, and never more than twenty years', () => {
    expect(starts('ALL', NOW, [])).toEqual([]);
    expect(starts('ALL', NOW, [played('1990-01-01')])).toHaveLength(20);
  });
});
