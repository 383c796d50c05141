import { HIGHEST_RATING, LOWEST_RATING } from '@setpoint/kernel';

export interface LevelPoint {
  readonly at: string;
  readonly level: number;
  readonly low: number;
  readonly high: number;
}

export interface ChartShape {
  /** Levels with a line across the chart, the highest first, and how far from the top in per cent. */
  readonly ticks: readonly { readonly level: number; readonly y: number }[];
  /** SVG paths on a square of 100 by 100. */
  readonly line: string;
  readonly band: string;
  /** The newest point, in per cent from the left and from the top. */
  readonly newest: { readonly x: number; readonly y: number };
}

/** How levels over time are drawn: whole half steps around the band, time to scale. Needs one point at least. */
export function chartShape(points: readonly LevelPoint[]): ChartShape {
  const [bottom, top] = span(points);
  const times = points.map(({ at }) => Date.parse(at));
  const first = times[0]!;
  const length = times.at(-1)! - first;
  const xs = times.map((time) => (length === 0 ? 50 : round(((time - first) / length) * 100)));
  const y = (level: number) => round(((top - clamped(level, bottom, top)) / (top - bottom)) * 100);
  const along = (levels: readonly number[]) => levels.map((level, index) => `${xs[index]} ${y(level)}`);
  const edge = [...along(points.map(({ high }) => high)), ...along(points.map(({ low }) => low)).reverse()];
  return {
    ticks: ticksBetween(bottom, top).map((level) => ({ level, y: y(level) })),
    line: `M${along(points.map(({ level }) => level)).join('L')}`,
    band: `M${edge.join('L')}Z`,
    newest: { x: xs.at(-1)!, y: y(points.at(-1)!.level) },
  };
}

/** The half steps around all that is drawn, one level apart at least. */
function span(points: readonly LevelPoint[]): [number, number] {
  const low = Math.floor(Math.min(...points.map((point) => Math.min(point.low, point.level))) * 2) / 2;
  const high = Math.ceil(Math.max(...points.map((point) => Math.max(point.high, point.level))) * 2) / 2;
  const bottom = clamped(low, LOWEST_RATING, HIGHEST_RATING - 1);
  return [bottom, clamped(high, bottom + 1, HIGHEST_RATING)];
}

function ticksBetween(bottom: number, top: number): number[] {
  const step = top - bottom > 2 ? 1 : 0.5;
  const ticks: number[] = [];
  for (let level = Math.floor(top / step) * step; level >= bottom; level -= step) ticks.push(level);
  return ticks;
}

const clamped = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));
const round = (value: number): number => Math.round(value * 100) / 100;
