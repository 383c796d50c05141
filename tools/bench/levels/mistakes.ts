/** The columns that count; sides are `p1` and `p2`, in doubles `a/b`; `y` is 1 when side 1 won. */
export interface Row {
  readonly date: string;
  readonly surface?: string;
  readonly best_of?: string;
  readonly p1: string;
  readonly p2: string;
  readonly y: string;
  readonly g1?: string;
  readonly g2?: string;
  readonly ret?: string;
  readonly score?: string;
}

const NEEDED = ['date', 'p1', 'p2', 'y'] as const;

export const missingColumns = (row: Partial<Row>): readonly string[] =>
  NEEDED.filter((name) => row[name] === undefined);

/** What is wrong with a row, if anything; `before` is the time of the row before it. */
export function mistakeIn(row: Row, before: number): string | null {
  const time = timeOf(row.date);
  if (!isDay(row.date, time)) return `date is no day as YYYYMMDD: ${row.date}`;
  if (time < before) return `date is before that of the match above: ${row.date}`;
  const [one, two] = [row.p1.split('/'), row.p2.split('/')];
  if ([...one, ...two].some((id) => id.trim() === '')) return 'a player is missing';
  if (one.length !== two.length || one.length > 2) return `sides are not one or two players each: ${row.p1}, ${row.p2}`;
  if (new Set([...one, ...two]).size < one.length + two.length) return `somebody plays twice: ${row.p1}, ${row.p2}`;
  if (!['0', '1', '0.5'].includes(row.y)) return `y is neither 1, 0 nor 0.5: ${row.y}`;
  for (const name of ['g1', 'g2'] as const)
    if (!/^\d{0,3}$/.test(row[name] ?? '')) return `${name} is no number of games: ${row[name]}`;
  if (!['', '1', '3', '5'].includes(row.best_of ?? '')) return `best_of is neither 1, 3 nor 5: ${row.best_of}`;
  return ['', '0', '1'].includes(row.ret ?? '') ? null : `ret is neither 0 nor 1: ${row.ret}`;
}

/** YYYYMMDD, with or without hyphens. */
export function timeOf(date: string): number {
  const digits = date.replaceAll('-', '');
  return Date.UTC(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)) - 1, Number(digits.slice(6, 8)));
}

/** Date.UTC takes a 31st of February for a day in March. */
const isDay = (date: string, time: number) =>
  Number.isFinite(time) && new Date(time).toISOString().slice(0, 10).replaceAll('-', '') === date.replaceAll('-', '');
