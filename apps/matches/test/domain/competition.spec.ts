import type { MatchCommand } from '../../src/domain/commands.js';
import type { Competition } from '../../src/domain/competition/competition.js';
import { moveWindow, timeIsUp, withdraw } from '../../src/domain/competition/fixture.js';
import { applyEvents, passTime } from '../../src/domain/match-machine.js';
import type { Match } from '../../src/domain/match.js';
import { integrationEventsFor } from '../../src/events/outgoing.js';
import { decidePoll } from '../../src/domain/polls/decide-poll.js';
import {
  aCompetition,
  aConfirmedMatch,
  aContext,
  aFixtureMatch,
  aGuest,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  aReadyMatch,
  at,
  ben,
  carla,
  club,
  eva,
  giulia,
  invitees,
  now,
  plus,
} from '../builders.js';
import { plan, run, won } from './run.js';

/** Until 14 June, 24:00 in Rome. */
const closesAt = at('00:00', '2026-06-15');
const cup = (more: Partial<Competition> = {}) => aCompetition({ closesAt, ...more });
const ofCup = aFixtureMatch({ competition: cup() });
const proposed = run(ofCup, { type: 'ORGANISE', proposalId: 'proposal', who: ben, plan }).match;
const organised = run(proposed, { type: 'ANSWER_PROPOSAL', proposalId: 'proposal', who: ana, accept: true }).match;
const extend = (extension: number, who = ben): MatchCommand => ({ type: 'EXTEND_PLAY_PERIOD', who, extension });
const abandon = (who = ben): MatchCommand => ({ type: 'ABANDON', who });
const expire = (match: Match, when = closesAt, voters = [] as (typeof ana)[]) =>
  applyEvents(match, timeIsUp(match, { knownClose: closesAt, voters }, when));
const told = (match: Match, events: ReturnType<typeof timeIsUp>) =>
  integrationEventsFor(match, events).map(({ contract, data }) => [contract.name, data] as const);

describe('a match of a competition', () => {
  it.each<[string, MatchCommand]>([
    ['JOIN', { type: 'JOIN', who: eva, side: null }],
    ['WAIT', { type: 'WAIT', who: eva }],
    ['LEAVE', { type: 'LEAVE', who: ben }],
    ['INVITE', { type: 'INVITE', who: ana, side: 'B', invitees: invitees(carla) }],
    [
      'INVITE_GUEST',
      { type: 'INVITE_GUEST', who: ana, side: 'B', invitationId: 'i', guest: { ...aGuest(), id: giulia } },
    ],
    ['ACCEPT', { type: 'ANSWER', who: eva, accept: true }],
    ['DECLINE', { type: 'ANSWER', who: eva, accept: false }],
    ['CANCEL', { type: 'CANCEL', who: ana }],
    ['CHANGE_OPTIONS', { type: 'CHANGE_OPTIONS', who: ana, message: 'balls' }],
    ['REMOVE_PLAYER', { type: 'REMOVE_PLAYER', who: ana, playerId: ben }],
    ['WITHDRAW_INVITATION', { type: 'WITHDRAW_INVITATION', who: ana, guestId: giulia }],
  ])('TRN-10 LEA-05~ is not changed by %s', (_, command) => {
    for (const match of [ofCup, organised]) expect(run(match, command).code).toBe('COMPETITION_MATCH');
  });

  it('TRN-10 MAT-23~ gets its court and time of either side, once the other one accepts', () => {
    for (const [who, other] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      const asked = run(ofCup, { type: 'ORGANISE', proposalId: 'proposal', who, plan });
      expect(asked).toMatchObject({ events: ['PROPOSED'], match: { state: 'ORGANIZING', plan: ofCup.plan } });
      const yes = run(asked.match, { type: 'ANSWER_PROPOSAL', proposalId: 'proposal', who: other, accept: true });
      expect(yes).toMatchObject({ match: { state: 'READY', competition: { tried: ['A', 'B'] } } });
    }
    expect(run(ofCup, { type: 'ORGANISE', proposalId: 'proposal', who: eva, plan }).code).toBe('USER_NOT_IN_MATCH');
    expect(run(organised, { type: 'REORGANISE', who: ana }).match).toMatchObject({
      ...{ state: 'ORGANIZING', cancelsAt: null, competition: { tried: ['A', 'B'] } },
    });
  });

  it('MAT-23~ is taken back by neither side alone in the last two hours before its start, nor after it', () => {
    const take = (ms: number) =>
      run(organised, { type: 'REORGANISE', who: ana }, { when: plus(at('16:00'), { ms }) }).code;
    expect([take(0), take(1)]).toEqual(['OK', 'TOO_LATE_TO_REORGANISE']);
    expect(run(organised, { type: 'REORGANISE', who: ana }, { when: at('18:30') }).code).toBe('TOO_LATE_TO_REORGANISE');
  });

  it('TRN-10 is planned inside of its days only, to the minute', () => {
    const code = (datePlay: string, timePlay: string) =>
      run(ofCup, { type: 'ORGANISE', proposalId: 'proposal', who: ana, plan: { ...plan, datePlay, timePlay } }).code;
    expect(code('2026-06-14', '23:00')).toBe('OK');
    expect(code('2026-06-14', '23:01')).toBe('OUTSIDE_PLAY_PERIOD');
    const later = aFixtureMatch({ competition: cup({ opensAt: at('00:00', '2026-06-08') }) });
    const early = { ...plan, datePlay: '2026-06-07', timePlay: '23:30' };
    expect(run(later, { type: 'ORGANISE', proposalId: 'proposal', who: ana, plan: early }).code).toBe(
      'OUTSIDE_PLAY_PERIOD',
    );
  });

  it('TRN-10 is asked about by either side in polls, inside of its days', () => {
    const time = (id: string, datePlay: string) => ({
      id,
      courtId: club,
      datePlay,
      timePlay: '18:00',
      minutesPlay: 60,
    });
    const open = (...times: ReturnType<typeof time>[]) =>
      decidePoll({ type: 'OPEN', who: ben, pollId: 'p', closesAt: null, times }, null, ofCup, aContext(), now);
    expect(open(time('1', '2026-06-10'), time('2', '2026-06-12')).ok).toBe(true);
    expect(open(time('1', '2026-06-10'), time('2', '2026-06-15'))).toMatchObject({ code: 'OUTSIDE_PLAY_PERIOD' });
  });

  it('MAT-06 MAT-07 is touched by none of the 15 days', () => {
    const late = plus(now, { days: 200 });
    expect(passTime(ofCup, late).events).toEqual([]);
    expect(passTime(organised, late).match).toMatchObject({ state: 'AWAITING_RESULT', givesUpAt: null });
    const played = anAwaitingResultMatch({ competition: cup(), givesUpAt: null });
    const report = run(played, { type: 'REPORT_NO_SHOW', who: ana }, { when: at('20:00') }).match;
    const rejected = run(report, { type: 'ANSWER_NO_SHOW', who: ben, accept: false }, { when: at('21:00') }).match;
    expect(passTime(rejected, late).match).toMatchObject({ state: 'AWAITING_RESULT', givesUpAt: null });
  });

  it('TRN-10 MAT-23~ that was rained off is agreed on anew, until something is entered or reported', () => {
    const rained = anAwaitingResultMatch({ competition: cup(), givesUpAt: null });
    const later = {
      type: 'ORGANISE',
      proposalId: 'later',
      who: ben,
      plan: { ...plan, datePlay: '2026-06-12' },
    } as const;
    const asked = run(rained, later, { when: at('20:00') });
    expect(asked.match).toMatchObject({ state: 'AWAITING_RESULT', plan: rained.plan });
    const yes = { type: 'ANSWER_PROPOSAL', proposalId: 'later', who: ana, accept: true } as const;
    expect(run(asked.match, yes, { when: at('21:00') }).match).toMatchObject({
      ...{ state: 'READY', plan: { when: { datePlay: '2026-06-12' } } },
    });
    const entered = run(
      asked.match,
      { type: 'ENTER_RESULT', who: ana, result: won, evaluations: [] },
      { when: at('21:00') },
    );
    expect(run(entered.match, yes, { when: at('21:30') }).code).toBe('PROPOSAL_ENDED');
    const missed = run(asked.match, { type: 'REPORT_NO_SHOW', who: ana }, { when: at('21:00') });
    expect(run(missed.match, yes, { when: at('21:30') }).code).toBe('PROPOSAL_ENDED');
    expect(run(rained, later, { when: closesAt }).code).toBe('PLAY_PERIOD_ENDED');
    expect(run(anAwaitingResultMatch(), { ...later, who: ana }, { when: at('20:00') }).code).toBe('NOT_IN_THIS_STATE');
  });

  it('REP-03 is taken by either side twice, three days each, and by pressing twice once', () => {
    const once = run(ofCup, extend(1)).match;
    expect(once.competition).toMatchObject({ closesAt: at('00:00', '2026-06-18'), extensions: 1 });
    expect(run(once, extend(1, ana))).toMatchObject({ code: 'OK', events: [] });
    const twice = run(once, extend(2, ana)).match;
    expect(twice.competition).toMatchObject({ closesAt: at('00:00', '2026-06-21'), extensions: 2 });
    expect(run(twice, extend(3)).code).toBe('MAX_EXTENSIONS_REACHED');
    expect(run(ofCup, extend(2)).code).toBe('INVALID_DATA');
  });

  it('REP-03 counts days on the clocks of the competition', () => {
    const autumn = aFixtureMatch({ competition: cup({ closesAt: new Date('2026-10-23T22:00:00Z') }) });
    expect(run(autumn, extend(1)).match.competition?.closesAt).toEqual(new Date('2026-10-26T23:00:00Z'));
  });

  it('REP-03 never goes past the limit of the competition', () => {
    const limit = plus(closesAt, { days: 1 });
    const once = run(aFixtureMatch({ competition: cup({ latestClose: limit }) }), extend(1)).match;
    expect(once.competition?.closesAt).toEqual(limit);
    expect(run(once, extend(2)).code).toBe('MAX_EXTENSIONS_REACHED');
  });

  it('REP-03 is taken before the window ends, of a match without a result, by who plays', () => {
    expect(run(ofCup, extend(1), { when: plus(closesAt, { ms: -1 }) }).code).toBe('OK');
    expect(run(ofCup, extend(1), { when: closesAt }).code).toBe('PLAY_PERIOD_ENDED');
    expect(run(ofCup, extend(1, eva)).code).toBe('USER_NOT_IN_MATCH');
    expect(run(aReadyMatch(), extend(1)).code).toBe('NOT_A_COMPETITION_MATCH');
    const entered = anAwaitingConfirmationMatch({ competition: cup() });
    expect(run(entered, extend(1), { when: at('20:30') }).code).toBe('RESULT_ALREADY_SAVED');
    expect(run(expire(ofCup), extend(1)).code).toBe('NOT_IN_THIS_STATE');
  });

  it('REP-03 comes from the competition, too, and is never less', () => {
    const more = applyEvents(ofCup, moveWindow(ofCup, plus(closesAt, { days: 5 }), now));
    expect(more.competition).toMatchObject({ closesAt: plus(closesAt, { days: 5 }), extensions: 0 });
    expect(moveWindow(more, closesAt, now)).toEqual([]);
  });
});

describe('leaving the competition', () => {
  it('REP-04 loses the match, and once is enough', () => {
    const { match, decision } = run(organised, abandon());
    expect(match).toMatchObject({ state: 'CANCELLED', competition: { abandonedBy: ben } });
    if (!decision.ok) throw new Error(decision.code);
    expect(told(organised, decision.value)).toMatchObject([
      ['match-cancelled', { actorId: ben }],
      ['side-abandoned', { fixtureId: 'fixture', revision: 1, actorId: ben, side: 'B' }],
      ['fixture-closed', { how: 'ABANDONED', abandoned: { side: 'B', playerId: ben } }],
    ]);
    expect(run(match, abandon()).code).toBe('ALREADY_LEFT_COMPETITION');
    expect(run(match, abandon(ana)).code).toBe('NOT_IN_THIS_STATE');
  });

  it('REP-04 is refused to others, elsewhere, and once there is a result', () => {
    expect(run(ofCup, abandon(eva)).code).toBe('USER_NOT_IN_MATCH');
    expect(run(aReadyMatch(), abandon()).code).toBe('NOT_A_COMPETITION_MATCH');
    const confirmed = aConfirmedMatch({ competition: cup() });
    expect(run(confirmed, abandon(), { when: at('22:00') }).code).toBe('RESULT_ALREADY_SAVED');
  });
});

describe('when time is up', () => {
  it('MAT-21~ a match that has not begun ends, and both sides’ attempts are told', () => {
    expect(expire(ofCup)).toMatchObject({ state: 'EXPIRED', expiredAt: closesAt });
    const events = timeIsUp(proposed, { knownClose: closesAt, voters: [] }, closesAt);
    expect(told(proposed, events)).toMatchObject([
      ['proposal-ended', { how: 'LAPSED', askedIds: [ana] }],
      ['match-expired', {}],
      ['fixture-closed', { how: 'EXPIRED', tried: { A: false, B: true } }],
    ]);
    expect(expire(proposed, closesAt, [ana, eva]).competition?.tried).toEqual(['A', 'B']);
  });

  it('MAT-21~ one under way gets a day for its result, and then is told as not played', () => {
    const during = at('18:30');
    const waited = expire({ ...organised, competition: cup({ tried: ['B'] }) }, during);
    expect(waited).toMatchObject({ state: 'READY', competition: { timeIsUpAt: during } });
    expect(run(waited, { type: 'REORGANISE', who: ana }, { when: during }).code).toBe('PLAY_PERIOD_ENDED');
    const day = at('19:00', '2026-06-11');
    expect(passTime(waited, plus(day, { ms: -1 })).match.state).toBe('AWAITING_RESULT');
    const { events, match } = passTime(waited, day);
    expect(match.state).toBe('NOT_PLAYED');
    expect(told(waited, events).at(-1)).toMatchObject(['fixture-closed', { tried: { A: false, B: true } }]);
  });

  it('MAT-21~ a result on the table is waited for', () => {
    const entered = anAwaitingConfirmationMatch({ competition: cup() });
    const waited = expire(entered, at('20:30'));
    expect(waited.state).toBe('AWAITING_CONFIRMATION');
    const confirmed = passTime(waited, plus(at('20:30'), { days: 4 }));
    expect(told(waited, confirmed.events)).toMatchObject([
      ['result-confirmed', { match: { fixture: { fixtureId: 'fixture', competition: { name: 'Spring Cup' } } } }],
      ['fixture-closed', { how: 'PLAYED', result: { winner: 'A' } }],
    ]);
  });

  it('MAT-21~ is said twice, or of an end that players have moved: nothing happens', () => {
    expect(timeIsUp(expire(ofCup), { knownClose: closesAt, voters: [] }, closesAt)).toEqual([]);
    const more = run(ofCup, extend(1)).match;
    expect(timeIsUp(more, { knownClose: closesAt, voters: [] }, closesAt)).toEqual([]);
  });

  it('TRN-15~ the competition takes back what is not decided, never a result that counts', () => {
    const entered = anAwaitingConfirmationMatch({ competition: cup() });
    expect(told(entered, withdraw(entered, at('20:30'))).at(-1)).toMatchObject([
      'fixture-closed',
      { how: 'WITHDRAWN' },
    ]);
    expect(withdraw(aConfirmedMatch({ competition: cup() }), at('22:00'))).toEqual([]);
  });
});
