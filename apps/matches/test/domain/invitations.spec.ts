import { userId, type UserId } from '@setpoint/kernel';
import type { MatchCommand } from '../../src/domain/commands.js';
import {
  aContext,
  ana,
  anInvitation,
  anOrganizingMatch,
  aPerson,
  aReadyMatch,
  aSchedule,
  ben,
  carla,
  david,
  eva,
  invitees,
  now,
  place,
  places,
} from '../builders.js';
import { run } from './run.js';

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

  it('MAT-09 proposes court, date and time to the others; once all have accepted, it is the schedule by itself', () => {
    const proposed = run(anOrganizingMatch({ numberPlayers: 2, plan: aSchedule() }), invite(ben, david));
    const all = run(proposed.match, { type: 'INVITE', who: ana, side: 'A', invitees: invitees(carla) });
    const two = run(run(all.match, answer(ben, true)).match, answer(carla, true));
    expect(two.events).toEqual(['INVITATION_ANSWERED']);
    expect(two.match).toMatchObject({ state: 'ORGANIZING', teamB: [{ playerId: ben }] });
    expect(run(two.match, answer(david, false)).match.state).toBe('ORGANIZING');
    const accepted = run(two.match, answer(david, true));
    expect(accepted.events).toEqual(['INVITATION_ANSWERED', 'BECAME_READY']);
    expect(accepted.match).toMatchObject({ state: 'READY', plan: aSchedule() });
  });

  it('MAT-20 is answered once', () => {
    const declined = run(anOrganizingMatch({ invitations: [anInvitation(ben)] }), answer(ben, false));
    expect(declined.match).toMatchObject({ teamB: [], invitations: [{ state: 'DECLINED' }] });
    expect(run(declined.match, answer(ben, true)).code).toBe('ALREADY_ANSWERED');
    expect(run(declined.match, answer(ben, false)).code).toBe('ALREADY_ANSWERED');
    expect(run(declined.match, invite(ben)).code).toBe('INVITATION_EXISTS');
  });

  it.each([
    ['2026-06-08', '2026-06-09', 'OK'],
    ['2026-06-09', '2026-06-10', 'PLAYER_AWAY'],
    ['2026-06-10', '2026-06-10', 'PLAYER_AWAY'],
    ['2026-06-11', '2026-06-20', 'OK'],
  ])('ACC-07 asks nobody who is on holiday from %s to %s for a match of 10 June → %s', (from, to, code) => {
    const context = aContext({ people: [aPerson(ana), aPerson(ben, { absence: { from, to } })] });
    expect(run(anOrganizingMatch({ plan: aSchedule() }), invite(ben), { context }).code).toBe(code);
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
    expect(run(match, answer(ben, true)).match.teamA).toEqual([place(ana), { ...place(ben), agreedAt: null }]);
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
