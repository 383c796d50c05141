import type { GameMode, ScoreError, ScoreRules, SetScore } from '../../src/index.js';

/** A score that one accepts and the other refuses. */
export interface Difference {
  readonly mode: GameMode;
  readonly sets: readonly SetScore[];
  readonly rules: ScoreRules;
  readonly ours: ScoreError | null;
}

interface AgreedDifference {
  readonly because: string;
  readonly is: (difference: Difference) => boolean;
}

const isCount = (n: number | null | undefined) => n == null || (Number.isInteger(n) && n >= 0);

const isAboutFigures = (ours: ScoreError | null) =>
  ours !== null &&
  ['GAME_COUNT_NOT_ALLOWED', 'TIE_BREAK_POINTS_NOT_ALLOWED', 'SUPER_TIE_BREAK_POINTS_NOT_ALLOWED'].includes(ours.code);

/** Where we refuse what tods-competition-factory accepts, and why; there is nothing that we alone accept. */
export const AGREED: Readonly<Record<string, AgreedDifference>> = {
  drawInADecidedStage: {
    because: 'only we know whether the stage allows a draw when time runs out (RES-05)',
    is: ({ rules, ours }) =>
      ours?.code === 'DRAW_NOT_ALLOWED' && rules.outcome === 'TIME_EXPIRED' && !rules.drawAllowed,
  },
  walkoverWithAScore: {
    because: 'they keep the score of an opponent who did not come back; for us that is a retirement (RES-07)',
    is: ({ sets, rules, ours }) =>
      ours?.code === 'OUTCOME_NOT_ALLOWED' && rules.outcome === 'WALKOVER' && sets.length > 0,
  },
  noCount: {
    because: 'they take negative and broken numbers of points',
    is: ({ sets, ours }) =>
      isAboutFigures(ours) && sets.some(({ a, b, tieBreak }) => !isCount(a) || !isCount(b) || !isCount(tieBreak)),
  },
  slipOfTheFinger: {
    because: 'more than 99 points in a tie-break are nobody’s score',
    is: ({ sets, ours }) =>
      isAboutFigures(ours) && sets.some(({ a, b, tieBreak }) => (tieBreak ?? 0) > 97 || Math.max(a, b) > 99),
  },
};
