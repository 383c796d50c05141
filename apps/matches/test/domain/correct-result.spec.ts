import { resultConfirmed, resultCorrected } from '@setpoint/events';
import { PLATFORM_USER } from '@setpoint/kernel';
import { correctResult, type CorrectResult } from '../../src/domain/correct-result.js';
import { applyEvents } from '../../src/domain/evolve.js';
import type { ConfirmedMatch, Match } from '../../src/domain/match.js';
import { confirmedEvent, integrationEventFor } from '../../src/events/outgoing.js';
import {
  ana,
  aCompetition,
  aConfirmedMatch,
  anAwaitingConfirmationMatch,
  aResult,
  at,
  eva,
  oneOfEachState,
  plus,
  set,
} from '../builders.js';

const sam = eva;
const later = at('09:00', '2026-06-20');
const correct = (more: Partial<CorrectResult> = {}, match: Match = aConfirmedMatch(), when = later) => {
  const command: CorrectResult = {
    ...{ by: sam, version: 1, sets: [set(4, 6), set(5, 7)], outcome: 'COMPLETED', winner: null },
    ...{ reason: 'Both sides wrote to us', ...more },
  };
  const decision = correctResult(command, match, when);
  return decision.ok
    ? { code: 'OK' as const, events: decision.value, match: applyEvents(match, decision.value) as ConfirmedMatch }
    : { code: decision.code, decision };
};
const codeOf = (...args: Parameters<typeof correct>) => correct(...args).code;

describe('correcting a confirmed result', () => {
  it('RES-04~ puts another result in its place and keeps the former one', () => {
    const { match } = correct();
    expect(match).toMatchObject({
      state: 'CONFIRMED',
      result: { version: 2, winner: 'B', enteredBy: sam, correction: { reason: 'Both sides wrote to us' } },
      earlier: [{ result: aResult(), dispute: null }],
    });
    expect(match).toMatchObject({ confirmedAt: aConfirmedMatch().confirmedAt, confirmedBy: 'ben' });
  });

  it('RES-04~ is success without effect when the same person sends the same again', () => {
    const { match } = correct();
    expect(correct({}, match)).toMatchObject({ code: 'OK', events: [] });
    expect(codeOf({ reason: 'Something else' }, match)).toBe('RESULT_CHANGED');
    expect(codeOf({ by: ana }, match)).toBe('RESULT_CHANGED');
  });

  it('RES-04~ corrects the points of a tie-break, too, but refuses what is so already', () => {
    const match = aConfirmedMatch({ result: aResult({ sets: [set(6, 4), set(7, 6, 3)] }) });
    expect(codeOf({ sets: [set(6, 4), set(7, 6, 5)] }, match)).toBe('OK');
    expect(codeOf({ sets: [set(6, 4), set(7, 6, 3)] }, match)).toBe('RESULT_UNCHANGED');
  });

  it.each(Object.entries(oneOfEachState).filter(([state]) => state !== 'CONFIRMED'))(
    'RES-04~ decides no result of a match that is %s',
    (_, { match, now }) => expect(codeOf({}, match, now)).toBe('NOT_IN_THIS_STATE'),
  );

  it('RES-03~ takes a result that nobody answered in three days as confirmed', () => {
    const match = anAwaitingConfirmationMatch();
    expect(codeOf({}, match, plus(match.confirmsAt!, { minutes: -1 }))).toBe('NOT_IN_THIS_STATE');
    expect(correct({}, match, plus(match.confirmsAt!, { minutes: 1 }))).toMatchObject({
      events: [{ type: 'RESULT_CONFIRMED' }, { type: 'RESULT_CORRECTED' }],
    });
  });

  it.each<[string, Partial<CorrectResult>]>([
    ['RESULT_CHANGED', { version: 2 }],
    ['GAME_COUNT_NOT_ALLOWED', { sets: [set(7, 2)] }],
    ['SET_UNFINISHED', { sets: [set(6, 5)] }],
    ['OUTCOME_NOT_ALLOWED', { sets: [set(6, 4), set(6, 4)], outcome: 'TIME_EXPIRED' }],
    ['DRAW_NOT_ALLOWED', { sets: [set(6, 4), set(4, 6)], outcome: 'TIME_EXPIRED' }],
    ['INVALID_DATA', { reason: '  ' }],
    ['INVALID_DATA', { reason: 'x'.repeat(1001) }],
    ['INVALID_DATA', { outcome: 'WALKOVER', sets: [] }],
  ])('RES-05~ refuses with %s: %j', (code, more) => expect(codeOf(more)).toBe(code));

  it('RES-05~ allows a draw where the competition does', () => {
    const draw = { sets: [set(6, 4), set(4, 6)], outcome: 'TIME_EXPIRED' } as const;
    expect(codeOf(draw, aConfirmedMatch({ competition: aCompetition({ drawAllowed: true }) }))).toBe('OK');
    expect(codeOf(draw, aConfirmedMatch({ competition: aCompetition({ drawAllowed: false }) }))).toBe(
      'DRAW_NOT_ALLOWED',
    );
  });

  it('RES-04~ is told with when it was confirmed, and without who of support it was in the result', () => {
    const { events, match } = correct();
    const told = integrationEventFor(events!.at(-1)!, match!);
    expect(told!.contract).toBe(resultCorrected);
    expect(told!.data).toMatchObject({
      confirmedAt: aConfirmedMatch().confirmedAt.toISOString(),
      result: { winner: 'B', enteredBy: PLATFORM_USER },
    });
    expect(confirmedEvent(match!)).toMatchObject({ contract: resultConfirmed, data: { result: { winner: 'B' } } });
  });

  it('REP-01~ of a no-show that was none tells of no no-show any more', () => {
    const noShows = [{ by: ana, reportedAt: at('18:10'), answer: { accepted: true, by: null, at: at('19:00') } }];
    const walkover = aConfirmedMatch({ noShows, result: aResult({ sets: [], outcome: 'WALKOVER' }) });
    expect(confirmedEvent(walkover).data).toMatchObject({ noShow: true });
    expect(confirmedEvent(correct({}, walkover).match!).data).not.toHaveProperty('noShow');
  });
});
