import type { Random, Side } from '@setpoint/kernel';
import { mostSets, RULES, type GameMode } from './game-mode.js';
import { needsAnotherSet } from './result.js';
import { standingOf, type SetScore } from './set-score.js';

const isLucky = (random: Random, probability: number): boolean => random.next() < probability;

/** Simulates a match game by game, for demo data and tests; `edge` is how many levels side A is above side B today. */
export function playScore(random: Random, mode: GameMode, edge: number): SetScore[] {
  const game = Math.min(0.93, Math.max(0.07, 0.5 + 0.115 * edge));
  const sets: SetScore[] = [];
  while (needsAnotherSet(mode, sets)) {
    const deciding = sets.length === mostSets(mode) - 1 && sets.length > 0;
    sets.push(
      deciding && RULES[mode].superTieBreak && isLucky(random, 0.7)
        ? superTieBreak(random, game)
        : playSet(random, mode, game),
    );
  }
  return sets;
}

/** The same, broken off: the last set is not finished. */
export function playUnfinished(random: Random, mode: GameMode, edge: number): SetScore[] {
  const sets = playScore(random, mode, edge);
  const kept = sets.slice(0, 1 + random.int(sets.length));
  const last = kept.at(-1)!;
  const unfinished = (set: SetScore) => standingOf(mode, set) === 'UNFINISHED';
  const cut = {
    a: Math.min(last.a, random.int(RULES[mode].games)),
    b: Math.min(last.b, random.int(RULES[mode].games)),
    superTieBreak: false,
  };
  return [...kept.slice(0, -1), unfinished(cut) ? cut : { a: 1, b: 1, superTieBreak: false }];
}

function playSet(random: Random, mode: GameMode, game: number): SetScore {
  const { tieBreakAt } = RULES[mode];
  let [a, b] = [0, 0];
  while (standingOf(mode, { a, b, superTieBreak: false }) === 'UNFINISHED') {
    if (a === tieBreakAt && b === tieBreakAt) {
      const [pointsA, pointsB] = race(random, 7, 0.5 + (game - 0.5) / 2);
      const won = pointsA > pointsB;
      return { a: a + Number(won), b: b + Number(!won), tieBreak: Math.min(pointsA, pointsB), superTieBreak: false };
    }
    if (isLucky(random, game)) a += 1;
    else b += 1;
  }
  return { a, b, superTieBreak: false };
}

function superTieBreak(random: Random, game: number): SetScore {
  const [a, b] = race(random, 10, 0.5 + (game - 0.5) / 2);
  return { a, b, superTieBreak: true };
}

/** Point by point to `target`, with two clear. */
function race(random: Random, target: number, point: number): [number, number] {
  let [a, b] = [0, 0];
  while (Math.max(a, b) < target || Math.abs(a - b) < 2) {
    if (isLucky(random, point)) a += 1;
    else b += 1;
  }
  return [a, b];
}

/** A score with one game changed for the other side: what a slip of the pen looks like. */
export const slip = (sets: readonly SetScore[]): SetScore[] => sets.map((set) => ({ ...set, a: set.b, b: set.a }));

export const sideAhead = (sets: readonly SetScore[]): Side => {
  const games = sets.reduce((sum, set) => sum + set.a - set.b, 0);
  return games >= 0 ? 'A' : 'B';
};
