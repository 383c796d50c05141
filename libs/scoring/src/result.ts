import { maySuperTieBreak, mostSets, rulesOf, type Format } from './game-mode.js';
import { findSetError, standingOf, type SetErrorCode, type SetScore, type Side } from './set-score.js';

/** How a match ended: RES-02, RES-05, RES-07. */
export type ResultOutcome = 'COMPLETED' | 'TIME_EXPIRED' | 'RETIRED' | 'WALKOVER';

export const RESULT_OUTCOMES: readonly ResultOutcome[] = ['COMPLETED', 'TIME_EXPIRED', 'RETIRED', 'WALKOVER'];

export interface ScoreRules {
  readonly outcome: ResultOutcome;
  /** Friendly, round-robin and league matches may end in a draw when time runs out (RES-05). */
  readonly drawAllowed: boolean;
  readonly superTieBreakAllowed: boolean;
}

/** Each illegal score has a reason of its own (RES-02). */
export type ScoreErrorCode =
  | SetErrorCode
  /** A set of a completed match, or one before the last, is still under way. */
  | 'SET_UNFINISHED'
  /** Nobody has won yet: the next set is missing. */
  | 'SET_MISSING'
  /** The match was over before this set. */
  | 'SET_NOT_NEEDED'
  /** The sets decide the match, though time ran out or a side retired; or a walkover has sets. */
  | 'OUTCOME_NOT_ALLOWED'
  | 'SUPER_TIE_BREAK_NOT_ALLOWED'
  | 'DRAW_NOT_ALLOWED';

export interface ScoreError {
  readonly code: ScoreErrorCode;
  /** Which set is wrong, counted from 0. A set that is missing or too many counts as the last one given. */
  readonly setIndex: number;
}

/** What is wrong with a score, or null when it is legal (RES-02, RES-05, RES-07). */
export function findScoreError(format: Format, sets: readonly SetScore[], rules: ScoreRules): ScoreError | null {
  const last = Math.max(0, sets.length - 1);
  const error = (code: ScoreErrorCode, setIndex = last): ScoreError => ({ code, setIndex });

  if (rules.outcome === 'WALKOVER') return sets.length === 0 ? null : error('OUTCOME_NOT_ALLOWED', 0);
  if (sets.length === 0) return error('SET_MISSING');

  const { setsToWin } = rulesOf(format);
  const won = { A: 0, B: 0 };
  for (const [index, set] of sets.entries()) {
    if (won.A === setsToWin || won.B === setsToWin || index >= mostSets(format)) return error('SET_NOT_NEEDED', index);
    if (set.superTieBreak && !(rules.superTieBreakAllowed && maySuperTieBreak(format, index)))
      return error('SUPER_TIE_BREAK_NOT_ALLOWED', index);
    const wrong = findSetError(format, set);
    if (wrong) return error(wrong, index);
    const standing = standingOf(format, set);
    if (standing === 'A' || standing === 'B') won[standing]++;
    else if (rules.outcome === 'COMPLETED' || index < last)
      return error(set.superTieBreak ? 'SUPER_TIE_BREAK_POINTS_NOT_ALLOWED' : 'SET_UNFINISHED', index);
  }

  const decided = won.A === setsToWin || won.B === setsToWin;
  const even = won.A === won.B;
  switch (rules.outcome) {
    case 'COMPLETED':
      if (decided) return null;
      return error(even && !rules.drawAllowed ? 'DRAW_NOT_ALLOWED' : 'SET_MISSING');
    case 'TIME_EXPIRED':
      if (decided) return error('OUTCOME_NOT_ALLOWED');
      return even && !rules.drawAllowed ? error('DRAW_NOT_ALLOWED') : null;
    case 'RETIRED':
      return decided ? error('OUTCOME_NOT_ALLOWED') : null;
  }
}

/**
 * Who won a legal score; null for a draw. Time expired counts by sets won. After a retirement or a walkover the score
 * doesn't tell: `named` is the side that the players named.
 */
export function winnerOf(
  format: Format,
  sets: readonly SetScore[],
  outcome: ResultOutcome = 'COMPLETED',
  named: Side | null = null,
): Side | null {
  if (outcome === 'RETIRED' || outcome === 'WALKOVER') return named;
  const { A, B } = setsWon(format, sets);
  return A === B ? null : A > B ? 'A' : 'B';
}

/** Finished sets per side. */
export function setsWon(format: Format, sets: readonly SetScore[]): { readonly A: number; readonly B: number } {
  const won = { A: 0, B: 0 };
  for (const set of sets) {
    const standing = standingOf(format, set);
    if (standing === 'A' || standing === 'B') won[standing]++;
  }
  return won;
}

/** Games per side; a super tie-break that was won counts as one game, an unfinished one as none. */
export function gamesWon(sets: readonly SetScore[]): { readonly A: number; readonly B: number } {
  const won = { A: 0, B: 0 };
  for (const set of sets) {
    if (!set.superTieBreak) {
      won.A += set.a;
      won.B += set.b;
    } else {
      const standing = standingOf('THREE_SETS_6_GAMES', set);
      if (standing === 'A' || standing === 'B') won[standing]++;
    }
  }
  return won;
}

/** Side A's share of the games, 0 to 1; 0.5 when none was played. The margin that levels learn from (LVL-04). */
export function shareOfGames(sets: readonly SetScore[]): number {
  const { A, B } = gamesWon(sets);
  return A + B === 0 ? 0.5 : A / (A + B);
}

/** Whether a form should offer another set after these: all finished and nobody has won yet. */
export function needsAnotherSet(format: Format, sets: readonly SetScore[]): boolean {
  if (sets.length >= mostSets(format)) return false;
  if (sets.some((set) => !['A', 'B'].includes(standingOf(format, set)))) return false;
  const { A, B } = setsWon(format, sets);
  return A < rulesOf(format).setsToWin && B < rulesOf(format).setsToWin;
}

/** `6-4 6-7(5) [10-8]`: the loser's points of a tie-break in parentheses, a super tie-break in brackets. */
export function formatScore(sets: readonly SetScore[], from: Side = 'A'): string {
  return sets
    .map((set) => {
      const games = from === 'A' ? `${set.a}-${set.b}` : `${set.b}-${set.a}`;
      if (set.superTieBreak) return `[${games}]`;
      return set.tieBreak == null ? games : `${games}(${set.tieBreak})`;
    })
    .join(' ');
}
