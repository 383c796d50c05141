import type { PlayedMatch, Window } from '@setpoint/rating';

export interface Split {
  readonly tune: Window;
  readonly score: Window;
}

/** Share of the matches that only warm the ratings up, and share before which models are tuned, by default. */
const WARM_UP = 0.1;
const TUNED = 2 / 3;

/** Windows in years, both included (`2005-2014`); without them the first two thirds tune and the rest is scored. */
export function splitOf(matches: readonly PlayedMatch[], tune: string | undefined, score: string | undefined): Split {
  if (tune && score) return { tune: yearsOf(tune), score: yearsOf(score) };
  if (tune || score) throw new Error('Give both windows, --tune and --score, or none.');
  const timeAt = (share: number) => matches[Math.floor(share * (matches.length - 1))]!.endedAt;
  const [warm, border] = [timeAt(WARM_UP), timeAt(TUNED)];
  return { tune: { from: warm, until: border }, score: { from: border, until: timeAt(1) + 1 } };
}

function yearsOf(years: string): Window {
  const [from, to] = /^(\d{4})-(\d{4})$/.exec(years)?.slice(1).map(Number) ?? [];
  if (from === undefined || to === undefined || to < from) throw new Error(`Not a window in years: ${years}`);
  return { from: Date.UTC(from, 0, 1), until: Date.UTC(to + 1, 0, 1) };
}

export const within = ({ from, until }: Window, { endedAt }: PlayedMatch): boolean =>
  endedAt >= from && endedAt < until;

export const printed = ({ from, until }: Window): string => `${day(from)} to ${day(until - 1)}`;

const day = (time: number) => new Date(time).toISOString().slice(0, 10);
