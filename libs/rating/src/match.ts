import { HIGHEST_RATING, LOWEST_RATING, type Side } from '@setpoint/kernel';
import type { ResultOutcome } from '@setpoint/scoring';
import type { MatchFormat } from './format.js';

export interface Participant {
  readonly id: string;
  /** The self-assessed level when the match was confirmed; only that of the first match that counts is used. */
  readonly assessed: number | null;
}

export type Sides = Readonly<Record<Side, readonly Participant[]>>;

/** A confirmed match, as levels see it. */
export interface PlayedMatch {
  readonly kind: 'MATCH';
  readonly id: string;
  /** End of the match, in milliseconds since 1970. */
  readonly endedAt: number;
  readonly format: MatchFormat;
  readonly surface: string | null;
  readonly sides: Sides;
  /** Games of each side; null when only the winner is known. */
  readonly games: Readonly<Record<Side, number>> | null;
  /** Null is a draw. */
  readonly winner: Side | null;
  readonly outcome: ResultOutcome;
  readonly friendly: boolean;
}

/** Why a match leaves all levels as they are. */
export type NotRatedReason =
  | 'FRIENDLY'
  | 'WALKOVER'
  | 'NOTHING_PLAYED'
  | 'SIDES_UNEQUAL'
  | 'PLAYER_TWICE'
  | 'IMPOSSIBLE_FIGURES';

/** Null when the match counts (LVL-03, LVL-04). */
export function reasonNotRated(match: PlayedMatch): NotRatedReason | null {
  if (match.friendly) return 'FRIENDLY';
  if (match.outcome === 'WALKOVER') return 'WALKOVER';
  const { A, B } = match.sides;
  if (A.length !== B.length || (A.length !== 1 && A.length !== 2)) return 'SIDES_UNEQUAL';
  if (hasPlayerTwice(A, B)) return 'PLAYER_TWICE';
  if (!hasPossibleFigures(match)) return 'IMPOSSIBLE_FIGURES';
  return gamesPlayed(match) === 0 && !countsWin(match) ? 'NOTHING_PLAYED' : null;
}

/** A retirement counts the games, not the win; a draw has none. */
export const countsWin = ({ winner, outcome }: Pick<PlayedMatch, 'winner' | 'outcome'>): boolean =>
  winner !== null && outcome !== 'RETIRED';

export const gamesPlayed = ({ games }: PlayedMatch): number => (games === null ? 0 : games.A + games.B);

/** Side A's share of the games; null when none is known. */
export const shareOfA = (match: PlayedMatch): number | null =>
  match.games === null || gamesPlayed(match) === 0 ? null : match.games.A / gamesPlayed(match);

function hasPlayerTwice(A: readonly Participant[], B: readonly Participant[]): boolean {
  if (A.length === 1) return A[0]!.id === B[0]!.id;
  return new Set([...A, ...B].map(({ id }) => id)).size < A.length + B.length;
}

function hasPossibleFigures({ endedAt, games, sides }: PlayedMatch): boolean {
  return (
    Number.isFinite(endedAt) &&
    (games === null || (isCount(games.A) && isCount(games.B))) &&
    sides.A.every(hasPossibleLevel) &&
    sides.B.every(hasPossibleLevel)
  );
}

const hasPossibleLevel = ({ assessed }: Participant) =>
  assessed === null || (assessed >= LOWEST_RATING && assessed <= HIGHEST_RATING);

const isCount = (games: number) => Number.isInteger(games) && games >= 0;
