import type { UserId } from '@setpoint/kernel';
import type { CommandType, MatchCommand } from '../../src/domain/commands.js';
import type { Match } from '../../src/domain/match.js';
import { latestResult } from '../../src/domain/results.js';
import {
  aConfirmedMatch,
  aContestedMatch,
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
  set,
} from '../builders.js';
import { run, won } from './run.js';

const evening = { when: at('23:00') };
const enter = (who: UserId, games = 4): MatchCommand => {
  const sets = [set(6, games), set(6, games)];
  return { type: 'ENTER_RESULT', who, result: { ...won, sets }, evaluations: [] };
};
const confirm = (who: UserId, resultVersion: number | null): MatchCommand => ({
  ...{ type: 'CONFIRM_RESULT', who, resultVersion, evaluations: [] },
});
const dispute = (who: UserId, resultVersion: number | null): MatchCommand => ({
  ...{ type: 'DISPUTE_RESULT', who, resultVersion, note: 'no' },
});

/** The third result of the match: entered after one dispute, disputed, and entered by the other side. */
const third = (): Match => run(aContestedMatch(doubles), enter(ben, 3), evening).match;

describe('versions of a result', () => {
  it('RES-03 count the results that were entered, whoever entered them and whatever became of them', () => {
    const versions: (number | undefined)[] = [];
    let match: Match = anAwaitingResultMatch(doubles);
    const steps = [enter(ana), dispute(ben, 1), enter(carla, 3), dispute(david, 2), enter(ben, 2), enter(ana, 1)];
    for (const step of [...steps, confirm(david, 4)]) {
      const next = run(match, step, evening);
      expect([step.type, next.code]).toEqual([step.type, 'OK']);
      match = next.match;
      versions.push(latestResult(match)?.version);
    }
    expect(versions).toEqual([1, 1, 2, 2, 3, 4, 4]);
    expect(match).toMatchObject({ state: 'CONFIRMED', earlier: [1, 2, 3].map((version) => ({ result: { version } })) });
  });

  it.each<[CommandType, (who: UserId, version: number | null) => MatchCommand, Match, UserId]>([
    ['CONFIRM_RESULT', confirm, third(), ana],
    ['DISPUTE_RESULT', dispute, anAwaitingConfirmationMatch({ result: aResult({ version: 3 }) }), ben],
  ])('RES-03 %s is refused for any version but the one on the table', (_type, answer, match, who) => {
    const code = (version: number | null) => run(match, answer(who, version), evening).code;
    expect([-1, 0, 2, 3, 4, null].map(code)).toEqual([
      ...['RESULT_CHANGED', 'RESULT_CHANGED', 'RESULT_CHANGED', 'OK', 'RESULT_CHANGED', 'RESULT_CHANGED'],
    ]);
  });

  it('RES-03 need no version for the first result, which a client that sends none has seen', () => {
    const first = anAwaitingConfirmationMatch(doubles);
    expect(run(first, confirm(ben, null), evening).match.state).toBe('CONFIRMED');
    const returned = run(first, dispute(ben, null), evening).match;
    expect(returned.state).toBe('AWAITING_RESULT');
    const second = run(returned, enter(ana, 0), evening).match;
    expect(run(second, confirm(ben, null), evening).code).toBe('RESULT_CHANGED');
    expect(run(second, dispute(ben, null), evening).code).toBe('RESULT_CHANGED');
    const contested = run(second, dispute(ben, 2), evening).match;
    expect(run(contested, confirm(ben, null), evening).code).toBe('RESULT_CHANGED');
  });

  it('RES-03 do not confirm a result that was swapped between reading and confirming', () => {
    const seen = anAwaitingConfirmationMatch(doubles);
    const returned = run(seen, dispute(david, 1), evening).match;
    const swapped = run(returned, enter(ana, 0), evening).match;
    expect(run(swapped, confirm(ben, 1), evening).code).toBe('RESULT_CHANGED');
    expect(run(swapped, dispute(ben, 1), evening).code).toBe('RESULT_CHANGED');
    expect(run(swapped, confirm(ben, 2), evening).match).toMatchObject({ state: 'CONFIRMED', result: { version: 2 } });
  });

  it('RES-04 leave one of two disputes: the other one was about a result that is gone', () => {
    const disputed = run(anAwaitingConfirmationMatch(doubles), dispute(ben, 1), evening).match;
    expect(run(disputed, dispute(david, 1), evening).code).toBe('RESULT_CHANGED');
    expect(run(disputed, dispute(david, null), evening).code).toBe('NOT_IN_THIS_STATE');
    expect(run(disputed, confirm(david, 1), evening).code).toBe('RESULT_CHANGED');
    // Pressing twice is success still.
    expect(run(disputed, dispute(ben, 1), evening)).toMatchObject({ code: 'OK', events: [] });
  });

  it('RES-04 leave one of two second disputes', () => {
    const again = anAwaitingConfirmationMatch({
      ...doubles,
      result: aResult({ version: 2 }),
      earlier: [{ result: aResult(), dispute: aDispute() }],
    });
    const disputed = run(again, dispute(ben, 2), evening).match;
    expect(run(disputed, dispute(david, 2), evening).code).toBe('RESULT_CHANGED');
    expect(run(disputed, dispute(david, null), evening).code).toBe('NOT_IN_THIS_STATE');
  });

  it('RES-03 matter less than that it counts already, and than who may answer', () => {
    const confirmed = aConfirmedMatch(doubles);
    expect(run(confirmed, confirm(david, 1), evening).code).toBe('RESULT_ALREADY_SAVED');
    expect(run(confirmed, dispute(david, 7), evening).code).toBe('RESULT_ALREADY_SAVED');
    expect(run(confirmed, confirm(ben, 1), evening)).toMatchObject({ code: 'OK', events: [] });
    expect(run(confirmed, confirm(ben, 2), evening).code).toBe('RESULT_ALREADY_SAVED');
    const entered = anAwaitingConfirmationMatch(doubles);
    expect(run(entered, confirm(eva, 7), evening).code).toBe('USER_NOT_IN_MATCH');
    expect(run(entered, confirm(ana, 1), evening).code).toBe('OWN_RESULT');
    expect(run(aReadyMatch(doubles), confirm(ben, 1)).code).toBe('NOT_IN_THIS_STATE');
  });

  it('RES-04 tell who disputed that their own partner entered another result meanwhile', () => {
    const match = third();
    expect(run(match, confirm(david, 2), evening).code).toBe('RESULT_CHANGED');
    expect(run(match, confirm(david, 3), evening).code).toBe('OWN_RESULT');
  });

  const late = (who: UserId, resultVersion: number, games = 4): MatchCommand =>
    ({ ...enter(who, games), resultVersion }) as MatchCommand;

  it('BYD-06~ a result that waited for a signal is not entered on top of one that its person never saw', () => {
    const fresh = anAwaitingResultMatch(doubles);
    const returned = run(run(fresh, enter(ana, 3), evening).match, dispute(ben, 1), evening).match;
    // Ana's side may enter another one; Carla did so at the court, before any of that.
    expect(run(returned, late(carla, 0), evening).code).toBe('RESULT_CHANGED');
    expect(run(returned, late(carla, 1), evening).code).toBe('OK');
    expect(run(returned, enter(carla), evening).code).toBe('OK');
    expect(run(fresh, late(carla, 0), evening).code).toBe('OK');
    expect(run(fresh, late(carla, 1), evening).code).toBe('RESULT_CHANGED');
  });

  it('BYD-06~ a result whose answer was lost is success when it is sent again, also once it counts', () => {
    const entered = run(anAwaitingResultMatch(doubles), late(ana, 0), evening).match;
    expect(run(entered, late(ana, 0), evening)).toMatchObject({ code: 'OK', events: [] });
    const confirmed = run(entered, confirm(ben, 1), evening).match;
    expect(run(confirmed, late(ana, 0), evening)).toMatchObject({ code: 'OK', events: [] });
    expect(run(confirmed, late(ana, 0, 1), evening).code).toBe('RESULT_ALREADY_SAVED');
    expect(run(confirmed, late(carla, 0), evening).code).toBe('RESULT_ALREADY_SAVED');
  });

  it('BYD-06~ a result whose answer was lost is not entered a second time after it was disputed', () => {
    const entered = run(anAwaitingResultMatch(doubles), late(ana, 0), evening).match;
    const returned = run(entered, dispute(ben, 1), evening).match;
    expect(run(returned, late(ana, 0), evening).code).toBe('RESULT_CHANGED');
  });
});
