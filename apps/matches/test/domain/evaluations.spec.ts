import type { MatchCommand } from '../../src/domain/commands.js';
import {
  aConfirmedMatch,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  aReadyMatch,
  at,
  ben,
  carla,
  david,
  doubles,
  eva,
  marks,
} from '../builders.js';
import { run, won } from './run.js';

describe('evaluations', () => {
  const evening = { when: at('20:30') };
  const confirm = (...evaluations: ReturnType<typeof marks>[]): MatchCommand => ({
    type: 'CONFIRM_RESULT',
    who: ben,
    resultVersion: null,
    evaluations,
  });

  it('RES-06 rates both opponents with the result or its confirmation', () => {
    const done = run(anAwaitingConfirmationMatch(doubles), confirm(marks(ana, 5), marks(carla, 1)), evening);
    expect(done.events).toEqual(['RESULT_CONFIRMED', 'OPPONENT_EVALUATED', 'OPPONENT_EVALUATED']);
    expect(done.match.evaluations).toEqual([
      { by: ben, of: ana },
      { by: ben, of: carla },
    ]);
    const entered = run(
      anAwaitingResultMatch(),
      { type: 'ENTER_RESULT', who: ana, result: won, evaluations: [marks(ben)] },
      evening,
    );
    expect(entered.events).toEqual(['RESULT_ENTERED', 'OPPONENT_EVALUATED']);
  });

  it('RES-06 takes all nine criteria or none', () => {
    const { serve: _left, ...eight } = marks(ana);
    expect(run(anAwaitingConfirmationMatch(), confirm(eight), evening).code).toBe('EVALUATION_INCOMPLETE');
    expect(run(anAwaitingConfirmationMatch(), confirm({ userId: ana }), evening).events).toEqual(['RESULT_CONFIRMED']);
  });

  it.each([0, 6, 3.5])('RES-06 knows no mark of %s', (mark) => {
    expect(run(anAwaitingConfirmationMatch(), confirm(marks(ana, mark)), evening).decision).toMatchObject({
      code: 'INVALID_DATA',
      fields: [{ field: 'evaluations', code: 'OUT_OF_RANGE' }],
    });
  });

  it('RES-06 is about opponents of this match', () => {
    const match = anAwaitingConfirmationMatch(doubles);
    for (const own of [ben, david])
      expect(run(match, confirm(marks(own)), evening).decision).toMatchObject({
        code: 'INVALID_DATA',
        fields: [{ code: 'NOT_AN_OPPONENT' }],
      });
    expect(run(match, confirm(marks(eva)), evening).code).toBe('USER_NOT_IN_MATCH');
  });

  it('RES-06 is once per match and player', () => {
    const rated = anAwaitingConfirmationMatch({ evaluations: [{ by: ben, of: ana }] });
    expect(run(rated, confirm(marks(ana)), evening).code).toBe('RATING_ALREADY_ENTERED');
    expect(run(anAwaitingConfirmationMatch(), confirm(marks(ana), marks(ana)), evening).code).toBe(
      'RATING_ALREADY_ENTERED',
    );
    expect(run(rated, { type: 'EVALUATE', who: ben, evaluations: [marks(ana)] }, evening).code).toBe(
      'RATING_ALREADY_ENTERED',
    );
    const confirmed = aConfirmedMatch({ evaluations: [{ by: ben, of: ana }] });
    expect(run(confirmed, confirm(marks(ana)), evening)).toMatchObject({ code: 'OK', events: [] });
  });

  it('RES-01 is possible for those who neither entered nor confirmed', () => {
    const evaluate: MatchCommand = { type: 'EVALUATE', who: carla, evaluations: [marks(ben), marks(david)] };
    expect(run(aConfirmedMatch(doubles), evaluate, { when: at('22:00') }).events).toHaveLength(2);
    expect(
      run(aConfirmedMatch(doubles), { type: 'EVALUATE', who: carla, evaluations: [] }, { when: at('22:00') }).code,
    ).toBe('INVALID_DATA');
    expect(run(aReadyMatch(), evaluate).code).toBe('USER_NOT_IN_MATCH');
    expect(run(aReadyMatch(doubles), evaluate).code).toBe('NOT_IN_THIS_STATE');
  });
});
