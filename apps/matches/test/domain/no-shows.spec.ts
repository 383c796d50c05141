import type { MatchCommand } from '../../src/domain/commands.js';
import { actionsOf, evolve, passTime } from '../../src/domain/match-machine.js';
import type { Match } from '../../src/domain/match.js';
import type { NoShowReport } from '../../src/domain/no-shows.js';
import { waitingFor } from '../../src/domain/waiting.js';
import {
  aConfirmedMatch,
  aContext,
  aDispute,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  aReadyMatch,
  aResult,
  at,
  ben,
  carla,
  david,
  doubles,
  eva,
  now,
  plus,
} from '../builders.js';
import { run, won } from './run.js';

const report = (who = ana): MatchCommand => ({ type: 'REPORT_NO_SHOW', who });
const answer = (accept: boolean, who = ben): MatchCommand => ({ type: 'ANSWER_NO_SHOW', who, accept });
const enter = (who = ana): MatchCommand => ({ type: 'ENTER_RESULT', who, result: won, evaluations: [] });

const reportedAt = at('18:20');
const aReport = (more: Partial<NoShowReport> = {}): NoShowReport => ({ by: ana, reportedAt, answer: null, ...more });
/** Ana says that Ben did not come. */
const reported = (more: Partial<Match> = {}) =>
  anAwaitingResultMatch({ noShows: [aReport()], givesUpAt: null, ...(more as object) });
const rejected = () =>
  anAwaitingResultMatch({ noShows: [aReport({ answer: { accepted: false, by: ben, at: at('19:00') } })] });
const later = at('21:00');

describe('a no-show', () => {
  it('REP-01 is reported from the start of the match, not before', () => {
    const match = aReadyMatch({ remindDayAt: null, remindHourAt: null });
    expect(run(match, report(), { when: plus(at('18:00'), { ms: -1 }) }).code).toBe('TOO_EARLY_TO_REPORT');
    const done = run(match, report(), { when: at('18:00') });
    expect(done.events).toEqual(['NO_SHOW_REPORTED']);
    expect(done.match).toMatchObject({
      state: 'AWAITING_RESULT',
      givesUpAt: null,
      noShows: [{ by: ana, reportedAt: at('18:00'), answer: null }],
    });
  });

  it('REP-01 is reported until a result is entered', () => {
    expect(run(anAwaitingResultMatch(), report(), { when: later }).code).toBe('OK');
    const returned = anAwaitingResultMatch({ returned: { result: aResult(), dispute: aDispute() } });
    for (const match of [anAwaitingConfirmationMatch(), aConfirmedMatch(), returned])
      expect(run(match, report(), { when: later }).code).toBe('RESULT_ALREADY_SAVED');
    expect(run(anAwaitingResultMatch(), report(eva), { when: later }).code).toBe('USER_NOT_IN_MATCH');
  });

  it.each([
    ['the same person', ana],
    ['the partner', carla],
    ['the other side', ben],
  ])('REP-01 is reported once while it waits: not again by %s', (_, who) => {
    expect(run(reported(doubles), report(who), { when: later }).code).toBe('ALREADY_REPORTED');
  });

  it('REP-01 is not reported again by a side whose report was rejected; the other side may still report', () => {
    expect(run(rejected(), report(ana), { when: later }).code).toBe('ALREADY_REPORTED');
    expect(run(rejected(), report(ben), { when: later }).match).toMatchObject({ noShows: [{ by: ana }, { by: ben }] });
  });

  it('REP-01 is a walkover for those who were there once the other side confirms', () => {
    const done = run(reported(doubles), answer(true, david), { when: later });
    expect(done.events).toEqual(['NO_SHOW_ANSWERED', 'RESULT_CONFIRMED']);
    expect(done.match).toMatchObject({
      state: 'CONFIRMED',
      result: { version: 1, sets: [], outcome: 'WALKOVER', winner: 'A', enteredBy: ana, enteredAt: reportedAt },
      confirmedBy: david,
      confirmedAt: later,
      noShows: [{ answer: { accepted: true, by: david } }],
    });
  });

  it('REP-01 sends the match back to its result once the other side rejects, with 15 days for it', () => {
    const done = run(reported(), answer(false), { when: later });
    expect(done.events).toEqual(['NO_SHOW_ANSWERED']);
    expect(done.match).toMatchObject({ state: 'AWAITING_RESULT', givesUpAt: plus(later, { days: 15 }) });
    for (const who of [ana, ben])
      expect(run(done.match, enter(who), { when: later }).match).toMatchObject({
        state: 'AWAITING_CONFIRMATION',
        result: { version: 1, enteredBy: who },
      });
    expect(run(done.match, { type: 'CANCEL', who: ana }, { when: later }).code).toBe('NOT_IN_THIS_STATE');
  });

  it('REP-01 counts by itself three days after the report, at the millisecond, however late it is seen', () => {
    const deadline = plus(reportedAt, { days: 3 });
    const around = [-1, 0, 1].map((ms) => passTime(reported(), plus(deadline, { ms })).match.state);
    expect(around).toEqual(['AWAITING_RESULT', 'CONFIRMED', 'CONFIRMED']);
    const { match, events } = passTime(reported(), plus(deadline, { days: 30 }));
    expect(events.map(({ type, at: when }) => [type, when])).toEqual([
      ['NO_SHOW_ANSWERED', deadline],
      ['RESULT_CONFIRMED', deadline],
    ]);
    expect(match).toMatchObject({ confirmedBy: null, confirmedAt: deadline, result: { outcome: 'WALKOVER' } });
    expect(run(reported(), answer(false), { when: deadline }).code).toBe('ALREADY_ANSWERED');
  });

  it('REP-01 is answered by the other side alone, and once', () => {
    expect(run(reported(doubles), answer(true, ana), { when: later }).code).toBe('OWN_REPORT');
    expect(run(reported(doubles), answer(false, carla), { when: later }).code).toBe('OWN_REPORT');
    expect(run(reported(doubles), answer(true, eva), { when: later }).code).toBe('USER_NOT_IN_MATCH');
    expect(run(anAwaitingResultMatch(), answer(true), { when: later }).code).toBe('NOT_IN_THIS_STATE');
    const no = run(reported(doubles), answer(false), { when: later }).match;
    // Who pressed twice has what they wanted; their partner comes too late.
    expect(run(no, answer(false), { when: later })).toMatchObject({ code: 'OK', events: [] });
    expect(run(no, answer(true), { when: later }).code).toBe('ALREADY_ANSWERED');
    expect(run(no, answer(false, david), { when: later }).code).toBe('ALREADY_ANSWERED');
  });

  it('REP-01 is answered before anything else happens to the match', () => {
    for (const who of [ana, ben]) expect(run(reported(), enter(who), { when: later }).code).toBe('ALREADY_REPORTED');
    expect(run(reported(), { type: 'CANCEL', who: ana }, { when: later }).code).toBe('NOT_IN_THIS_STATE');
    expect(actionsOf(reported(), ana, aContext(), later)).toEqual([]);
    expect(actionsOf(reported(), ben, aContext(), later)).toEqual(['CONFIRM_NO_SHOW', 'REJECT_NO_SHOW']);
    expect(passTime(reported(), plus(reportedAt, { days: 2 })).events).toEqual([]);
  });

  it('REP-01 PLY-12~ waits for the side that is said to have stayed away, until it counts', () => {
    const until = plus(reportedAt, { days: 3 });
    expect(waitingFor(reported(doubles), david, later)).toEqual({ kind: 'ANSWER_NO_SHOW', until });
    expect(waitingFor(reported(doubles), ana, later)).toBeNull();
    expect(waitingFor(reported(doubles), eva, later)).toBeNull();
    expect(waitingFor(rejected(), ana, later)).toMatchObject({ kind: 'ENTER_RESULT' });
  });

  it('REP-01 can neither be reported nor answered where that makes no sense', () => {
    const reportedEvent = { type: 'NO_SHOW_REPORTED', by: ana, at: now } as const;
    expect(() => evolve(aConfirmedMatch(), reportedEvent)).toThrow("can't happen");
    const answeredEvent = { type: 'NO_SHOW_ANSWERED', accepted: true, by: ben, at: now } as const;
    expect(() => evolve(anAwaitingResultMatch(), answeredEvent)).toThrow("can't happen");
    expect(() => evolve(aConfirmedMatch(), answeredEvent)).toThrow('CONFIRMED');
  });
});
