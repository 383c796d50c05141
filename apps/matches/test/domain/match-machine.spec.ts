import { matchId, otherSide, userId, type UserId } from '@setpoint/kernel';
import type { MatchCommand } from '../../src/domain/commands.js';
import { decide, evolve } from '../../src/domain/match-machine.js';
import { disputesOf, MATCH_STATES, players, type Match, type MatchState } from '../../src/domain/match.js';
import type { Context } from '../../src/domain/context.js';
import { waitingFor } from '../../src/domain/waiting.js';
import {
  aConfirmedMatch,
  aContestedMatch,
  aContext,
  aDispute,
  aNotPlayedMatch,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  anEngagement,
  anInvitation,
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
  invitees,
  marks,
  now,
  oneOfEachState,
  openPlan,
  place,
  places,
  plus,
  set,
} from '../builders.js';

const plan = { courtId: club, booked: true, datePlay: '2026-06-10', timePlay: '18:00', minutesPlay: 60 };
const won = { sets: [set(6, 4), set(6, 4)], outcome: 'COMPLETED', winner: null, comment: null } as const;

/** Decides, and applies what was decided. */
function run(
  match: Match,
  command: MatchCommand,
  { context = aContext(), when = now }: { context?: Context; when?: Date } = {},
) {
  const decision = decide(command, match, context, when);
  if (!decision.ok) return { code: decision.code, decision, match, events: [] as string[] };
  return {
    code: 'OK' as const,
    decision,
    match: decision.value.reduce(evolve, match),
    events: decision.value.map((event) => event.type as string),
  };
}

describe('every state and every command', () => {
  /** Each command as the person for whom it is meant gives it. */
  const commands: Record<string, MatchCommand> = {
    JOIN: { type: 'JOIN', who: eva, side: null },
    LEAVE: { type: 'LEAVE', who: ben },
    INVITE: { type: 'INVITE', who: ana, side: 'B', invitees: invitees(eva) },
    ACCEPT: { type: 'ANSWER', who: carla, accept: true },
    DECLINE: { type: 'ANSWER', who: carla, accept: false },
    ORGANISE: { type: 'ORGANISE', who: ana, plan: { ...plan, datePlay: '2026-07-20' } },
    REORGANISE: { type: 'REORGANISE', who: ana },
    CANCEL: { type: 'CANCEL', who: ana },
    CHANGE_OPTIONS: { type: 'CHANGE_OPTIONS', who: ana, message: 'bring balls' },
    REMOVE_PLAYER: { type: 'REMOVE_PLAYER', who: ana, playerId: ben },
    ENTER_RESULT: { type: 'ENTER_RESULT', who: ben, result: won, evaluations: [] },
    CONFIRM_RESULT: { type: 'CONFIRM_RESULT', who: ben, evaluations: [] },
    DISPUTE_RESULT: { type: 'DISPUTE_RESULT', who: ben, note: 'no' },
    EVALUATE: { type: 'EVALUATE', who: ben, evaluations: [marks(ana)] },
  };
  const columns = Object.keys(commands);
  const N = 'NOT_IN_THIS_STATE';
  const R = 'RESULT_ALREADY_SAVED';
  const F = 'TEAM_FULL';
  /** Carla is invited everywhere; Ben plays on side B except where the place is free. */
  // prettier-ignore
  const expected: Record<MatchState, readonly string[]> = {
    //                     JOIN LEAVE                INVITE ACCEPT DECLINE ORGANISE REORG CANCEL OPTIONS REMOVE ENTER CONFIRM DISPUTE EVALUATE
    ORGANIZING:           ['OK', 'USER_NOT_IN_MATCH', 'OK',  'OK',  'OK',   'OK',    'OK',  'OK',  'OK',   N,     'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH'],
    READY:                [F,    'OK',                F,     F,     'OK',   N,       'OK',  'OK',  N,      'OK',  N,     N,      N,      N],
    AWAITING_RESULT:      [N,    N,                   N,     N,     N,      N,       N,     'OK',  N,      N,     'OK',  N,      N,      N],
    AWAITING_CONFIRMATION:[N,    N,                   N,     N,     N,      N,       N,     N,     N,      N,     R,     'OK',   'OK',   'OK'],
    CONFIRMED:            [N,    N,                   N,     N,     N,      N,       N,     N,     N,      N,     R,     'OK',   R,      'OK'],
    NOT_PLAYED:           [N,    N,                   N,     N,     N,      N,       N,     N,     N,      N,     N,     N,      N,      N],
    CANCELLED:            [N,    N,                   N,     N,     N,      N,       N,     'OK',  N,      N,     N,     N,      N,      N],
    EXPIRED:              [N, 'USER_NOT_IN_MATCH',    N,     N,     N,      N,       N,     N,     N,      N,     'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH'],
  };

  it.each(MATCH_STATES.flatMap((state) => columns.map((column, i) => [state, column, expected[state][i]!] as const)))(
    'MAT-06 %s: %s → %s',
    (state, column, code) => {
      const { match, now: when } = oneOfEachState[state];
      const places = state === 'ORGANIZING' ? { numberPlayers: 2 as const } : {};
      const invited = { ...match, ...places, invitations: [anInvitation(carla, { side: 'B' })] };
      expect(run(invited, commands[column]!, { when }).code).toBe(code);
    },
  );
});

describe('joining', () => {
  const join = (who: UserId, side: 'A' | 'B' | null = null): MatchCommand => ({ type: 'JOIN', who, side });

  it('MAT-10 takes the free place; the last one makes a scheduled match ready', () => {
    const joined = run(anOrganizingMatch({ plan: aSchedule() }), join(ben));
    expect(joined.events).toEqual(['PLAYER_JOINED', 'BECAME_READY']);
    expect(joined.match).toMatchObject({ state: 'READY', teamB: [{ playerId: ben }] });
    expect(run(anOrganizingMatch(), join(ben)).match).toMatchObject({
      state: 'ORGANIZING',
      teamB: [{ playerId: ben }],
    });
  });

  it('MAT-10 takes the side that is asked for, any free one otherwise', () => {
    const match = anOrganizingMatch({ numberPlayers: 2, teamA: places(ana), teamB: places(ben) });
    expect(run(match, join(carla, 'B')).match.teamB).toHaveLength(2);
    expect(run(match, join(carla)).match.teamA).toHaveLength(2);
    const fullA = anOrganizingMatch({ numberPlayers: 2, teamA: places(ana, carla), teamB: places(ben) });
    expect(run(fullA, join(david)).match.teamB).toHaveLength(2);
    expect(run(fullA, join(david, 'A')).code).toBe('TEAM_FULL');
  });

  it('MAT-10 is full when every place is taken, scheduled or not', () => {
    expect(run(anOrganizingMatch({ teamB: places(ben) }), join(carla)).code).toBe('TEAM_FULL');
    expect(run(aReadyMatch(), join(carla)).code).toBe('TEAM_FULL');
  });

  it('MAT-10 is done already for one who presses twice', () => {
    expect(run(aReadyMatch(), join(ben))).toMatchObject({ code: 'OK', events: [] });
    expect(run(anOrganizingMatch({ teamB: places(ben) }), join(ben, 'B'))).toMatchObject({ code: 'OK', events: [] });
    expect(run(anOrganizingMatch({ teamB: places(ben) }), join(ben, 'A')).code).toBe('INVITATION_EXISTS');
  });

  it.each([
    [3, 4, 4, 'OK'],
    [4, 5, 4, 'OK'],
    [4.5, 5, 4, 'LEVEL_NOT_ALLOWED'],
    [3, 3.5, 4, 'LEVEL_NOT_ALLOWED'],
    [4, null, 3.74, 'LEVEL_NOT_ALLOWED'],
    [4, null, 3.75, 'OK'],
    [4, null, null, 'LEVEL_NOT_ALLOWED'],
    [null, null, null, 'OK'],
  ])('MAT-10 with limits %s to %s a level of %s → %s', (levelMin, levelMax, rating, code) => {
    const levels = rating === null ? [] : [{ sport: 1 as const, numberPlayers: 1 as const, rating }];
    const context = aContext({ people: [aPerson(ben, { levels })] });
    expect(run(anOrganizingMatch({ levelMin, levelMax }), join(ben), { context }).code).toBe(code);
  });

  it('MAT-10 LVL-01 looks at the level of the sport and format that is played', () => {
    const context = aContext({ people: [aPerson(ben, { levels: [{ sport: 1, numberPlayers: 2, rating: 4 }] })] });
    expect(run(anOrganizingMatch({ levelMin: 4 }), join(ben), { context }).code).toBe('LEVEL_NOT_ALLOWED');
  });

  it('MAT-10 PLY-04 keeps people apart of whom one blocks the other', () => {
    const pair = anOrganizingMatch({ numberPlayers: 2, teamB: places(carla) });
    for (const blocks of [
      [ana, ben],
      [ben, ana],
      [carla, ben],
      [ben, carla],
    ] as [UserId, UserId][])
      expect(run(pair, join(ben), { context: aContext({ blocks: [blocks] }) }).code).toBe('CANNOT_JOIN');
    expect(run(pair, join(ben), { context: aContext({ blocks: [[david, ben]] }) }).code).toBe('OK');
  });

  it.each([
    ['2026-06-09', '2026-06-09', 'OK'],
    ['2026-06-09', '2026-06-10', 'CANNOT_JOIN'],
    ['2026-06-10', '2026-06-10', 'CANNOT_JOIN'],
    ['2026-06-10', '2026-06-20', 'CANNOT_JOIN'],
    ['2026-06-11', '2026-06-20', 'OK'],
  ])('MAT-10 away from %s to %s: the match of 10 June → %s', (from, to, code) => {
    const context = aContext({ people: [aPerson(ben, { absence: { from, to } })] });
    expect(run(anOrganizingMatch({ plan: aSchedule() }), join(ben), { context }).code).toBe(code);
  });

  it('MAT-10 counts today as the day of a match without a date', () => {
    const context = aContext({ people: [aPerson(ben, { absence: { from: '2026-06-01', to: '2026-06-01' } })] });
    expect(run(anOrganizingMatch(), join(ben), { context }).code).toBe('CANNOT_JOIN');
    expect(run(anOrganizingMatch(), join(ben), { context, when: plus(now, { days: 1 }) }).code).toBe('OK');
  });

  it('MAT-14 lets only invited players into a private match', () => {
    const match = anOrganizingMatch({ visibility: 'PRIVATE' });
    expect(run(match, join(ben)).code).toBe('CANNOT_JOIN');
    const invited = { ...match, invitations: [anInvitation(ben)] };
    expect(run(invited, join(ben))).toMatchObject({ code: 'OK', events: ['INVITATION_ANSWERED'] });
    const declined = { ...match, invitations: [anInvitation(ben, { state: 'DECLINED' })] };
    expect(run(declined, join(ben)).code).toBe('CANNOT_JOIN');
  });

  it.each([
    ['17:00', '18:00', 'OK'],
    ['17:00', '18:01', 'MATCH_OVERLAPS'],
    ['18:30', '18:45', 'MATCH_OVERLAPS'],
    ['18:59', '20:00', 'MATCH_OVERLAPS'],
    ['19:00', '20:00', 'OK'],
  ])('MAT-18 playing elsewhere from %s to %s: a match from 18:00 to 19:00 → %s', (from, to, code) => {
    const context = aContext({ people: [aPerson(ben, { engagements: [anEngagement(at(from), at(to))] })] });
    expect(run(anOrganizingMatch({ plan: aSchedule() }), join(ben), { context }).code).toBe(code);
    const invited = anOrganizingMatch({ plan: aSchedule(), invitations: [anInvitation(ben)] });
    expect(run(invited, { type: 'ANSWER', who: ben, accept: true }, { context }).code).toBe(code);
    expect(run(invited, { type: 'ANSWER', who: ben, accept: false }, { context }).code).toBe('OK');
  });
});

describe('leaving and removing', () => {
  it('MAT-11 opens a ready match again and counts its 15 days anew', () => {
    const left = run(aReadyMatch(), { type: 'LEAVE', who: ben }, { when: at('12:00', '2026-06-08') });
    expect(left.events).toEqual(['PLAYER_LEFT']);
    expect(left.match).toMatchObject({
      state: 'ORGANIZING',
      teamB: [],
      cancelsAt: at('12:00', '2026-06-23'),
      plan: aSchedule(),
    });
  });

  it('MAT-11 keeps the deadline of a match that was incomplete anyway', () => {
    const match = anOrganizingMatch({ teamB: places(ben) });
    expect(run(match, { type: 'LEAVE', who: ben }, { when: plus(now, { days: 3 }) }).match).toMatchObject({
      cancelsAt: match.cancelsAt,
    });
  });

  it('MAT-11 does not let the last participant leave', () => {
    expect(run(anOrganizingMatch(), { type: 'LEAVE', who: ana }).code).toBe('LAST_PARTICIPANT');
  });

  it('MAT-11 hands the match to who has been in it the longest when the organiser leaves', () => {
    const match = anOrganizingMatch({
      numberPlayers: 2,
      teamA: [place(ana), place(carla, at('12:00'))],
      teamB: [place(ben, at('11:00'))],
    });
    const left = run(match, { type: 'LEAVE', who: ana });
    expect(left.match).toMatchObject({ organiserId: ben, teamA: [{ playerId: carla }] });
  });

  it('MAT-11 knows who is not in the match', () => {
    expect(run(aReadyMatch(), { type: 'LEAVE', who: eva }).code).toBe('USER_NOT_IN_MATCH');
  });

  it('MAT-12 lets the organiser remove a player while the teams are complete', () => {
    const remove = (playerId: UserId, who = ana): MatchCommand => ({ type: 'REMOVE_PLAYER', who, playerId });
    const removed = run(aReadyMatch(), remove(ben));
    expect(removed.match).toMatchObject({ state: 'ORGANIZING', teamB: [], removedIds: [ben] });
    expect(run(removed.match, remove(ben))).toMatchObject({ code: 'OK', events: [] });
    expect(run(removed.match, { type: 'JOIN', who: ben, side: null }).code).toBe('CANNOT_JOIN');
    expect(run(anOrganizingMatch({ teamB: places(ben) }), remove(ben)).code).toBe('OK');
    expect(run(aReadyMatch(), remove(ana, ben)).code).toBe('NOT_THE_ORGANISER');
    expect(run(aReadyMatch(), remove(ana)).decision).toMatchObject({
      code: 'INVALID_DATA',
      fields: [{ code: 'YOURSELF' }],
    });
    expect(run(aReadyMatch(), remove(eva)).code).toBe('USER_NOT_IN_MATCH');
    expect(run(anOrganizingMatch({ numberPlayers: 2, teamB: places(ben) }), remove(ben)).code).toBe(
      'NOT_IN_THIS_STATE',
    );
    expect(run(anAwaitingResultMatch(), remove(ben), { when: at('20:00') }).code).toBe('NOT_IN_THIS_STATE');
  });

  it('MAT-12 lets a removed player back by invitation of the organiser only', () => {
    const match = anOrganizingMatch({ numberPlayers: 2, teamB: places(carla), removedIds: [ben] });
    const invite = (who: UserId): MatchCommand => ({ type: 'INVITE', who, side: 'B', invitees: invitees(ben) });
    expect(run(match, invite(carla)).code).toBe('CANNOT_INVITE');
    const invited = run(match, invite(ana));
    const back = run(invited.match, { type: 'ANSWER', who: ben, accept: true });
    expect(back.match).toMatchObject({ removedIds: [], teamB: [{ playerId: carla }, { playerId: ben }] });
  });
});

describe('invitations', () => {
  const invite = (...ids: UserId[]): MatchCommand => ({
    type: 'INVITE',
    who: ana,
    side: 'B',
    invitees: invitees(...ids),
  });
  const answer = (who: UserId, accept: boolean): MatchCommand => ({ type: 'ANSWER', who, accept });

  it('MAT-20 invites, and the invited player accepts', () => {
    const invited = run(anOrganizingMatch({ plan: aSchedule() }), invite(ben));
    expect(invited.match.invitations).toEqual([anInvitation(ben)]);
    const accepted = run(invited.match, answer(ben, true));
    expect(accepted.events).toEqual(['INVITATION_ANSWERED', 'BECAME_READY']);
    expect(accepted.match).toMatchObject({
      state: 'READY',
      teamB: [{ playerId: ben }],
      invitations: [{ state: 'ACCEPTED', answeredAt: now }],
    });
  });

  it('MAT-20 is answered once', () => {
    const declined = run(anOrganizingMatch({ invitations: [anInvitation(ben)] }), answer(ben, false));
    expect(declined.match).toMatchObject({ teamB: [], invitations: [{ state: 'DECLINED' }] });
    expect(run(declined.match, answer(ben, true)).code).toBe('ALREADY_ANSWERED');
    expect(run(declined.match, answer(ben, false)).code).toBe('ALREADY_ANSWERED');
    expect(run(declined.match, invite(ben)).code).toBe('INVITATION_EXISTS');
  });

  it('MAT-20 is for nobody else', () => {
    expect(run(anOrganizingMatch({ invitations: [anInvitation(ben)] }), answer(carla, true)).code).toBe(
      'INVITATION_NOT_FOR_YOU',
    );
  });

  it('MAT-20 comes too late when the place is taken', () => {
    const match = anOrganizingMatch({ teamB: places(carla), invitations: [anInvitation(ben)] });
    expect(run(match, answer(ben, true)).code).toBe('TEAM_FULL');
  });

  it('MAT-20 finds a place on the other side when the own one is full', () => {
    const match = anOrganizingMatch({
      numberPlayers: 2,
      teamB: places(carla, david),
      invitations: [anInvitation(ben)],
    });
    expect(run(match, answer(ben, true)).match.teamA).toEqual([place(ana), place(ben)]);
  });

  it('MAT-20 invites nobody twice, nobody who plays, nobody for a place that is promised', () => {
    expect(run(anOrganizingMatch({ invitations: [anInvitation(ben)] }), invite(ben)).code).toBe('INVITATION_EXISTS');
    expect(run(anOrganizingMatch({ numberPlayers: 2 }), invite(ana)).code).toBe('INVITATION_EXISTS');
    expect(run(anOrganizingMatch({ numberPlayers: 2 }), invite(ben, ben)).code).toBe('DUPLICATE_PLAYERS');
    expect(run(anOrganizingMatch({ invitations: [anInvitation(ben)] }), invite(carla)).code).toBe('TEAM_FULL');
    expect(run(anOrganizingMatch(), invite(ben, carla)).code).toBe('TEAM_FULL');
    expect(run(anOrganizingMatch(), invite()).decision).toMatchObject({
      code: 'INVALID_DATA',
      fields: [{ field: 'playerIds' }],
    });
  });

  it('MAT-20 PLY-04 refuses people who can not be invited', () => {
    const blocked = aContext({ blocks: [[ben, ana]] });
    expect(run(anOrganizingMatch(), invite(ben), { context: blocked }).code).toBe('CANNOT_INVITE');
    expect(run(anOrganizingMatch(), invite(userId('nobody'))).code).toBe('CANNOT_INVITE');
    const follows = aContext({ follows: [] });
    expect(run(anOrganizingMatch({ visibility: 'PRIVATE' }), invite(ben), { context: follows }).code).toBe(
      'CANNOT_INVITE',
    );
    expect(run(anOrganizingMatch(), invite(ben), { context: follows }).code).toBe('OK');
  });

  it('MAT-20 refuses an invited player who is blocked or away', () => {
    const match = anOrganizingMatch({ invitations: [anInvitation(ben)], plan: aSchedule() });
    const blocked = aContext({ blocks: [[ana, ben]] });
    const away = aContext({ people: [aPerson(ben, { absence: { from: '2026-06-10', to: '2026-06-10' } })] });
    expect(run(match, answer(ben, true), { context: blocked }).code).toBe('CANNOT_JOIN');
    expect(run(match, answer(ben, true), { context: away }).code).toBe('CANNOT_JOIN');
  });

  it('MAT-20 counts an invitation more than the level', () => {
    const match = anOrganizingMatch({ invitations: [anInvitation(ben)], levelMin: 6, levelMax: 7 });
    expect(run(match, answer(ben, true)).code).toBe('OK');
    expect(run(match, { type: 'JOIN', who: ben, side: null }).code).toBe('OK');
  });

  it('MAT-20 asks again after a new plan, and lets any participant ask', () => {
    const declined = aReadyMatch({ invitations: [anInvitation(carla, { state: 'DECLINED' }), anInvitation(eva)] });
    expect(run(declined, { type: 'REORGANISE', who: ana }).match.invitations).toEqual([anInvitation(eva)]);
    const match = anOrganizingMatch({ numberPlayers: 2, teamB: places(ben) });
    expect(run(match, { type: 'INVITE', who: ben, side: 'B', invitees: invitees(carla) }).code).toBe('OK');
    expect(run(match, { type: 'INVITE', who: eva, side: 'B', invitees: invitees(carla) }).code).toBe(
      'USER_NOT_IN_MATCH',
    );
  });
});

describe('organising', () => {
  const organise = (more: Partial<typeof plan> = {}, who = ana): MatchCommand => ({
    type: 'ORGANISE',
    who,
    plan: { ...plan, ...more },
  });

  it('MAT-09 sets court, date and time; with both teams complete the match is ready', () => {
    const organised = run(anOrganizingMatch({ teamB: places(ben) }), organise());
    expect(organised.events).toEqual(['ORGANISED', 'BECAME_READY']);
    expect(organised.match).toMatchObject({ state: 'READY', plan: aSchedule() });
    expect(run(anOrganizingMatch(), organise()).events).toEqual(['ORGANISED']);
    expect(run(organised.match, organise())).toMatchObject({ code: 'OK', events: [] });
    expect(run(organised.match, organise({ timePlay: '19:00' })).code).toBe('NOT_IN_THIS_STATE');
  });

  it("MAT-09 is the organiser's", () => {
    expect(run(anOrganizingMatch({ teamB: places(ben) }), organise({}, ben)).code).toBe('NOT_THE_ORGANISER');
  });

  it('MAT-03 MAT-09 checks court, date, time and duration', () => {
    expect(run(anOrganizingMatch(), organise({ courtId: 'nowhere' as typeof club })).code).toBe('COURT_NOT_FOUND');
    expect(run(anOrganizingMatch(), organise({ datePlay: '2026-05-31' })).code).toBe('NOT_IN_THE_FUTURE');
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
    expect(run(anOrganizingMatch({ teamB: places(ben) }), organise(), { context: busy }).decision).toMatchObject({
      code: 'MATCH_OVERLAPS',
      data: { playerIds: [ben] },
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

describe('results', () => {
  const enter = (
    who: UserId,
    more: Partial<Parameters<typeof Object.assign>[0]> = {},
    evaluations: ReturnType<typeof marks>[] = [],
  ): MatchCommand => ({ type: 'ENTER_RESULT', who, result: { ...won, ...more }, evaluations }) as MatchCommand;
  const confirm = (who: UserId, ...evaluations: ReturnType<typeof marks>[]): MatchCommand => ({
    type: 'CONFIRM_RESULT',
    who,
    evaluations,
  });
  const dispute = (who: UserId, note = 'it was 6-4 4-6'): MatchCommand => ({ type: 'DISPUTE_RESULT', who, note });
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

  it('RES-03 is confirmed once; who pressed twice is told that it is so', () => {
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
    ['GAME_COUNT_NOT_ALLOWED', [set(6, 4), set(6, 5)], 1],
    ['SUPER_TIE_BREAK_NOT_ALLOWED', [set(6, 4), { a: 10, b: 8, superTieBreak: true }], 1],
    ['DRAW_NOT_ALLOWED', [set(6, 4), set(4, 6)], 1],
  ] as const)('RES-02 refuses with %s and says which set', (code, sets, setIndex) => {
    expect(run(anAwaitingResultMatch(), enter(ana, { sets }), evening).decision).toMatchObject({
      code,
      data: { setIndex },
    });
  });

  it('RES-05 ends in a draw only when friendly and out of time', () => {
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
      result: aResult({ sets: [set(6, 4), set(6, 4)], enteredAt: at('22:00') }),
      earlier: [{ result: aResult(), dispute: aDispute() }],
    });
    const contested = run(reentered, dispute(ben), { when: at('22:30') });
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
    const relented = run(contested.match, confirm(ben), late).match;
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
    expect(run(counter, confirm(ben), late).code).toBe('OWN_RESULT');
    expect(run(counter, confirm(ana), late).match).toMatchObject({ state: 'CONFIRMED', result: { winner: 'B' } });

    // Or the first side enters the very same score.
    const agreed = run(counter, enter(ana, bens), late);
    expect(agreed.events).toEqual(['RESULT_CONFIRMED']);
    expect(agreed.match).toMatchObject({
      state: 'CONFIRMED',
      confirmedBy: ana,
      result: { enteredBy: ben, winner: 'B' },
    });
  });

  it('RES-08 says once that the result counts', () => {
    expect(run(anAwaitingConfirmationMatch(), confirm(ben), evening).events).toEqual(['RESULT_CONFIRMED']);
    expect(run(aConfirmedMatch(), confirm(ben), evening).events).toEqual([]);
  });
});

describe('evaluations', () => {
  const evening = { when: at('20:30') };
  const confirm = (...evaluations: ReturnType<typeof marks>[]): MatchCommand => ({
    type: 'CONFIRM_RESULT',
    who: ben,
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

describe('what waits for me', () => {
  const waits = (match: Match, who: UserId, when = now) => waitingFor(match, who, when);

  it('PLY-12 knows what waits for whom, and until when', () => {
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
});

describe('what can not happen', () => {
  it('MAT-06 treats an event that does not fit as a fault', () => {
    expect(() => evolve(anOrganizingMatch(), { type: 'BECAME_READY', at: now })).toThrow("can't happen");
    expect(() => evolve(aReadyMatch(), { type: 'RESULT_ENTERED', result: aResult(), at: now })).toThrow("can't happen");
    expect(() => evolve(aReadyMatch(), { type: 'GIVEN_UP', at: now })).toThrow('READY');
    expect(players(aReadyMatch({ id: matchId('x') }))).toEqual([ana, ben]);
    expect(otherSide('A')).toBe('B');
  });
});
