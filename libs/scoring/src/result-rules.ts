import { RULES, type GameMode, type GameModeRules } from './game-mode.js';
import { findScoreError, RESULT_OUTCOMES, type ResultOutcome, type ScoreError } from './result.js';
import type { SetScore } from './set-score.js';

/** What may be entered as the result of a match: all that a form needs to know of it (RES-02, RES-05, RES-07). */
export interface ResultRules extends GameModeRules {
  /** How it may end, in the order in which forms offer it. */
  readonly outcomes: readonly ResultOutcome[];
  readonly drawAllowed: boolean;
}

/** Time that runs out in a match of one set leaves a draw. */
const mayEnd = (outcome: ResultOutcome, { setsToWin }: GameModeRules, drawAllowed: boolean): boolean =>
  outcome !== 'TIME_EXPIRED' || drawAllowed || setsToWin > 1;

export function resultRulesOf(mode: GameMode, { drawAllowed }: { readonly drawAllowed: boolean }): ResultRules {
  const rules = RULES[mode];
  const outcomes = RESULT_OUTCOMES.filter((outcome) => mayEnd(outcome, rules, drawAllowed));
  return { ...rules, outcomes, drawAllowed };
}

/** What is wrong with a result, or null when its match may end like that. */
export const findResultError = (
  rules: ResultRules,
  { sets, outcome }: { readonly sets: readonly SetScore[]; readonly outcome: ResultOutcome },
): ScoreError | null =>
  findScoreError(rules, sets, {
    outcome,
    drawAllowed: rules.drawAllowed,
    superTieBreakAllowed: rules.superTieBreak,
  });
