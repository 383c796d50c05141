import { otherSide, type Side } from '@setpoint/kernel';
import { gamesWon, RULES, setsWon, type GameMode } from '@setpoint/scoring';
import { winnerBy, type Decision, type Sides } from '../progress/decision.js';

/** What put a side below the one above it; null for the first. ID: level on everything. */
export type RankedBy = 'POINTS' | 'HEAD_TO_HEAD' | 'SETS' | 'GAMES' | 'RATING' | 'ID';

interface WonLost {
  readonly won: number;
  readonly lost: number;
}

export interface Standing {
  readonly id: string;
  readonly rank: number;
  readonly rankedBy: RankedBy | null;
  readonly points: number;
  readonly matches: WonLost & { readonly drawn: number };
  readonly sets: WonLost;
  readonly games: WonLost;
}

interface Meeting {
  readonly sides: Sides;
  readonly decision: Decision | null;
}

const POINTS = { won: 3, drawn: 1, lost: 0 };

/**
 * Ranks by points (3/1/0), head-to-head, set difference, game difference and rating (TRN-11). Head-to-head is applied once
 * to the matches among all members tied on points, and only if all of them have met; the remaining ties are broken over all
 * matches.
 *
 * A forfeit or walkover counts the sets of a win and no games; a retirement the sets and games that were played, and to the
 * winner the sets of a win; a lot or double forfeit neither.
 */
export function tableOf(
  members: readonly { readonly id: string; readonly rating: number }[],
  meetings: readonly Meeting[],
  mode: GameMode,
): Standing[] {
  const counted = members.map(({ id, rating }) => ({ id, rating, ...countOf(id, meetings, mode) }));
  const rows = counted.map((row) => {
    const level = counted.filter(({ points }) => points === row.points).map(({ id }) => id);
    return { ...row, amongLevel: pointsAmong(row.id, level, meetings) };
  });
  rows.sort((a, b) => {
    const difference = CRITERIA.map(([, valueOf]) => valueOf(b) - valueOf(a)).find((by) => by !== 0);
    return difference ?? (a.id < b.id ? -1 : 1);
  });
  return rows.map((row, index) => {
    const above = rows[index - 1];
    const { id, points, matches, sets, games } = row;
    return { id, rank: index + 1, rankedBy: above ? rankedBy(above, row) : null, points, matches, sets, games };
  });
}

interface Row {
  readonly id: string;
  readonly rating: number;
  readonly points: number;
  readonly amongLevel: number;
  readonly sets: WonLost;
  readonly games: WonLost;
}

const CRITERIA: readonly (readonly [RankedBy, (row: Row) => number])[] = [
  ['POINTS', ({ points }) => points],
  ['HEAD_TO_HEAD', ({ amongLevel }) => amongLevel],
  ['SETS', ({ sets }) => sets.won - sets.lost],
  ['GAMES', ({ games }) => games.won - games.lost],
  ['RATING', ({ rating }) => rating],
];

const rankedBy = (above: Row, below: Row): RankedBy =>
  CRITERIA.find(([, valueOf]) => valueOf(above) !== valueOf(below))?.[0] ?? 'ID';

function countOf(id: string, meetings: readonly Meeting[], mode: GameMode) {
  const matches = { won: 0, drawn: 0, lost: 0 };
  const sets = { won: 0, lost: 0 };
  const games = { won: 0, lost: 0 };
  for (const { sides, decision } of meetings) {
    if (!decision || !sides.includes(id)) continue;
    const side = sides[0] === id ? 'A' : 'B';
    matches[endFor(side, decision)]++;
    add(sets, side, setsOf(decision, mode));
    add(games, side, gamesOf(decision));
  }
  return { points: pointsOf(matches), matches, sets, games };
}

type End = keyof typeof POINTS;

const pointsOf = (ends: Readonly<Record<End, number>>) => ends.won * POINTS.won + ends.drawn * POINTS.drawn;

/** Points that a decision gives to a side. */
export const pointsFor = (side: Side, decision: Decision): number => POINTS[endFor(side, decision)];

const NONE = { A: 0, B: 0 };

function add(counts: { won: number; lost: number }, side: Side, won: Readonly<Record<Side, number>>): void {
  counts.won += won[side];
  counts.lost += won[otherSide(side)];
}

function endFor(side: Side, decision: Decision): End {
  const winner = winnerBy(decision);
  if (winner === null) return decision.kind === 'DOUBLE_FORFEIT' ? 'lost' : 'drawn';
  return winner === side ? 'won' : 'lost';
}

/** Sets that a decision counts for each side. */
export function setsOf(decision: Decision, mode: GameMode): Readonly<Record<Side, number>> {
  const played = decision.kind === 'PLAYED' && decision.outcome !== 'WALKOVER' ? setsWon(mode, decision.sets) : NONE;
  const winner = winnerBy(decision);
  return winner === null || decision.kind === 'LOT' ? played : { ...played, [winner]: RULES[mode].setsToWin };
}

/** Games that a decision counts for each side. */
export const gamesOf = (decision: Decision): Readonly<Record<Side, number>> =>
  decision.kind === 'PLAYED' ? gamesWon(decision.sets) : NONE;

/** Points from the matches among tied members; equal for all if two of them have not met. */
function pointsAmong(id: string, level: readonly string[], meetings: readonly Meeting[]): number {
  const among = meetings.filter(({ sides, decision }) => decision && sides.every((side) => level.includes(side)));
  if (among.length < (level.length * (level.length - 1)) / 2) return 0;
  const ends = { won: 0, drawn: 0, lost: 0 };
  for (const { sides, decision } of among)
    if (decision && sides.includes(id)) ends[endFor(sides[0] === id ? 'A' : 'B', decision)]++;
  return pointsOf(ends);
}
