import { standingOf, winnersTieBreakPoints, type GameMode, type SetScore } from '@setpoint/scoring';
import type { TodsSet } from './record.js';

const FORMATS: Readonly<Record<GameMode, string>> = {
  ONE_SET_9_GAMES: 'SET1-S:9/TB7@8',
  THREE_SETS_6_GAMES: 'SET3-S:6/TB7',
  NEXTGEN: 'SET3-S:4NOAD/TB7@3',
};
const SUPER_TIE_BREAK = '-F:TB10';

export interface Scoring {
  readonly mode: GameMode;
  readonly superTieBreakAllowed: boolean;
}

export const formatOf = ({ mode, superTieBreakAllowed }: Scoring): string =>
  FORMATS[mode] + (superTieBreakAllowed ? SUPER_TIE_BREAK : '');

/** Null for a format that is not played here. */
export function scoringOf(format: string): Scoring | null {
  const superTieBreakAllowed = format.endsWith(SUPER_TIE_BREAK);
  const first = superTieBreakAllowed ? format.slice(0, -SUPER_TIE_BREAK.length) : format;
  const mode = (Object.keys(FORMATS) as GameMode[]).find((known) => FORMATS[known] === first);
  return mode ? { mode, superTieBreakAllowed } : null;
}

/** TODS writes points of both sides in a tie-break, and a super tie-break without games. */
export function todsSet(mode: GameMode, set: SetScore, index: number): TodsSet {
  const standing = standingOf(mode, set);
  const won = standing === 'A' ? 1 : standing === 'B' ? 2 : undefined;
  const winner = won && { winningSide: won as 1 | 2 };
  if (set.superTieBreak)
    return { setNumber: index + 1, side1TiebreakScore: set.a, side2TiebreakScore: set.b, ...winner };
  const lost = set.tieBreak;
  const points =
    lost == null
      ? {}
      : won === 1
        ? { side1TiebreakScore: winnersTieBreakPoints(lost), side2TiebreakScore: lost }
        : { side1TiebreakScore: lost, side2TiebreakScore: winnersTieBreakPoints(lost) };
  return { setNumber: index + 1, side1Score: set.a, side2Score: set.b, ...points, ...winner };
}

export function setOf(set: TodsSet): SetScore {
  const { side1TiebreakScore: a, side2TiebreakScore: b } = set;
  // Some write it as a set of one game.
  const isSuper = a != null && b != null && (set.side1Score ?? 0) + (set.side2Score ?? 0) <= 1;
  if (isSuper) return { a, b, superTieBreak: true };
  const tieBreak = a != null && b != null ? { tieBreak: Math.min(a, b) } : {};
  return { a: set.side1Score ?? 0, b: set.side2Score ?? 0, ...tieBreak, superTieBreak: false };
}
