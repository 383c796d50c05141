import { matchId } from '@setpoint/kernel';
import { calendarOf, entryOf, type CalendarEntry, type MatchVersion } from '../../../src/domain/calendar/entries.js';
import { removedBy, type Removal } from '../../../src/domain/calendar/removals.js';
import type { Match } from '../../../src/domain/match.js';
import {
  aCancelledMatch,
  aCompetition,
  aConfirmedMatch,
  aFixtureMatch,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  anExpiredMatch,
  anInvitation,
  anOrganizingMatch,
  aNotPlayedMatch,
  aPoll,
  aReadyMatch,
  aSchedule,
  ana,
  at,
  ben,
  carla,
  now,
  openPlan,
  places,
  plus,
} from '../../builders.js';

const version = (match: Match, changedAt = now, revision = 3): MatchVersion => ({ match, revision, changedAt });
const calendar = (match: Match, when = now, who = ana, changedAt = now): readonly CalendarEntry[] =>
  calendarOf(who, [version(match, changedAt)], [], when);
const kinds = (entries: readonly CalendarEntry[]) => entries.map(({ kind }) => kind);

const withTime = { plan: aSchedule() };
const timeOnly = { plan: { ...openPlan, when: aSchedule().when } };

describe('the entry of a match', () => {
  it('BYD-05~ has the same name at every reading, and the number of its changes', () => {
    expect(entryOf(version(aReadyMatch()))).toEqual({
      ...{ matchId: 'match', uid: 'match-match@setpoint', kind: 'MATCH', status: 'CONFIRMED', sequence: 3 },
      ...{ startsAt: at('18:00'), endsAt: at('19:00'), timeZone: 'Europe/Rome', changedAt: now },
    });
  });

  it.each<[string, Match, string]>([
    ['with a time and no court', anOrganizingMatch(timeOnly), 'TENTATIVE'],
    ['with a free place', anOrganizingMatch(withTime), 'TENTATIVE'],
    ['that is ready', aReadyMatch(), 'CONFIRMED'],
    ['without a result', anAwaitingResultMatch(), 'CONFIRMED'],
    ['with a result', anAwaitingConfirmationMatch(), 'CONFIRMED'],
    ['that counts', aConfirmedMatch(), 'CONFIRMED'],
    ['that nobody entered', aNotPlayedMatch(), 'CONFIRMED'],
    ['called off', aCancelledMatch(withTime), 'CANCELLED'],
    ['that nobody completed', anExpiredMatch(withTime), 'CANCELLED'],
  ])('BYD-05~ says how it stands with one %s', (_which, match, status) => {
    expect(entryOf(version(match))).toMatchObject({ status });
  });

  it('BYD-05~ is not there without a time', () => {
    expect(entryOf(version(anOrganizingMatch()))).toBeNull();
    expect(entryOf(version(aCancelledMatch({ plan: openPlan })))).toBeNull();
  });
});

describe('the calendar', () => {
  it('BYD-05~ holds the matches in which the player has a place', () => {
    expect(kinds(calendar(aReadyMatch()))).toEqual(['MATCH']);
    expect(kinds(calendar(aReadyMatch(), now, ben))).toEqual(['MATCH']);
    expect(calendar(aReadyMatch(), now, carla)).toEqual([]);
    expect(calendar(anOrganizingMatch({ ...withTime, teamA: places(ben) }), now, ana)).toEqual([]);
  });

  it('BYD-05~ holds a match until 90 days after its start', () => {
    const start = at('18:00');
    const last = plus(start, { days: 90, ms: -1 });
    expect(calendar(aConfirmedMatch(), last)).toHaveLength(1);
    expect(calendar(aConfirmedMatch(), plus(last, { ms: 1 }))).toEqual([]);
  });

  it('BYD-05~ holds the deadline of a vote, under the name of its poll', () => {
    const match = anOrganizingMatch({ teamA: places(carla), teamB: places(ana), organiserId: carla });
    const poll = aPoll();
    expect(calendarOf(ana, [{ ...version(match), poll }], [], now)).toMatchObject([
      { kind: 'VOTE', uid: 'vote-poll@setpoint', endsAt: poll.closesAt },
    ]);
  });

  it.each([aCancelledMatch(withTime), anExpiredMatch(withTime)])(
    'BYD-05~ holds what is off for 30 days, so that every calendar learns of it ($state)',
    (match) => {
      const last = plus(now, { days: 30, ms: -1 });
      expect(calendar(match, last)).toMatchObject([{ status: 'CANCELLED' }]);
      expect(calendar(match, plus(last, { ms: 1 }))).toEqual([]);
    },
  );

  it('BYD-05~ has deadlines that end when time is up', () => {
    const due = plus(at('19:00'), { days: 15 });
    const [, deadline] = calendar(anAwaitingResultMatch(), at('20:00'));
    expect(deadline).toEqual({
      ...{
        matchId: 'match',
        uid: 'enter-result-match@setpoint',
        kind: 'ENTER_RESULT',
        status: 'CONFIRMED',
        sequence: 3,
      },
      ...{ startsAt: plus(due, { minutes: -30 }), endsAt: due, timeZone: 'Europe/Rome', changedAt: now },
    });
    expect(kinds(calendar(anAwaitingResultMatch(), due))).toEqual(['MATCH']);
  });

  it('BYD-05~ has deadlines of what waits for the player, and of nobody else', () => {
    const entered = anAwaitingConfirmationMatch();
    expect(kinds(calendar(entered, at('20:30'), ben))).toEqual(['MATCH', 'CONFIRM_RESULT']);
    expect(kinds(calendar(entered, at('20:30'), ana))).toEqual(['MATCH']);
    const invited = anOrganizingMatch({ ...withTime, invitations: [anInvitation(ben)] });
    expect(kinds(calendar(invited, now, ben))).toEqual(['INVITATION']);
    expect(kinds(calendar(anOrganizingMatch(), now, ana))).toEqual(['ORGANISE']);
    expect(kinds(calendar(anOrganizingMatch(), now, ben))).toEqual([]);
  });

  it('BYD-05 TRN-10~ has the window of a match of a competition until a time is agreed', () => {
    const { closesAt, opensAt } = aCompetition();
    const match = aFixtureMatch();
    for (const who of [ana, ben])
      expect(calendar(match, now, who)).toMatchObject([
        { kind: 'PLAY_PERIOD', uid: 'play-period-match@setpoint', startsAt: opensAt, endsAt: closesAt },
        { kind: 'ORGANISE', endsAt: closesAt },
      ]);
    expect(kinds(calendar(match, now, carla))).toEqual([]);
    expect(kinds(calendar({ ...match, plan: aSchedule() }, now))).toEqual(['MATCH']);
    expect(kinds(calendar(match, closesAt))).not.toContain('PLAY_PERIOD');
  });
});

describe('what leaves a calendar', () => {
  const removal: Removal = {
    ...{ matchId: matchId('match'), startsAt: at('18:00'), endsAt: at('19:00'), timeZone: 'Europe/Rome' },
    ...{ sequence: 4, removedAt: now },
  };

  it('BYD-05~ is what somebody left, or what lost its time', () => {
    const ready = aReadyMatch();
    const benLeft = anOrganizingMatch({ ...withTime, teamB: [] });
    expect(removedBy(ready, benLeft)).toEqual([ben]);
    expect(removedBy(ready, anOrganizingMatch({ teamB: places(ben) }))).toEqual([ana, ben]);
    expect(removedBy(ready, aReadyMatch({ plan: aSchedule('20:00') }))).toEqual([]);
    expect(removedBy(ready, aCancelledMatch(withTime))).toEqual([]);
    expect(removedBy(anOrganizingMatch({ teamB: places(ben) }), anOrganizingMatch())).toEqual([]);
  });

  it('BYD-05~ is told with the time that calendars show, for 30 days', () => {
    const told = (when: Date) => calendarOf(ben, [], [removal], when);
    expect(told(plus(now, { days: 30, ms: -1 }))).toEqual([
      {
        ...{ matchId: 'match', uid: 'match-match@setpoint', kind: 'MATCH', status: 'CANCELLED', sequence: 4 },
        ...{ startsAt: at('18:00'), endsAt: at('19:00'), timeZone: 'Europe/Rome', changedAt: now },
      },
    ]);
    expect(told(plus(now, { days: 30 }))).toEqual([]);
  });

  it('BYD-05~ is not told of a match that the player is in again', () => {
    expect(calendarOf(ben, [version(aReadyMatch(), now, 6)], [removal], now)).toMatchObject([
      { status: 'CONFIRMED', sequence: 6 },
    ]);
  });
});
