import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { MatchFormat, Participant, PlayedMatch } from '@setpoint/rating';

/** The columns that count; sides are `p1` and `p2`, in doubles `a/b`; `y` is 1 when side 1 won. */
interface Row {
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

export interface Population {
  readonly name: string;
  readonly matches: readonly PlayedMatch[];
}

/** Matches of a csv or csv.gz file in chronological order; side 1 is side A. */
export function readMatches(file: string): Population {
  const raw = readFileSync(file);
  const rows = parse<Row>(file.endsWith('.gz') ? gunzipSync(raw) : raw, { columns: true, skip_empty_lines: true });
  return { name: basename(file).replace(/\.csv(\.gz)?$/, ''), matches: rows.map(matchOf) };
}

function matchOf(row: Row, index: number): PlayedMatch {
  const [A, B] = [Number(row.g1 ?? ''), Number(row.g2 ?? '')];
  const won = Number(row.y);
  return {
    kind: 'MATCH',
    id: String(index).padStart(9, '0'),
    endedAt: timeOf(row.date),
    format: formatOf(row.best_of, A, B),
    surface: row.surface || null,
    sides: { A: playersOf(row.p1), B: playersOf(row.p2) },
    games: A + B > 0 ? { A, B } : null,
    winner: won === 0.5 ? null : won > 0.5 ? 'A' : 'B',
    outcome: /W\/?O/i.test(row.score ?? '') ? 'WALKOVER' : row.ret === '1' ? 'RETIRED' : 'COMPLETED',
    friendly: false,
  };
}

/** YYYYMMDD, with or without hyphens. */
function timeOf(date: string): number {
  const digits = date.replaceAll('-', '');
  return Date.UTC(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)) - 1, Number(digits.slice(6, 8)));
}

function formatOf(bestOf: string | undefined, a: number, b: number): MatchFormat {
  if (bestOf === '5') return 'FIVE_SETS_6_GAMES';
  if (bestOf !== '1') return 'THREE_SETS_6_GAMES';
  return Math.max(a, b) > 7 ? 'ONE_SET_9_GAMES' : 'ONE_SET_6_GAMES';
}

const playersOf = (side: string): Participant[] => side.split('/').map((id) => ({ id, assessed: null }));
