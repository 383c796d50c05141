import type { GameMode, ScoreError, ScoreRules, SetScore, Side } from '../../src/index.js';

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

const setsToWin = (mode: GameMode) => (mode === 'ONE_SET_9_GAMES' ? 1 : 2);
const leaderOf = ({ a, b }: SetScore): Side | null => (a === b ? null : a > b ? 'A' : 'B');
const isCount = (n: number | null | undefined) => n == null || (Number.isInteger(n) && n >= 0);

/** How often a side led a set, up to and without the set at `end`. */
const leads = (sets: readonly SetScore[], side: Side, end: number) =>
  sets.slice(0, end).filter((set) => leaderOf(set) === side).length;
const wonBefore = (mode: GameMode, sets: readonly SetScore[], end: number) =>
  (['A', 'B'] as const).some((side) => leads(sets, side, end) >= setsToWin(mode));

/** Where we refuse what tods-competition-factory accepts, and why; there is nothing that we alone accept. */
export const AGREED: Readonly<Record<string, AgreedDifference>> = {
  drawInADecidedStage: {
    because: 'only we know whether the stage allows a draw when time runs out (RES-05)',
    is: ({ rules, ours }) =>
      ours?.code === 'DRAW_NOT_ALLOWED' && rules.outcome === 'TIME_EXPIRED' && !rules.drawAllowed,
  },
  setAfterTheMatchWasWon: {
    because: 'they count sets without their order, so 6-4 6-4 4-6 passes as two sets to one',
    is: ({ mode, sets, ours }) => ours?.code === 'GAME_COUNT_NOT_ALLOWED' && wonBefore(mode, sets, sets.length - 1),
  },
  retiredAfterTheEnd: {
    because: 'they take any legal score with a retirement; for us who has won can retire no more (RES-07)',
    is: ({ mode, sets, rules, ours }) =>
      ours?.code === 'GAME_COUNT_NOT_ALLOWED' && rules.outcome === 'RETIRED' && wonBefore(mode, sets, sets.length),
  },
  walkoverWithAScore: {
    because: 'they keep the score of an opponent who did not come back; for us that is a retirement (RES-07)',
    is: ({ sets, rules, ours }) =>
      ours?.code === 'GAME_COUNT_NOT_ALLOWED' && rules.outcome === 'WALKOVER' && sets.length > 0,
  },
  moreSetsThanTheModeHas: {
    because: 'they do not count the sets of an unfinished match',
    is: ({ mode, sets, ours }) => ours?.code === 'GAME_COUNT_NOT_ALLOWED' && sets.length > setsToWin(mode) * 2 - 1,
  },
  noCount: {
    because: 'they take negative and broken numbers of points',
    is: ({ sets, ours }) =>
      ours?.code === 'GAME_COUNT_NOT_ALLOWED' &&
      sets.some(({ a, b, tieBreak }) => !isCount(a) || !isCount(b) || !isCount(tieBreak)),
  },
  slipOfTheFinger: {
    because: 'more than 99 points in a tie-break are nobody’s score',
    is: ({ sets, ours }) =>
      ours?.code === 'GAME_COUNT_NOT_ALLOWED' &&
      sets.some(({ a, b, tieBreak }) => (tieBreak ?? 0) > 97 || Math.max(a, b) > 99),
  },
};
