import type { UserId } from '@setpoint/kernel';
import type { MatchCommand } from '../../src/domain/commands.js';
import { disputesOf } from '../../src/domain/results.js';
import {
  aConfirmedMatch,
  aDispute,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  aResult,
  at,
  ben,
  carla,
  david,
  doubles,
  eva,
  marks,
  plus,
  set,
} from '../builders.js';
import { run, won } from './run.js';

describe('results', () => {
  const enter = (
    who: UserId,
    more: Partial<Parameters<typeof Object.assign>[0]> = {},
    evaluations: ReturnType<typeof marks>[] = [],
  ): MatchCommand => ({ type: 'ENTER_RESULT', who, result: { ...won, ...more }, evaluations }) as MatchCommand;
  const confirm = (who: UserId, ...evaluations: ReturnType<typeof marks>[]): MatchCommand => ({
    type: 'CONFIRM_RESULT',
    who,
    resultVersion: null,
    evaluations,
  });
  const dispute = (who: UserId, note = 'it was 6-4 4-6'): MatchCommand => ({
    type: 'DISPUTE_RESULT',
    who,
    resultVersion: null,
    note,
  });
  const of = (resultVersion: number, command: MatchCommand) => ({ ...command, resultVersion }) as MatchCommand;
  const evening = { when: at('20:00') };

  it('RES-03 is entered by any participant and confirmed by the other side', () => {
    for (const who of [ana, carla, ben, david]) {
      const entered = run(anAwaitingResultMatch(doubles), enter(who), evening);
      expect(entered.match).toMatchObject({
        state: 'AWAITING_CONFIRMATION',
        result: { enteredBy: who, winner: 'A', enteredAt: at('20:00') },
        confirmsAt: plus(at('20:00'), { days: 3 }),
      });
      const other = who === ana || who === carla ? david : carla;
      expect(run(entered.match, confirm(other), evening).match).toMatchObject({
        state: 'CONFIRMED',
        confirmedBy: other,
      });
      expect(run(entered.match, confirm(who), evening).code).toBe('OWN_RESULT');
      expect(run(entered.match, dispute(who), evening).code).toBe('OWN_RESULT');
    }
    expect(run(anAwaitingResultMatch(doubles), enter(eva), evening).code).toBe('USER_NOT_IN_MATCH');
    expect(run(anAwaitingConfirmationMatch(doubles), confirm(eva), evening).code).toBe('USER_NOT_IN_MATCH');
  });

  it('RES-03 is saved once when two devices enter it', () => {
    const entered = run(anAwaitingResultMatch(), enter(ana), evening).match;
    expect(run(entered, enter(ben), evening).code).toBe('RESULT_ALREADY_SAVED');
    expect(run(entered, enter(ana, { sets: [set(6, 0), set(6, 0)] }), evening).code).toBe('RESULT_ALREADY_SAVED');
    expect(run(entered, enter(ana), evening)).toMatchObject({ code: 'OK', events: [] });
  });

  it('RES-03 is confirmed once; pressing twice is success', () => {
    const confirmed = run(anAwaitingConfirmationMatch(doubles), confirm(ben), evening).match;
    expect(run(confirmed, confirm(ben), evening)).toMatchObject({ code: 'OK', events: [] });
    expect(run(confirmed, confirm(david), evening).code).toBe('RESULT_ALREADY_SAVED');
    expect(run(confirmed, dispute(david), evening).code).toBe('RESULT_ALREADY_SAVED');
    expect(run(confirmed, enter(david), evening).code).toBe('RESULT_ALREADY_SAVED');
  });

  it('RES-01 keeps a comment of up to 140 characters', () => {
    expect(run(anAwaitingResultMatch(), enter(ana, { comment: ' well played ' }), evening).match).toMatchObject({
      result: { comment: 'well played' },
    });
    expect(run(anAwaitingResultMatch(), enter(ana, { comment: 'x'.repeat(141) }), evening).decision).toMatchObject({
      code: 'INVALID_DATA',
      fields: [{ field: 'comment', code: 'TOO_LONG' }],
    });
  });

  it.each([
    ['GAME_COUNT_NOT_ALLOWED', [set(6, 4), set(7, 2)], 1],
    ['TIE_BREAK_POINTS_NOT_ALLOWED', [set(6, 4), { ...set(7, 5), tieBreak: 3 }], 1],
    ['SUPER_TIE_BREAK_POINTS_NOT_ALLOWED', [set(6, 4), set(4, 6), { a: 9, b: 7, superTieBreak: true }], 2],
    ['SET_UNFINISHED', [set(6, 4), set(6, 5)], 1],
    ['SET_MISSING', [set(6, 4)], 0],
    ['SET_NOT_NEEDED', [set(6, 4), set(6, 4), set(6, 4)], 2],
    ['SUPER_TIE_BREAK_NOT_ALLOWED', [set(6, 4), { a: 10, b: 8, superTieBreak: true }], 1],
    ['DRAW_NOT_ALLOWED', [set(6, 4), set(4, 6)], 1],
  ] as const)('RES-02 refuses with %s and says which set', (code, sets, setIndex) => {
    expect(run(anAwaitingResultMatch(), enter(ana, { sets }), evening).decision).toMatchObject({
      code,
      data: { setIndex },
    });
  });

  it('RES-05~ ends in a draw only when friendly and out of time', () => {
    const unfinished = { sets: [set(6, 4), set(4, 6)], outcome: 'TIME_EXPIRED' };
    expect(run(anAwaitingResultMatch(), enter(ana, unfinished), evening).code).toBe('DRAW_NOT_ALLOWED');
    expect(run(anAwaitingResultMatch({ isFriendly: true }), enter(ana, unfinished), evening).match).toMatchObject({
      result: { winner: null },
    });
  });

  it('RES-07 records retirement and walkover with the side that won', () => {
    expect(
      run(anAwaitingResultMatch(), enter(ana, { sets: [set(3, 1)], outcome: 'RETIRED' }), evening).decision,
    ).toMatchObject({
      fields: [{ field: 'winner', code: 'REQUIRED' }],
    });
    expect(
      run(anAwaitingResultMatch(), enter(ana, { sets: [set(3, 1)], outcome: 'RETIRED', winner: 'B' }), evening).match,
    ).toMatchObject({
      result: { outcome: 'RETIRED', winner: 'B' },
    });
    expect(
      run(anAwaitingResultMatch(), enter(ana, { sets: [], outcome: 'WALKOVER', winner: 'A' }), evening).match,
    ).toMatchObject({
      result: { outcome: 'WALKOVER', winner: 'A', sets: [] },
    });
  });

  it('RES-04 returns to the enterers with a note, once', () => {
    const returned = run(anAwaitingConfirmationMatch(doubles), dispute(ben), { when: at('21:00') }).match;
    expect(returned).toMatchObject({
      state: 'AWAITING_RESULT',
      returned: { result: aResult(), dispute: { by: ben, note: 'it was 6-4 4-6' } },
      givesUpAt: plus(at('21:00'), { days: 15 }),
    });
    expect(disputesOf(returned)).toBe(1);
    expect(run(returned, dispute(ben), { when: at('21:01') })).toMatchObject({ code: 'OK', events: [] });
    expect(run(returned, enter(ben), { when: at('21:30') }).code).toBe('NOT_IN_THIS_STATE');
    expect(run(returned, enter(david), { when: at('21:30') }).code).toBe('NOT_IN_THIS_STATE');
    const again = run(returned, enter(carla), { when: at('22:00') }).match;
    expect(again).toMatchObject({
      state: 'AWAITING_CONFIRMATION',
      earlier: [{ dispute: { by: ben } }],
      confirmsAt: plus(at('22:00'), { days: 3 }),
    });
    expect(disputesOf(again)).toBe(1);
  });

  it('RES-04 needs a note of up to 140 characters', () => {
    expect(run(anAwaitingConfirmationMatch(), dispute(ben, ' '), evening).decision).toMatchObject({
      fields: [{ field: 'note', code: 'REQUIRED' }],
    });
    expect(run(anAwaitingConfirmationMatch(), dispute(ben, 'x'.repeat(141)), evening).decision).toMatchObject({
      fields: [{ code: 'TOO_LONG' }],
    });
  });

  it('RES-04 keeps both versions at a second dispute and counts only when both sides agree', () => {
    const reentered = anAwaitingConfirmationMatch({
      result: aResult({ version: 2, sets: [set(6, 4), set(6, 4)], enteredAt: at('22:00') }),
      earlier: [{ result: aResult(), dispute: aDispute() }],
    });
    const contested = run(reentered, of(2, dispute(ben)), { when: at('22:30') });
    expect(contested.decision).toMatchObject({ ok: true, value: [{ type: 'RESULT_DISPUTED' }] });
    expect(contested.match).toMatchObject({
      state: 'AWAITING_CONFIRMATION',
      confirmsAt: null,
      dispute: { by: ben },
      earlier: [{ dispute: { by: ben } }],
    });
    expect(disputesOf(contested.match)).toBe(2);
    const late = { when: plus(at('22:30'), { days: 30 }) };
    expect(run(contested.match, dispute(ben), late)).toMatchObject({ code: 'OK', events: [] });

    // The other side comes round.
    const relented = run(contested.match, of(2, confirm(ben)), late).match;
    expect(relented).toMatchObject({ state: 'CONFIRMED', result: { sets: [set(6, 4), set(6, 4)] } });
    expect(disputesOf(relented)).toBe(2);

    // Or it enters its own version, and the first side confirms that.
    const bens = { sets: [set(6, 4), set(4, 6), set(3, 6)] };
    const counter = run(contested.match, enter(ben, bens), late).match;
    expect(counter).toMatchObject({
      state: 'AWAITING_CONFIRMATION',
      result: { enteredBy: ben, winner: 'B' },
      confirmsAt: null,
    });
    expect(disputesOf(counter)).toBe(2);
    expect(run(counter, dispute(ana), late).code).toBe('NOT_IN_THIS_STATE');
    expect(run(counter, of(3, confirm(ben)), late).code).toBe('OWN_RESULT');
    expect(run(counter, of(3, confirm(ana)), late).match).toMatchObject({
      state: 'CONFIRMED',
      result: { winner: 'B' },
    });

    // Or the first side enters the very same score.
    const agreed = run(counter, enter(ana, bens), late);
    expect(agreed.events).toEqual(['RESULT_CONFIRMED']);
    expect(agreed.match).toMatchObject({
      state: 'CONFIRMED',
      confirmedBy: ana,
      result: { enteredBy: ben, winner: 'B' },
    });
  });

  it('RES-08~ confirms once', () => {
    expect(run(anAwaitingConfirmationMatch(), confirm(ben), evening).events).toEqual(['RESULT_CONFIRMED']);
    expect(run(aConfirmedMatch(), confirm(ben), evening).events).toEqual([]);
  });
});
