import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CsvError, parse } from 'csv-parse/sync';
import type { MatchFormat, Participant, PlayedMatch } from '@setpoint/rating';
import { mistakeIn, missingColumns, timeOf, type Row } from './mistakes.ts';

export interface Population {
  readonly name: string;
  readonly matches: readonly PlayedMatch[];
}

/** A file that is not what docs/guides/levels.md asks for; the message says where and why. */
export class UnreadableMatches extends Error {}

/** Matches of a csv or csv.gz file in chronological order; side 1 is side A. One mistake refuses the whole file. */
export function readMatches(file: string): Population {
  const rows = rowsOf(file);
  if (!rows[0]) throw new UnreadableMatches(`${file}: no matches`);
  const missing = missingColumns(rows[0].row);
  if (missing.length > 0) throw new UnreadableMatches(`${file}: no column ${missing.join(', ')}`);
  let before = -Infinity;
  const matches = rows.map(({ line, row }, index) => {
    const mistake = mistakeIn(row, before);
    if (mistake) throw new UnreadableMatches(`${file}, line ${line}: ${mistake}`);
    const match = matchOf(row, index);
    before = match.endedAt;
    return match;
  });
  return { name: basename(file).replace(/\.csv(\.gz)?$/, ''), matches };
}

/** With the line on which each ends. */
function rowsOf(file: string): readonly { readonly line: number; readonly row: Row }[] {
  try {
    const raw = readFileSync(file);
    const text = file.endsWith('.gz') ? gunzipSync(raw) : raw;
    return parse(text, { columns: true, skip_empty_lines: true, bom: true, on_record: atLine });
  } catch (error) {
    if (error instanceof CsvError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UnreadableMatches(`${file}: ${(error as Error).message}`);
    throw error;
  }
}

const atLine = (row: Row, { lines }: { readonly lines: number }) => ({ line: lines, row });

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

function formatOf(bestOf: string | undefined, a: number, b: number): MatchFormat {
  if (bestOf === '5') return 'FIVE_SETS_6_GAMES';
  if (bestOf !== '1') return 'THREE_SETS_6_GAMES';
  return Math.max(a, b) > 7 ? 'ONE_SET_9_GAMES' : 'ONE_SET_6_GAMES';
}

const playersOf = (side: string): Participant[] => side.split('/').map((id) => ({ id, assessed: null }));
