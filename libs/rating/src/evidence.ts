import { lengthOfGames } from './format.js';
import { countsWin, gamesPlayed, shareOfA, type PlayedMatch } from './match.js';
import type { Parameters } from './parameters.js';
import type { Outlook } from './predict.js';

/** What a match says about the difference between its sides, beyond what was expected; seen from side A. */
export interface Evidence {
  /** Pull of the score and of winning itself on the difference, in levels per unit of variance. */
  readonly score: number;
  readonly win: number;
  /** How much variance it resolves, per unit of variance. */
  readonly precision: number;
}

/**
 * One Newton step on the belief about the difference, from the share of games and from winning. Winning never says more
 * than the games do, so that losing by the expected margin costs nothing (BYD-03).
 */
export function evidenceOf(match: PlayedMatch, outlook: Outlook, parameters: Parameters): Evidence {
  const games = gamesEvidence(match, outlook, parameters);
  const win = winEvidence(match, outlook, parameters);
  const information = games.information + win.information;
  const pull = shareOfA(match) === null ? win.pull : within(Math.abs(games.pull), win.pull);
  const damping = 1 + outlook.variance * information;
  return { score: games.pull / damping, win: pull / damping, precision: information / damping };
}

interface Pull {
  readonly pull: number;
  readonly information: number;
}

const NOTHING: Pull = { pull: 0, information: 0 };

function gamesEvidence(match: PlayedMatch, { gamesSlope, expectedShare }: Outlook, parameters: Parameters): Pull {
  const share = shareOfA(match);
  if (share === null) return NOTHING;
  return seen(weightOfGames(gamesPlayed(match), parameters), gamesSlope, share, expectedShare);
}

/** Weight of so many games, in independent ones. */
export const weightOfGames = (games: number, { gamesWeight, lengthExponent }: Parameters): number =>
  gamesWeight * lengthOfGames(games) ** lengthExponent;

function winEvidence(match: PlayedMatch, { winSlope, winChance }: Outlook, { winWeight }: Parameters): Pull {
  return countsWin(match) ? seen(winWeight, winSlope, match.winner === 'A' ? 1 : 0, winChance) : NOTHING;
}

const seen = (weight: number, slope: number, actual: number, expected: number): Pull => ({
  pull: pullOf(weight, slope, actual, expected),
  information: informationOf(weight, slope, expected),
});

export const pullOf = (weight: number, slope: number, actual: number, expected: number): number =>
  weight * slope * (actual - expected);

export const informationOf = (weight: number, slope: number, expected: number): number =>
  weight * slope ** 2 * expected * (1 - expected);

export const within = (limit: number, value: number): number => Math.max(-limit, Math.min(limit, value));
