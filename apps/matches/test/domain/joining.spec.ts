import type { UserId } from '@setpoint/kernel';
import type { MatchCommand } from '../../src/domain/commands.js';
import {
  aContext,
  ana,
  anEngagement,
  anInvitation,
  anOrganizingMatch,
  aPerson,
  aReadyMatch,
  aSchedule,
  at,
  ben,
  carla,
  david,
  eva,
  now,
  places,
  plus,
} from '../builders.js';
import { run } from './run.js';

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

  it('MAT-10 takes the wished side, any free one otherwise', () => {
    const match = anOrganizingMatch({ numberPlayers: 2, teamA: places(ana), teamB: places(ben) });
    expect(run(match, join(carla, 'B')).match.teamB).toHaveLength(2);
    expect(run(match, join(carla)).match.teamA).toHaveLength(2);
    const fullA = anOrganizingMatch({ numberPlayers: 2, teamA: places(ana, carla), teamB: places(ben) });
    expect(run(fullA, join(david)).match.teamB).toHaveLength(2);
    expect(run(fullA, join(david, 'A')).code).toBe('TEAM_FULL');
  });

  it('MAT-10~ who wishes no side takes a place that nobody else is asked for, as long as there is one', () => {
    const asked = [anInvitation(carla, { side: 'A' })];
    const match = anOrganizingMatch({ numberPlayers: 2, teamA: places(ana), teamB: [], invitations: asked });
    expect(run(match, join(ben)).match.teamB).toMatchObject([{ playerId: ben }]);
    const promised = { ...match, teamB: places(ben, david) };
    expect(run(promised, join(eva)).match.teamA).toHaveLength(2);
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
