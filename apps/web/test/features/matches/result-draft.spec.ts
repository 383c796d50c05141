import { describe, expect, it } from '@jest/globals';
import { finishedSets, resultRulesOf, type GameMode } from '@setpoint/scoring';
import fc from 'fast-check';
import {
  changedResult,
  CRITERIA,
  emptyResult,
  evaluationsToSend,
  findDraftError,
  findErrorWhileTyping,
  setsToSend,
  evaluationProgress,
  type ResultChange,
  type ResultDraft,
} from '../../../src/features/matches/result/result-draft.js';

const MODE: GameMode = 'THREE_SETS_6_GAMES';
const rules = (mode: GameMode = MODE, drawAllowed = false) => resultRulesOf(mode, { drawAllowed });

function after(
  changes: readonly ResultChange[],
  mode: GameMode = MODE,
  start = emptyResult('m1', ['ben']),
): ResultDraft {
  return changes.reduce((draft, change) => changedResult(draft, rules(mode), change), start);
}
const typed = (...sets: [number, number][]): ResultChange[] =>
  sets.flatMap(([a, b], set) => [
    { kind: 'score', set, cell: 'a', value: a } as const,
    { kind: 'score', set, cell: 'b', value: b } as const,
  ]);

describe('draft of a result', () => {
  it('RES-01~ begins at the sets, and at the evaluations when it confirms', () => {
    expect(emptyResult('m1', ['ben']).activeStep).toBe(0);
    expect(emptyResult('m1', ['ben'], true)).toMatchObject({ activeStep: 1, confirmResults: true });
  });

  it('RES-02 makes room for another set until somebody has won', () => {
    expect(after(typed([6, 4])).sets).toHaveLength(2);
    expect(after(typed([6, 4], [6, 3])).sets).toHaveLength(2);
    expect(after(typed([6, 4], [3, 6])).sets).toHaveLength(3);
    expect(after(typed([9, 7]), 'ONE_SET_9_GAMES').sets).toHaveLength(1);
  });

  it('RES-02 says at once that games are not possible, but lets an open set be finished', () => {
    expect(findErrorWhileTyping(after(typed([6, 5])), rules())).toBeNull();
    expect(findErrorWhileTyping(after(typed([8, 3])), rules())).toEqual({
      code: 'GAME_COUNT_NOT_ALLOWED',
      setIndex: 0,
    });
    expect(findErrorWhileTyping(after(typed([6, 4], [7, 2])), rules())).toEqual({
      code: 'GAME_COUNT_NOT_ALLOWED',
      setIndex: 1,
    });
    expect(findDraftError(after(typed([6, 4])), rules())).toMatchObject({ code: 'SET_MISSING' });
  });

  it('RES-02 takes points in a super tie-break, and says that they are points', () => {
    const superTieBreak = (a: number | null, b: number) =>
      after([
        ...typed([6, 4], [4, 6]),
        { kind: 'super-tie-break', set: 2, on: true },
        { kind: 'score', set: 2, cell: 'a', value: a },
        { kind: 'score', set: 2, cell: 'b', value: b },
      ]);
    expect(findDraftError(superTieBreak(null, 10), rules())).toEqual({ code: 'POINTS_UNFINISHED', setIndex: 2 });
    expect(findErrorWhileTyping(superTieBreak(12, 7), rules())).toEqual({
      code: 'SUPER_TIE_BREAK_POINTS_NOT_ALLOWED',
      setIndex: 2,
    });
    const draft = after([
      ...typed([6, 4], [4, 6]),
      { kind: 'super-tie-break', set: 2, on: true },
      { kind: 'score', set: 2, cell: 'a', value: 8 },
      { kind: 'score', set: 2, cell: 'b', value: 10 },
    ]);
    expect(findDraftError(draft, rules())).toBeNull();
    expect(setsToSend(draft)[2]).toMatchObject({ a: 8, b: 10, superTieBreak: true });
  });

  it('RES-05~ allows a draw by time only where draws are allowed', () => {
    const draft = after([...typed([6, 4], [4, 6]), { kind: 'outcome', outcome: 'TIME_EXPIRED' }]);
    expect(findDraftError(draft, rules(MODE, true))).toBeNull();
    expect(findDraftError(draft, rules(MODE, false))).toMatchObject({ code: 'DRAW_NOT_ALLOWED' });
  });

  it('RES-07 a retirement and a walkover name who won; a walkover has no sets', () => {
    const retired = after([...typed([6, 4], [2, 1]), { kind: 'outcome', outcome: 'RETIRED' }]);
    expect(findDraftError(retired, rules())).toMatchObject({ code: 'WINNER_REQUIRED' });
    expect(findDraftError(changedResult(retired, rules(), { kind: 'winner', winner: 'A' }), rules())).toBeNull();
    const walkover = after([
      ...typed([6, 4]),
      { kind: 'outcome', outcome: 'WALKOVER' },
      { kind: 'winner', winner: 'B' },
    ]);
    expect(setsToSend(walkover)).toEqual([]);
    expect(findDraftError(walkover, rules())).toBeNull();
    expect(changedResult(walkover, rules(), { kind: 'outcome', outcome: 'COMPLETED' })).toMatchObject({ winner: null });
  });

  it('RES-02 accepts every match that two finished sets of one side decide', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<GameMode>('THREE_SETS_6_GAMES', 'NEXTGEN'),
        fc.nat(),
        fc.nat(),
        (mode, one, other) => {
          const won = finishedSets(mode).filter(({ a, b }) => a > b);
          const pick = (at: number): [number, number] => [won[at % won.length]!.a, won[at % won.length]!.b];
          const draft = after(typed(pick(one), pick(other)), mode);
          expect(findErrorWhileTyping(draft, rules(mode))).toBeNull();
          expect(findDraftError(draft, rules(mode))).toBeNull();
        },
      ),
    );
  });

  it('RES-06 sends all nine criteria or none; forehand is `law` in the draft', () => {
    const marks = CRITERIA.map((criterion) => ({ kind: 'evaluate', idUser: 'ben', criterion, value: 4 }) as const);
    const partial = after(marks.slice(0, 8));
    expect(evaluationProgress(partial.evaluations[0]!)).toBe('partial');
    expect(evaluationsToSend(partial)).toEqual([]);
    const complete = after(marks);
    expect(evaluationProgress(complete.evaluations[0]!)).toBe('complete');
    expect(evaluationsToSend(complete)).toEqual([
      {
        userId: 'ben',
        forehand: 4,
        backhand: 4,
        serve: 4,
        power: 4,
        speed: 4,
        availability: 4,
        collaboration: 4,
        punctuality: 4,
        fairness: 4,
      },
    ]);
    expect(evaluationsToSend(changedResult(complete, rules(), { kind: 'clear-evaluation', idUser: 'ben' }))).toEqual(
      [],
    );
  });
});
