import { HIGHEST_RATING, LOWEST_RATING } from '@setpoint/kernel';

export interface Point {
  readonly at: string;
  readonly level: number;
}

export interface SharedAxis {
  /** Levels with a line across the chart, from the lowest. */
  readonly levels: readonly number[];
  readonly start: string;
  readonly end: string;
  /** In per cent from the left and from the top. */
  x(at: string): number;
  y(level: number): number;
  /** Points of a polyline: a level lasts until the next one. */
  line(points: readonly Point[]): string;
}

/** One axis for the levels of several players: from the earliest point to the latest, and half a step around the levels. */
export function sharedAxis(points: readonly Point[]): SharedAxis {
  const days = points.map(({ at }) => at).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const [start, end] = [days[0]!, days.at(-1)!];
  const length = Math.max(1, Date.parse(end) - Date.parse(start));
  const shown = points.map(({ level }) => level);
  const low = Math.max(LOWEST_RATING, Math.min(...shown) - 0.5);
  const high = Math.min(HIGHEST_RATING, Math.max(...shown) + 0.5);
  const step = high - low > 3 ? 1 : 0.5;
  const levels: number[] = [];
  for (let level = Math.ceil(low / step) * step; level <= high; level += step) levels.push(level);

  const x = (at: string) => (100 * (Date.parse(at) - Date.parse(start))) / length;
  const y = (level: number) => (100 * (high - level)) / (high - low);
  const line = (of: readonly Point[]) =>
    of
      .flatMap(({ at, level }, index) => [
        ...(index > 0 ? [[at, of[index - 1]!.level] as const] : []),
        [at, level] as const,
      ])
      .map(([at, level]) => `${x(at)},${y(level)}`)
      .join(' ');
  return { levels, start, end, x, y, line };
}
