import {
  findResultError,
  findSetError,
  hasTieBreak,
  needsAnotherSet,
  standingOf,
  type ResultOutcome,
  type ResultRules,
  type ScoreError,
  type SetScore,
  type Side,
} from '@setpoint/scoring';

export const CRITERIA = [
  'law',
  'backhand',
  'serve',
  'power',
  'speed',
  'availability',
  'collaboration',
  'punctuality',
  'fairness',
] as const;
/** The nine criteria (RES-06); the draft calls forehand `law`. */
export type Criterion = (typeof CRITERIA)[number];
export const LONGEST_COMMENT = 140;

export interface DraftSet {
  readonly a: number | null;
  readonly b: number | null;
  readonly tieBreak: number | null;
  readonly superTieBreak: boolean;
}

export type DraftEvaluation = { readonly idUser: string } & { readonly [K in Criterion]: number };

export interface ResultDraft {
  readonly idMatch: string;
  /** 0 sets and comment, 1 evaluations; done is no draft any more (RES-01). */
  readonly activeStep: 0 | 1;
  /** Whether it confirms the other side's result instead of entering one; opens at step 1. */
  readonly confirmResults: boolean;
  readonly sets: readonly DraftSet[];
  readonly outcome: ResultOutcome;
  /** The side that won by retirement or walkover. */
  readonly winner: Side | null;
  readonly comment: string;
  /** An upload that goes with the result; null is none. */
  readonly photo: string | null;
  /** 0 is not given. */
  readonly evaluations: readonly DraftEvaluation[];
}

const EMPTY_SET: DraftSet = { a: null, b: null, tieBreak: null, superTieBreak: false };

const blank = (idUser: string): DraftEvaluation => ({
  idUser,
  law: 0,
  backhand: 0,
  serve: 0,
  power: 0,
  speed: 0,
  availability: 0,
  collaboration: 0,
  punctuality: 0,
  fairness: 0,
});

export const emptyResult = (idMatch: string, opponents: readonly string[], confirmResults = false): ResultDraft => ({
  idMatch,
  activeStep: confirmResults ? 1 : 0,
  confirmResults,
  sets: [EMPTY_SET],
  outcome: 'COMPLETED',
  winner: null,
  comment: '',
  photo: null,
  evaluations: opponents.slice(0, 2).map(blank),
});

export type Cell = 'a' | 'b' | 'tieBreak';

export type ResultChange =
  | { kind: 'score'; set: number; cell: Cell; value: number | null }
  | { kind: 'super-tie-break'; set: number; on: boolean }
  | { kind: 'outcome'; outcome: ResultOutcome }
  | { kind: 'winner'; winner: Side }
  | { kind: 'comment'; comment: string }
  | { kind: 'photo'; photo: string | null }
  | { kind: 'evaluate'; idUser: string; criterion: Criterion; value: number }
  | { kind: 'clear-evaluation'; idUser: string };

export function changedResult(draft: ResultDraft, rules: ResultRules, change: ResultChange): ResultDraft {
  switch (change.kind) {
    case 'score': {
      const sets = draft.sets.map((set, index) => {
        if (index !== change.set) return set;
        const next = { ...set, [change.cell]: change.value };
        return isTieBreakSet(rules, next) ? next : { ...next, tieBreak: null };
      });
      return { ...draft, sets: withRoom(rules, sets, draft.outcome) };
    }
    case 'super-tie-break':
      return {
        ...draft,
        sets: draft.sets.map((set, index) => (index === change.set ? { ...EMPTY_SET, superTieBreak: change.on } : set)),
      };
    case 'outcome': {
      const sets = change.outcome === 'WALKOVER' ? [] : draft.sets.length === 0 ? [EMPTY_SET] : draft.sets;
      return {
        ...draft,
        outcome: change.outcome,
        winner: namesWinner(change.outcome) ? draft.winner : null,
        sets: withRoom(rules, sets, change.outcome),
      };
    }
    case 'winner':
      return { ...draft, winner: change.winner };
    case 'comment':
      return { ...draft, comment: change.comment };
    case 'photo':
      return { ...draft, photo: change.photo };
    case 'evaluate':
      return {
        ...draft,
        evaluations: draft.evaluations.map((evaluation) =>
          evaluation.idUser === change.idUser ? { ...evaluation, [change.criterion]: change.value } : evaluation,
        ),
      };
    case 'clear-evaluation':
      return {
        ...draft,
        evaluations: draft.evaluations.map((evaluation) =>
          evaluation.idUser === change.idUser ? blank(change.idUser) : evaluation,
        ),
      };
  }
}

/** Retirement and walkover are won by the side that the players name (RES-07). */
export const namesWinner = (outcome: ResultOutcome): boolean => outcome === 'RETIRED' || outcome === 'WALKOVER';

const filled = (set: DraftSet): set is DraftSet & SetScore => set.a !== null && set.b !== null;
const untouched = (set: DraftSet) => set.a === null && set.b === null;

/** Sets that were typed in; an untouched last one is only room. */
function typedSets(draft: Pick<ResultDraft, 'sets'>): DraftSet[] {
  const sets = [...draft.sets];
  while (sets.length > 0 && untouched(sets.at(-1)!)) sets.pop();
  return sets;
}

/** Room for the next set while nobody has won, and none after the last. */
function withRoom(rules: ResultRules, sets: readonly DraftSet[], outcome: ResultOutcome): DraftSet[] {
  if (outcome === 'WALKOVER') return [];
  const typed = typedSets({ sets });
  if (typed.length === 0) return [sets[0] ?? EMPTY_SET];
  if (!typed.every(filled)) return typed;
  const unfinished = typed.some((set) => !['A', 'B'].includes(standingOf(rules, set)));
  if (!unfinished && needsAnotherSet(rules, typed)) {
    return [...typed, sets[typed.length] ?? EMPTY_SET];
  }
  return typed;
}

/** Whether a set was decided by a tie-break, whose points can be entered. */
export const isTieBreakSet = (rules: ResultRules, set: DraftSet): boolean => filled(set) && hasTieBreak(rules, set);

export type DraftScoreError =
  | { readonly code: 'UNFINISHED' | 'POINTS_UNFINISHED' | 'WINNER_REQUIRED'; readonly setIndex: number }
  | ScoreError;

const unfinished = (set: DraftSet | undefined, setIndex: number): DraftScoreError => ({
  code: set?.superTieBreak ? 'POINTS_UNFINISHED' : 'UNFINISHED',
  setIndex,
});

/** What is wrong with the whole score; null when it can be sent. */
export function findDraftError(draft: ResultDraft, rules: ResultRules): DraftScoreError | null {
  const { outcome, winner } = draft;
  const sets = typedSets(draft);
  const open = sets.findIndex((set) => !filled(set));
  if (open >= 0) return unfinished(sets[open], open);
  if (sets.length === 0 && outcome !== 'WALKOVER') return unfinished(draft.sets[0], 0);
  const error = findResultError(rules, { sets: sets.filter(filled), outcome });
  if (error) return error;
  return namesWinner(outcome) && !winner ? { code: 'WINNER_REQUIRED', setIndex: 0 } : null;
}

/**
 * What to say while one still types: only what more typing can't heal, so nobody is scolded for a
 * set that isn't finished.
 */
export function findErrorWhileTyping(draft: ResultDraft, rules: ResultRules): DraftScoreError | null {
  const sets = typedSets(draft);
  for (const [setIndex, set] of sets.entries()) {
    const code = filled(set) ? findSetError(rules, set) : null;
    if (code) return { code, setIndex };
  }
  const error = findDraftError(draft, rules);
  if (!error || ['UNFINISHED', 'POINTS_UNFINISHED', 'WINNER_REQUIRED'].includes(error.code)) return null;
  const underWay = sets.some((set) => !filled(set) || standingOf(rules, set) === 'UNFINISHED');
  const roomLeft = draft.sets.length > sets.length;
  return draft.outcome === 'COMPLETED' && (underWay || roomLeft) ? null : error;
}

export type EvaluationProgress = 'none' | 'partial' | 'complete';

/** All nine criteria or none (RES-06). */
export function evaluationProgress(evaluation: DraftEvaluation): EvaluationProgress {
  const given = CRITERIA.filter((criterion) => evaluation[criterion] > 0).length;
  return given === 0 ? 'none' : given === CRITERIA.length ? 'complete' : 'partial';
}

/** The evaluations to send: complete ones, under the API's names. */
export const evaluationsToSend = (draft: ResultDraft) =>
  draft.evaluations
    .filter((evaluation) => evaluationProgress(evaluation) === 'complete')
    .map(({ idUser, law, ...others }) => ({ userId: idUser, forehand: law, ...others }));

/** Whether there is anything of the score in it. */
export const isBegun = (draft: ResultDraft): boolean => draft.outcome !== 'COMPLETED' || setsToSend(draft).length > 0;

export const setsToSend = (draft: ResultDraft): SetScore[] => typedSets(draft).filter(filled);

export const isTooLong = (comment: string) => [...comment].length > LONGEST_COMMENT;
