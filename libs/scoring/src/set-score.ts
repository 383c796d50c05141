import type { Side } from '@setpoint/kernel';
import { mostGames, rulesOf, SUPER_TIE_BREAK_POINTS, TIE_BREAK_POINTS, type Format } from './game-mode.js';

export type { Side };

/** Games of one set; in a super tie-break its points. */
export interface SetScore {
  readonly a: number;
  readonly b: number;
  /** Points of the loser of the tie-break, where there was one and it is known. */
  readonly tieBreak?: number | null;
  readonly superTieBreak: boolean;
}

/** The longest tie-break anyone played had 70 points; beyond this it is a slip of the finger. */
const MOST_POINTS = 99;

/** What can be wrong with the figures of one set. */
export type SetErrorCode =
  | 'GAME_COUNT_NOT_ALLOWED'
  | 'TIE_BREAK_POINTS_NOT_ALLOWED'
  | 'SUPER_TIE_BREAK_POINTS_NOT_ALLOWED';

/** How a set stands: won by a side, under way, or not a score that the rules can lead to. */
export type SetStanding = Side | 'UNFINISHED' | 'IMPOSSIBLE';

export function standingOf(format: Format, set: SetScore): SetStanding {
  if (!isCount(set.a) || !isCount(set.b)) return 'IMPOSSIBLE';
  return set.superTieBreak ? standingOfSuperTieBreak(set) : standingOfGames(format, set);
}

/** Whether a tie-break decided the set. */
export function hasTieBreak(format: Format, { a, b, superTieBreak }: SetScore): boolean {
  const { tieBreakAt } = rulesOf(format);
  return !superTieBreak && Math.max(a, b) === tieBreakAt + 1 && Math.min(a, b) === tieBreakAt;
}

function standingOfGames(format: Format, set: SetScore): SetStanding {
  const { games, tieBreakAt } = rulesOf(format);
  const [more, fewer] = ordered(set);
  const byTieBreak = hasTieBreak(format, set);
  if (set.tieBreak != null && !(byTieBreak && isCount(set.tieBreak) && set.tieBreak <= MOST_POINTS - 2))
    return 'IMPOSSIBLE';
  if (byTieBreak) return leader(set);
  if (more <= tieBreakAt && !(more >= games && more - fewer >= 2)) return 'UNFINISHED';
  const straight = more === games && more - fewer >= 2;
  const oneMore = more === games + 1 && more - fewer === 2 && tieBreakAt === games;
  return straight || oneMore ? leader(set) : 'IMPOSSIBLE';
}

function standingOfSuperTieBreak(set: SetScore): SetStanding {
  const [more, fewer] = ordered(set);
  if (set.tieBreak != null || more > MOST_POINTS) return 'IMPOSSIBLE';
  if (more < SUPER_TIE_BREAK_POINTS || more - fewer < 2) return 'UNFINISHED';
  return more === SUPER_TIE_BREAK_POINTS || more - fewer === 2 ? leader(set) : 'IMPOSSIBLE';
}

/** Why no score of a set can be this one; null for a set that is won or under way (RES-02). */
export function findSetError(format: Format, set: SetScore): SetErrorCode | null {
  if (standingOf(format, set) !== 'IMPOSSIBLE') return null;
  if (set.superTieBreak) return 'SUPER_TIE_BREAK_POINTS_NOT_ALLOWED';
  const games = standingOf(format, { ...set, tieBreak: null });
  return games === 'IMPOSSIBLE' ? 'GAME_COUNT_NOT_ALLOWED' : 'TIE_BREAK_POINTS_NOT_ALLOWED';
}

/** The winner's points in a tie-break that the loser ended with `loser` points: 7, or two more than the loser. */
export const winnersTieBreakPoints = (loser: number): number => Math.max(TIE_BREAK_POINTS, loser + 2);

/** Every finished score of a set of games, from side A's view; ordered as a picker shows them. */
export function finishedSets(format: Format): readonly { readonly a: number; readonly b: number }[] {
  const most = mostGames(format);
  const all = [];
  for (let a = most; a >= 0; a--)
    for (let b = 0; b <= most; b++) {
      const standing = standingOf(format, { a, b, superTieBreak: false });
      if (standing === 'A' || standing === 'B') all.push({ a, b });
    }
  return all;
}

/** The same score seen from the other side. */
export const mirrorSet = <S extends SetScore>(set: S): S => ({ ...set, a: set.b, b: set.a });

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= MOST_POINTS;
const ordered = (set: SetScore): [number, number] => [Math.max(set.a, set.b), Math.min(set.a, set.b)];
const leader = (set: SetScore): Side => (set.a > set.b ? 'A' : 'B');
