import type { UserId } from '@setpoint/kernel';
import type { MatchCommand } from '../../src/domain/commands.js';
import {
  ana,
  anAwaitingResultMatch,
  anOrganizingMatch,
  aReadyMatch,
  aSchedule,
  at,
  ben,
  carla,
  eva,
  invitees,
  now,
  place,
  places,
  plus,
} from '../builders.js';
import { run } from './run.js';

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
