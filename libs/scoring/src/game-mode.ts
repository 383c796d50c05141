/** How a match is scored (RES-02). */
export type GameMode = 'ONE_SET_9_GAMES' | 'THREE_SETS_6_GAMES' | 'NEXTGEN';

export const GAME_MODES: readonly GameMode[] = ['THREE_SETS_6_GAMES', 'ONE_SET_9_GAMES', 'NEXTGEN'];

export interface GameModeRules {
  /** Sets that win the match. */
  readonly setsToWin: number;
  /** Games that win a set, with two clear. */
  readonly games: number;
  /** The score at which a tie-break decides the set: games each. */
  readonly tieBreakAt: number;
  /** Whether the deciding set may be a super tie-break. */
  readonly superTieBreak: boolean;
}

/**
 * The rules of each mode. A tie-break goes to 7 points with two clear. In NEXTGEN a killer point decides deuce; it
 * leaves no trace in the score of a set.
 */
export const RULES: Readonly<Record<GameMode, GameModeRules>> = {
  ONE_SET_9_GAMES: { setsToWin: 1, games: 9, tieBreakAt: 8, superTieBreak: false },
  THREE_SETS_6_GAMES: { setsToWin: 2, games: 6, tieBreakAt: 6, superTieBreak: true },
  NEXTGEN: { setsToWin: 2, games: 4, tieBreakAt: 3, superTieBreak: false },
};

/** Points that win a tie-break and a super tie-break, each with two clear. */
export const TIE_BREAK_POINTS = 7;
export const SUPER_TIE_BREAK_POINTS = 10;

/** A mode, or its rules as they came with a match. */
export type Format = GameMode | GameModeRules;

export const rulesOf = (format: Format): GameModeRules => (typeof format === 'string' ? RULES[format] : format);

/** The most sets that a match can have. */
export const mostSets = (format: Format): number => rulesOf(format).setsToWin * 2 - 1;

/** The most games of a side in any set: no legal score has more. */
export function mostGames(format: Format): number {
  const { games, tieBreakAt } = rulesOf(format);
  return Math.max(games, tieBreakAt + 1);
}

/** Whether this set, counted from 0, may be played as a super tie-break: the deciding one, where the rules know it. */
export const maySuperTieBreak = (format: Format, setIndex: number): boolean =>
  rulesOf(format).superTieBreak && setIndex > 0 && setIndex === mostSets(format) - 1;
