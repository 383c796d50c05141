import { userId, type UserId } from '@setpoint/kernel';
import type { PollCommand, ProposedTime } from '../../../src/domain/polls/commands.js';
import { decidePoll, mayOpen, pollActionsOf, VOTING_MS } from '../../../src/domain/polls/decide-poll.js';
import { countedVotes, type Poll, type PollAnswer } from '../../../src/domain/polls/poll.js';
import type { Match } from '../../../src/domain/match.js';
import {
  aCancelledMatch,
  aContext,
  aGuest,
  ana,
  anInvitation,
  anOrganizingMatch,
  aReadyMatch,
  ben,
  carla,
  club,
  david,
  giulia,
  now,
  openPlan,
  places,
  plus,
} from '../../builders.js';

const time = (id: string, more: Partial<ProposedTime> = {}): ProposedTime => ({
  ...{ id, courtId: club, datePlay: '2026-06-10', timePlay: `${17 + Number(id)}:00`, minutesPlay: 60 },
  ...more,
});
const opening = (more: Partial<Extract<PollCommand, { type: 'OPEN' }>> = {}): PollCommand => ({
  ...{ type: 'OPEN', who: ana, pollId: 'poll', times: [time('1'), time('2')], closesAt: null },
  ...more,
});
const voting = (who: UserId, answer: PollAnswer, timeId = '1'): PollCommand => ({
  ...{ type: 'VOTE', who, pollId: 'poll', votes: [{ timeId, answer }] },
});
const choosing = (timeId = '2', more: object = {}): PollCommand => ({
  ...{ type: 'CHOOSE', who: ana, pollId: 'poll', timeId, courtId: null, booked: true },
  ...more,
});
const closing = (who = ana): PollCommand => ({ type: 'CLOSE', who, pollId: 'poll' });

/** Ana's singles with Ben, who is asked; Carla is invited. */
const match = anOrganizingMatch({ teamB: places(ben), invitations: [anInvitation(carla)] });

function run(command: PollCommand, last: Poll | null = null, of: Match = match, when = now) {
  const decision = decidePoll(command, last, of, aContext(), when);
  if (!decision.ok)
    return { code: decision.code, fields: decision.fields, poll: null, plan: null, replaced: null, agreedBy: [] };
  return { code: 'OK' as const, fields: [], ...decision.value };
}
const opened = (more: Partial<Poll> = {}): Poll => ({ ...run(opening()).poll!, ...more });

describe('a poll of times', () => {
  it('BYD-04 is opened by the organiser of a match without a time, for two days, and begins with their yes', () => {
    const { poll, plan } = run(opening());
    expect(poll).toMatchObject({ openedBy: ana, openedAt: now, closesAt: plus(now, { ms: VOTING_MS }), endedAt: null });
    expect(poll!.votes.map(({ playerId, answer }) => [playerId, answer])).toEqual([
      [ana, 'YES'],
      [ana, 'YES'],
    ]);
    expect(plan).toBeNull();
    expect(run(opening({ who: ben })).code).toBe('NOT_THE_ORGANISER');
    expect(run(opening(), null, aReadyMatch()).code).toBe('NOT_IN_THIS_STATE');
    expect(run(opening(), null, aCancelledMatch()).code).toBe('NOT_IN_THIS_STATE');
  });

  it.each<[string, readonly ProposedTime[], string, object | undefined]>([
    ['one time', [time('1')], 'INVALID_DATA', { field: 'times', code: 'REQUIRED' }],
    [
      'nine times',
      Array.from({ length: 9 }, (_, i) => time('1', { datePlay: `2026-06-1${i}` })),
      'INVALID_DATA',
      { field: 'times', code: 'TOO_MANY' },
    ],
    ['a time twice', [time('1'), time('1')], 'INVALID_DATA', { field: 'times', code: 'INVALID' }],
    ['a past time', [time('1'), time('2', { datePlay: '2026-05-01' })], 'NOT_IN_THE_FUTURE', undefined],
    ['a time that is none', [time('1'), time('2', { timePlay: '25:00' })], 'INVALID_DATA', { field: 'timePlay' }],
    ['an odd length', [time('1'), time('2', { minutesPlay: 45 })], 'INVALID_DATA', { field: 'minutesPlay' }],
    ['an unknown court', [time('1'), time('2', { courtId: 'gone' as never })], 'COURT_NOT_FOUND', undefined],
  ])('BYD-04 refuses %s', (_, times, code, field) => {
    const refused = run(opening({ times }));
    expect(refused.code).toBe(code);
    if (field) expect(refused.fields).toMatchObject([field]);
  });

  it('BYD-04 ends at a chosen time, at most 14 days ahead', () => {
    const code = (closesAt: Date) => run(opening({ closesAt })).code;
    expect([code(now), code(plus(now, { ms: 1 }))]).toEqual(['INVALID_DATA', 'OK']);
    expect([code(plus(now, { days: 14 })), code(plus(now, { days: 14, ms: 1 }))]).toEqual(['OK', 'INVALID_DATA']);
  });

  it('BYD-04 is one at a time: the same again is the same poll, another one waits for the end of the voting', () => {
    const poll = opened();
    const other = { pollId: 'other', times: [time('3'), time('4')] };
    expect(run(opening({ pollId: 'again', times: [time('2'), time('1')] }), poll).poll).toBe(poll);
    expect(run(opening(other), poll).code).toBe('POLL_EXISTS');
    const later = run(opening({ ...other }), poll, match, poll.closesAt);
    expect(later).toMatchObject({
      code: 'OK',
      poll: { id: 'other' },
      replaced: { id: 'poll', endedAt: poll.closesAt },
    });
  });

  it('BYD-04 takes answers of who plays or is invited, and changes of them', () => {
    const yes = run(voting(ben, 'YES'), opened()).poll!;
    const changed = run(voting(ben, 'IF_NEED_BE'), yes).poll!;
    expect(changed.votes.filter(({ playerId }) => playerId === ben)).toEqual([
      { timeId: '1', playerId: ben, answer: 'IF_NEED_BE' },
    ]);
    expect(run(voting(ben, 'IF_NEED_BE'), changed).poll).toBe(changed);
    expect(run(voting(carla, 'NO'), changed).code).toBe('OK');
    expect(run(voting(david, 'YES'), changed).code).toBe('USER_NOT_IN_MATCH');
    expect(run(voting(ben, 'YES', '9'), changed).code).toBe('INVALID_DATA');
    const withGuest = { ...match, guests: [aGuest()], teamB: places(giulia) };
    expect(run(voting(giulia, 'YES'), changed, withGuest).code).toBe('USER_NOT_IN_MATCH');
  });

  it.each([
    [-1, 'OK'],
    [0, 'POLL_ENDED'],
    [1, 'POLL_ENDED'],
  ])('BYD-04 takes answers until the voting ends: %s ms → %s', (ms, code) => {
    const poll = opened();
    expect(run(voting(ben, 'YES'), poll, match, plus(poll.closesAt, { ms })).code).toBe(code);
  });

  it('BYD-04 ends when the organiser chooses, also after the voting', () => {
    const poll = opened();
    const chosen = run(choosing(), poll, match, plus(poll.closesAt, { days: 1 }));
    expect(chosen.plan).toEqual({
      ...{ courtId: club, booked: true, datePlay: '2026-06-10', timePlay: '19:00', minutesPlay: 60 },
    });
    expect(chosen.poll).toMatchObject({ chosenId: '2', endedAt: plus(poll.closesAt, { days: 1 }) });
    expect(chosen.agreedBy).toEqual([ana]);
    const suits = run(voting(ben, 'IF_NEED_BE', '2'), run(voting(ben, 'NO', '1'), poll).poll!).poll!;
    expect([run(choosing('2'), suits).agreedBy, run(choosing('1'), suits).agreedBy]).toEqual([[ana, ben], [ana]]);
    expect(run(choosing(), chosen.poll!)).toMatchObject({ code: 'OK', plan: null });
    expect(run(choosing('1'), chosen.poll!).code).toBe('POLL_ENDED');
    expect(run(choosing('2', { who: ben }), poll).code).toBe('NOT_THE_ORGANISER');
    expect(run(choosing('9'), poll).fields).toMatchObject([{ field: 'timeId', code: 'INVALID' }]);
    expect(run(choosing('2', { pollId: 'older' }), poll).code).toBe('POLL_ENDED');
  });

  it('BYD-04 needs a court when a time without one is chosen', () => {
    const poll = run(opening({ times: [time('1', { courtId: null }), time('2')] })).poll!;
    expect(poll.times[0]).toMatchObject({ courtId: null, timeZone: 'Europe/Rome' });
    expect(run(choosing('1'), poll).fields).toMatchObject([{ field: 'court', code: 'REQUIRED' }]);
    expect(run(choosing('1', { courtId: club }), poll).plan).toMatchObject({ courtId: club });
    const atClub = { ...match, plan: { ...openPlan, courtId: club } };
    expect(run(choosing('1'), poll, atClub).plan).toMatchObject({ courtId: club });
  });

  it('BYD-04 ends without a time when the organiser says so, or the match got one otherwise', () => {
    const poll = opened();
    const closed = run(closing(), poll).poll!;
    expect(closed).toMatchObject({ endedAt: now, chosenId: null });
    expect(run(closing(), closed).poll).toBe(closed);
    expect(run(closing(ben), poll).code).toBe('NOT_THE_ORGANISER');
    for (const ended of [aReadyMatch(), aCancelledMatch()])
      expect(run(choosing(), poll, ended).code).toBe('POLL_ENDED');
  });

  it('BYD-04 counts no answer of who has left', () => {
    const poll = run(voting(ben, 'YES'), opened()).poll!;
    const without = { ...match, teamB: [] };
    expect(countedVotes(poll, without).map(({ playerId }) => playerId)).toEqual([ana, ana]);
  });

  it('BYD-04 offers just what would be accepted', () => {
    const poll = opened();
    const commands: Record<string, (who: UserId) => PollCommand> = {
      VOTE: (who) => voting(who, 'NO', '2'),
      CHOOSE: (who) => choosing('1', { who }),
      CLOSE: closing,
    };
    const polls = [poll, { ...poll, endedAt: now }];
    const matches = [match, aReadyMatch(), aCancelledMatch(), anOrganizingMatch()];
    for (const each of polls)
      for (const of of matches)
        for (const when of [now, poll.closesAt])
          for (const who of [ana, ben, carla, david, userId('felix')]) {
            const actions = pollActionsOf(each, of, who, when);
            for (const [action, command] of Object.entries(commands)) {
              const decision = decidePoll(command(who), each, of, aContext(), when);
              const changes = decision.ok && decision.value.poll !== each;
              expect([action, of.state, who, actions.includes(action as never)]).toEqual([
                action,
                of.state,
                who,
                changes,
              ]);
            }
            const anew = run(opening({ who, pollId: 'new', times: [time('3'), time('4')] }), each, of, when);
            expect(mayOpen(each, of, who, when)).toBe(anew.code === 'OK');
          }
  });
});
