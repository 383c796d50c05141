import { scoreGovernor } from 'tods-competition-factory';
import {
  RULES,
  type GameMode,
  type ResultOutcome,
  type ScoreRules,
  type SetScore,
  type Side,
} from '../../src/index.js';

const { ScoringEngine, analyzeScore, validateSetScore } = scoreGovernor;

/** The modes in the notation of tods-competition-factory; a third set is played out or a super tie-break. */
const FORMATS: Readonly<Record<GameMode, string>> = {
  ONE_SET_9_GAMES: 'SET1-S:9/TB7@8',
  THREE_SETS_6_GAMES: 'SET3-S:6/TB7',
  NEXTGEN: 'SET3-S:4NOAD/TB7@3',
};
const WITH_SUPER_TIE_BREAK = 'SET3-S:6/TB7-F:TB10';

interface TheirSet {
  setNumber: number;
  side1Score?: number;
  side2Score?: number;
  side1TiebreakScore?: number;
  side2TiebreakScore?: number;
  winningSide?: number;
}

export type Engine = InstanceType<typeof ScoringEngine>;

/** A match of this mode before its first point. */
export const newMatch = (mode: GameMode, superTieBreak: boolean): Engine =>
  new ScoringEngine({ matchUpFormat: superTieBreak ? WITH_SUPER_TIE_BREAK : FORMATS[mode] });

/** What our forms would write down of a match of theirs; points of the game or tie-break under way are not told. */
export function setsOf(engine: Engine, superTieBreak: boolean): SetScore[] {
  return (engine.getState().score.sets as TheirSet[]).map((set, index) => {
    if (superTieBreak && index === 2) {
      // before its first points are counted it has no score of its own
      return { a: set.side1TiebreakScore ?? 0, b: set.side2TiebreakScore ?? 0, superTieBreak: true };
    }
    const decided = set.winningSide !== undefined && set.side1TiebreakScore !== undefined;
    return {
      a: set.side1Score ?? 0,
      b: set.side2Score ?? 0,
      superTieBreak: false,
      ...(decided && { tieBreak: Math.min(set.side1TiebreakScore!, set.side2TiebreakScore!) }),
    };
  });
}

/** The scores of one set that their engine passes through: with who has won it. */
export function setsPlayed(mode: GameMode): ReadonlyMap<string, Side | 'UNFINISHED'> {
  const seen = new Map<string, Side | 'UNFINISHED'>([['0-0', 'UNFINISHED']]);
  const walk = (games: readonly (0 | 1)[]) => {
    for (const winner of [0, 1] as const) {
      const engine = newMatch(mode, false);
      for (const game of [...games, winner]) engine.addGame({ winner: game });
      const set = (engine.getState().score.sets as TheirSet[])[0]!;
      const score = `${set.side1Score}-${set.side2Score}`;
      if (seen.has(score)) continue;
      seen.set(score, set.winningSide === undefined ? 'UNFINISHED' : set.winningSide === 1 ? 'A' : 'B');
      if (set.winningSide === undefined) walk([...games, winner]);
    }
  };
  walk([]);
  return seen;
}

const underWay = Object.fromEntries(
  (Object.keys(FORMATS) as GameMode[]).map((mode) => [mode, setsPlayed(mode)]),
) as Record<GameMode, ReturnType<typeof setsPlayed>>;

/** Whether their checks accept a score. */
export function theirVerdict(mode: GameMode, sets: readonly SetScore[], rules: ScoreRules): boolean {
  const superTieBreak = rules.superTieBreakAllowed && RULES[mode].superTieBreak && sets[2]?.superTieBreak === true;
  const matchUpFormat = superTieBreak ? WITH_SUPER_TIE_BREAK : FORMATS[mode];
  if (sets.length === 0) return rules.outcome === 'WALKOVER';
  const theirs = sets.map(translated);
  const deciding = RULES[mode].setsToWin * 2 - 2;
  const check = (index: number, unfinished: boolean) =>
    validateSetScore(theirs[index], matchUpFormat, index === deciding, unfinished).isValid;
  const last = sets.length - 1;
  const finished = check(last, false) && theirs[last]!.winningSide !== undefined;
  const legalSets =
    theirs.slice(0, -1).every((set, index) => set.winningSide !== undefined && check(index, false)) &&
    (finished || (rules.outcome !== 'COMPLETED' && check(last, true) && isUnderWay(mode, sets[last]!)));
  if (!legalSets) return false;
  if (!finished) delete theirs[last]!.winningSide;
  const accepts = (outcome: ResultOutcome, some: readonly TheirSet[]) =>
    analyzeScore({ matchUpFormat, score: { sets: [...some] }, ...ending(outcome, some) }).valid;
  // their check of a score counts sets in whatever order; what was over before its last set went on after its end
  const wasOver = theirs.some((_, index) => index > 0 && accepts('COMPLETED', theirs.slice(0, index)));
  if (wasOver || (rules.outcome === 'RETIRED' && accepts('COMPLETED', theirs))) return false;
  return accepts(rules.outcome, theirs);
}

function ending(outcome: ResultOutcome, sets: readonly TheirSet[]) {
  const won = (side: number) => sets.filter(({ winningSide }) => winningSide === side).length;
  switch (outcome) {
    case 'COMPLETED':
      return { matchUpStatus: 'COMPLETED', winningSide: won(1) === won(2) ? undefined : won(1) > won(2) ? 1 : 2 };
    case 'TIME_EXPIRED':
      return { matchUpStatus: 'INCOMPLETE' };
    case 'RETIRED':
    case 'WALKOVER':
      return { matchUpStatus: outcome, winningSide: 1 };
  }
}

const isUnderWay = (mode: GameMode, set: SetScore): boolean =>
  set.superTieBreak
    ? Math.max(set.a, set.b) < 10 || Math.abs(set.a - set.b) < 2
    : underWay[mode].get(`${set.a}-${set.b}`) === 'UNFINISHED';

function translated({ a, b, tieBreak, superTieBreak }: SetScore, index: number): TheirSet {
  const leader = a === b ? {} : { winningSide: a > b ? 1 : 2 };
  if (superTieBreak) return { setNumber: index + 1, side1TiebreakScore: a, side2TiebreakScore: b, ...leader };
  if (tieBreak == null) return { setNumber: index + 1, side1Score: a, side2Score: b, ...leader };
  const winners = Math.max(7, tieBreak + 2);
  return {
    setNumber: index + 1,
    side1Score: a,
    side2Score: b,
    side1TiebreakScore: a > b ? winners : tieBreak,
    side2TiebreakScore: a > b ? tieBreak : winners,
    ...leader,
  };
}
