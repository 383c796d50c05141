import type { Day } from './profile.js';

/** All time, the last twelve months, the last ninety days (PLY-07). */
export type StatisticsPeriod = 'ALL' | 'YEAR' | 'DAYS_90';

/** Intervals of a period's chart. */
export type Stretch = 'year' | 'month' | 'week';

/** Won, lost and drawn in one interval. */
export interface PlayedStretch {
  /** First day of the interval, in UTC. */
  readonly start: Day;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

const STRETCHES: Readonly<Record<StatisticsPeriod, { readonly stretch: Stretch; readonly most: number }>> = {
  ALL: { stretch: 'year', most: 20 },
  YEAR: { stretch: 'month', most: 13 },
  DAYS_90: { stretch: 'week', most: 14 },
};
const DAY_MS = 24 * 3_600_000;

/** Start of the period; null means all time. */
export function startOf(period: StatisticsPeriod, now: Date): Date | null {
  switch (period) {
    case 'ALL':
      return null;
    case 'YEAR': {
      const start = new Date(now);
      start.setUTCFullYear(start.getUTCFullYear() - 1);
      return start;
    }
    case 'DAYS_90':
      return new Date(now.getTime() - 90 * DAY_MS);
  }
}

export const stretchOf = (period: StatisticsPeriod): Stretch => STRETCHES[period].stretch;

/** All intervals of the period up to now, including empty ones; none if nothing was played. */
export function stretchesOf(period: StatisticsPeriod, now: Date, played: readonly PlayedStretch[]): PlayedStretch[] {
  const { stretch, most } = STRETCHES[period];
  if (played.length === 0) return [];
  const byStart = new Map(played.map((one) => [one.start, one]));
  const earliest = played.map(({ start }) => start).sort()[0]!;
  const from = dayOf(startOf(period, now) ?? new Date(`${earliest}T00:00:00Z`));
  const stretches: PlayedStretch[] = [];
  for (let at = beginning(stretch, now); stretches.length < most; at = before(stretch, at)) {
    stretches.unshift(byStart.get(dayOf(at)) ?? { start: dayOf(at), wins: 0, losses: 0, draws: 0 });
    if (dayOf(at) <= from) break;
  }
  return stretches;
}

const dayOf = (at: Date): Day => at.toISOString().slice(0, 10);

/** Start of the interval that contains an instant. */
function beginning(stretch: Stretch, at: Date): Date {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  switch (stretch) {
    case 'year':
      return new Date(Date.UTC(year, 0));
    case 'month':
      return new Date(Date.UTC(year, month));
    case 'week':
      return new Date(Date.UTC(year, month, day - ((at.getUTCDay() + 6) % 7)));
  }
}

const before = (stretch: Stretch, start: Date): Date => beginning(stretch, new Date(start.getTime() - 1));
