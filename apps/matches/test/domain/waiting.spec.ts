import type { UserId } from '@setpoint/kernel';
import type { Match } from '../../src/domain/match.js';
import type { Poll } from '../../src/domain/polls/poll.js';
import { waitingFor } from '../../src/domain/waiting.js';
import {
  aCompetition,
  aConfirmedMatch,
  aContestedMatch,
  aDispute,
  aFixtureMatch,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  anInvitation,
  anOrganizingMatch,
  aPoll,
  aNotPlayedMatch,
  aReadyMatch,
  aResult,
  aSchedule,
  at,
  ben,
  carla,
  david,
  now,
  places,
  plus,
} from '../builders.js';

describe('what waits for me', () => {
  const waits = (match: Match, who: UserId, when = now) => waitingFor(match, who, when);

  it('PLY-12~ knows what waits for whom, and until when', () => {
    const invited = anOrganizingMatch({ plan: aSchedule(), invitations: [anInvitation(ben)] });
    expect(waits(invited, ben)).toEqual({ kind: 'INVITATION', until: at('19:00') });
    expect(waits(invited, ana)).toBeNull();
    expect(waits(anOrganizingMatch(), ana)).toEqual({ kind: 'ORGANISE', until: plus(now, { days: 15 }) });
    expect(waits(anOrganizingMatch({ teamB: places(ben), invitations: [anInvitation(carla)] }), carla)).toBeNull();
    expect(waits(aReadyMatch(), ana)).toBeNull();
    expect(waits(aReadyMatch(), ana, at('19:00'))).toEqual({
      kind: 'ENTER_RESULT',
      until: plus(at('19:00'), { days: 15 }),
    });
    const entered = anAwaitingConfirmationMatch();
    expect(waits(entered, ben, at('20:30'))).toEqual({ kind: 'CONFIRM_RESULT', until: plus(at('20:00'), { days: 3 }) });
    expect(waits(entered, ana, at('20:30'))).toBeNull();
    const returned = anAwaitingResultMatch({ returned: { result: aResult(), dispute: aDispute() } });
    expect(waits(returned, ana, at('21:30'))).toMatchObject({ kind: 'ENTER_RESULT' });
    expect(waits(returned, ben, at('21:30'))).toBeNull();
    expect(waits(aContestedMatch(), ana, at('23:00'))).toEqual({ kind: 'ENTER_RESULT', until: null });
    expect(waits(aContestedMatch(), ben, at('23:00'))).toEqual({ kind: 'CONFIRM_RESULT', until: null });
    for (const who of [ana, ben]) expect(waits(aConfirmedMatch(), who)).toBeNull();
    expect(waits(aNotPlayedMatch(), ana)).toBeNull();
  });

  it('PLY-12~ TRN-10~ asks both sides of a match of a competition to agree on court and time, until its time is up', () => {
    const closesAt = at('00:00', '2026-06-15');
    const match = aFixtureMatch({ competition: aCompetition({ closesAt }) });
    for (const who of [ana, ben]) expect(waits(match, who)).toEqual({ kind: 'ORGANISE', until: closesAt });
    expect(waits(match, carla)).toBeNull();
    expect(waits({ ...match, plan: aSchedule() }, ben)).toBeNull();
    // Who was asked for times answers first; who has answered, or asked, is still without a time.
    const poll = aPoll({ openedBy: ana });
    expect(waitingFor(match, ben, now, poll)).toEqual({ kind: 'VOTE', until: poll.closesAt });
    const answered = aPoll({ openedBy: ana, votes: [{ timeId: 'time', playerId: ben, answer: 'NO' }] });
    expect(waitingFor(match, ben, now, answered)).toEqual({ kind: 'ORGANISE', until: closesAt });
  });

  it('PLY-12~ asks for a vote until I voted, the voting is over or the poll has ended', () => {
    const match = anOrganizingMatch({ teamB: places(ben), invitations: [anInvitation(carla)] });
    const poll = aPoll();
    const asks = (of: Match, who: UserId, last: Poll | null, when = now) => waitingFor(of, who, when, last);
    expect(asks(match, ben, poll)).toEqual({ kind: 'VOTE', until: poll.closesAt });
    expect(asks(match, ben, null)).toBeNull();
    expect(asks(match, ben, poll, plus(poll.closesAt, { ms: -1 }))).toMatchObject({ kind: 'VOTE' });
    expect(asks(match, ben, poll, poll.closesAt)).toBeNull();
    expect(asks(match, ben, aPoll({ endedAt: now }))).toBeNull();
    for (const answer of ['YES', 'IF_NEED_BE', 'NO'] as const)
      expect(asks(match, ben, aPoll({ votes: [{ timeId: 'time', playerId: ben, answer }] }))).toBeNull();
    // Who is invited to a full match still says when they could play; where a place is free, the invitation comes first.
    expect(asks(match, carla, poll)).toMatchObject({ kind: 'VOTE' });
    expect(asks(anOrganizingMatch({ invitations: [anInvitation(carla)] }), carla, poll)).toMatchObject({
      kind: 'INVITATION',
    });
    expect(asks(match, ana, poll)).toMatchObject({ kind: 'ORGANISE' });
    expect(asks(match, david, poll)).toBeNull();
    const ending = anOrganizingMatch({ teamB: places(ben), cancelsAt: plus(now, { hours: 1 }) });
    expect(asks(ending, ben, poll)).toEqual({ kind: 'VOTE', until: plus(now, { hours: 1 }) });
  });
});
