import type { MatchCommand } from '../../src/domain/commands.js';
import type { Match } from '../../src/domain/match.js';
import {
  aCompetition,
  aContext,
  aDispute,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  anEngagement,
  anOrganizingMatch,
  aPerson,
  aReadyMatch,
  aResult,
  aSchedule,
  at,
  ben,
  carla,
  club,
  david,
  doubles,
  eva,
  now,
  openPlan,
  place,
  places,
  plus,
} from '../builders.js';
import { plan, run } from './run.js';

describe('organising', () => {
  const organise = (more: Partial<typeof plan> = {}, who = ana): MatchCommand => ({
    type: 'ORGANISE',
    proposalId: 'proposal',
    who,
    plan: { ...plan, ...more },
  });

  it('MAT-09 sets court, date and time where nobody else is in the match', () => {
    const organised = run(anOrganizingMatch(), organise());
    expect(organised.events).toEqual(['ORGANISED']);
    expect(organised.match).toMatchObject({ state: 'ORGANIZING', plan: aSchedule(), teamA: [{ agreedAt: now }] });
    expect(run(organised.match, organise())).toMatchObject({ code: 'OK', events: [] });
    const joined = run(organised.match, { type: 'JOIN', who: ben, side: null }, { when: plus(now, { hours: 1 }) });
    expect(joined.match).toMatchObject({ state: 'READY', teamB: [{ agreedAt: plus(now, { hours: 1 }) }] });
  });

  it("MAT-09 is the organiser's", () => {
    expect(run(anOrganizingMatch({ teamB: places(ben) }), organise({}, ben)).code).toBe('NOT_THE_ORGANISER');
  });

  it('MAT-03 MAT-09 checks court, date, time and duration', () => {
    expect(run(anOrganizingMatch(), organise({ courtId: 'nowhere' as typeof club })).code).toBe('COURT_NOT_FOUND');
    expect(run(anOrganizingMatch(), organise({ datePlay: '2026-05-31' })).code).toBe('NOT_IN_THE_FUTURE');
    expect(run(anOrganizingMatch(), organise({ datePlay: '2030-01-01' })).decision).toMatchObject({
      code: 'INVALID_DATA',
      fields: [{ field: 'datePlay', code: 'TOO_FAR_AHEAD' }],
    });
    expect(run(anOrganizingMatch(), organise({ timePlay: '9:00' })).decision).toMatchObject({
      fields: [{ field: 'timePlay' }],
    });
    expect(run(anOrganizingMatch(), organise({ datePlay: 'soon' })).decision).toMatchObject({
      fields: [{ field: 'datePlay' }],
    });
    expect(run(anOrganizingMatch(), organise({ minutesPlay: 75 })).decision).toMatchObject({
      fields: [{ field: 'minutesPlay' }],
    });
  });

  it('MAT-18 finds no time at which a participant plays elsewhere', () => {
    const busy = aContext({ people: [aPerson(ben, { engagements: [anEngagement(at('18:30'), at('19:30'))] })] });
    const match = anOrganizingMatch({ teamB: places(ben) });
    expect(run(match, organise(), { context: busy }).decision).toMatchObject({
      code: 'PLAYER_NOT_FREE',
      data: { playerIds: [ben] },
    });
    const both = aContext({
      people: [ana, ben].map((id) => aPerson(id, { engagements: [anEngagement(at('18:30'), at('19:30'))] })),
    });
    expect(run(match, organise(), { context: both }).decision).toMatchObject({
      code: 'MATCH_OVERLAPS',
      data: { playerIds: [ana, ben] },
    });
    expect(run(anOrganizingMatch(), organise(), { context: busy }).code).toBe('OK');
  });

  it('MAT-08 clears court, date and time and organises again', () => {
    const again = run(aReadyMatch(), { type: 'REORGANISE', who: ana });
    expect(again.match).toMatchObject({
      state: 'ORGANIZING',
      plan: openPlan,
      teamB: [{ playerId: ben }],
      cancelsAt: plus(now, { days: 15 }),
    });
    expect(run(again.match, { type: 'REORGANISE', who: ana })).toMatchObject({ code: 'OK', events: [] });
    expect(run(aReadyMatch(), { type: 'REORGANISE', who: ben }).code).toBe('NOT_THE_ORGANISER');
  });

  it('MAT-13 is called off by the organiser before a result', () => {
    const cancel = (match: Match, who = ana, when = now) => run(match, { type: 'CANCEL', who }, { when });
    expect(cancel(aReadyMatch()).match).toMatchObject({ state: 'CANCELLED', cancelledBy: ana, cancelledAt: now });
    expect(cancel(anAwaitingResultMatch(), ana, at('20:00')).code).toBe('OK');
    expect(cancel(aReadyMatch(), ben).code).toBe('NOT_THE_ORGANISER');
    const returned = anAwaitingResultMatch({ returned: { result: aResult(), dispute: aDispute() } });
    expect(cancel(returned, ana, at('21:30')).code).toBe('NOT_IN_THIS_STATE');
    expect(cancel(cancel(aReadyMatch()).match)).toMatchObject({ code: 'OK', events: [] });
  });

  it('MAT-13 changes visibility, limits and message before the match is complete', () => {
    const change = (
      more: object,
      match: Match = anOrganizingMatch({ levelMin: 3, levelMax: 5, message: 'hi' }),
      who = ana,
    ) => run(match, { type: 'CHANGE_OPTIONS', who, ...more });
    expect(change({ visibility: 'PRIVATE' }).match).toMatchObject({
      visibility: 'PRIVATE',
      levelMin: 3,
      levelMax: 5,
      message: 'hi',
    });
    expect(change({ levelMin: 0, levelMax: 0, message: '' }).match).toMatchObject({
      levelMin: null,
      levelMax: null,
      message: null,
    });
    expect(change({ message: 'hi' })).toMatchObject({ code: 'OK', events: [] });
    expect(change({ levelMin: 5.5 }).decision).toMatchObject({ code: 'INVALID_DATA', fields: [{ field: 'levelMax' }] });
    expect(change({ message: 'x'.repeat(141) }).decision).toMatchObject({
      fields: [{ field: 'message', code: 'TOO_LONG' }],
    });
    expect(change({ message: 'x' }, anOrganizingMatch(), ben).code).toBe('NOT_THE_ORGANISER');
    expect(change({ message: 'x' }, aReadyMatch()).code).toBe('NOT_IN_THIS_STATE');
  });
});

describe('the teams', () => {
  const edit = (...teamA: (typeof ana)[]): MatchCommand => ({ type: 'EDIT_TEAMS', who: ana, teamA });
  const four = (more: Partial<Match> = {}) => aReadyMatch({ ...doubles, ...(more as object) });

  it('MAT-24~ are changed by the organiser: everybody keeps place and agreement', () => {
    const edited = run(four(), edit(ana, ben));
    expect(edited).toMatchObject({ events: ['TEAMS_EDITED'], match: { state: 'READY', plan: aSchedule() } });
    expect(edited.match.teamA).toEqual([place(ana), place(ben)]);
    expect(edited.match.teamB).toEqual([place(carla), place(david)]);
    expect(run(edited.match, edit(ben, ana))).toMatchObject({ code: 'OK', events: [] });
    const played = anAwaitingResultMatch({ ...doubles });
    expect(run(played, edit(ana, david), { when: at('20:00') }).code).toBe('OK');
  });

  it.each<[string, Match, MatchCommand, string]>([
    ['by others', four(), { ...edit(ana, ben), who: ben } as MatchCommand, 'NOT_THE_ORGANISER'],
    [
      'while somebody is missing',
      anOrganizingMatch({ ...doubles, teamB: places(ben) }),
      edit(ana, ben),
      'NOT_IN_THIS_STATE',
    ],
    ['in singles', aReadyMatch(), edit(ben), 'NOT_IN_THIS_STATE'],
    ['with a stranger', four(), edit(ana, eva), 'USER_NOT_IN_MATCH'],
    ['with somebody twice', four(), edit(ana, ana), 'INVALID_DATA'],
    ['with too few', four(), edit(ana), 'INVALID_DATA'],
    ['in a competition', four({ competition: aCompetition() }), edit(ana, ben), 'COMPETITION_MATCH'],
    ['once a result is entered', anAwaitingConfirmationMatch({ ...doubles }), edit(ana, ben), 'NOT_IN_THIS_STATE'],
    [
      'once a result came back',
      anAwaitingResultMatch({ ...doubles, returned: { result: aResult(), dispute: aDispute() } }),
      edit(ana, ben),
      'NOT_IN_THIS_STATE',
    ],
  ])('MAT-24~ are not changed %s', (_, match, command, code) => {
    expect(run(match, command, { when: match.state === 'AWAITING_RESULT' ? at('20:00') : now }).code).toBe(code);
  });
});
