import type { MatchCommand } from '../../src/domain/commands.js';
import { guestId } from '../../src/domain/guest.js';
import { MATCH_STATES, type MatchState } from '../../src/domain/match.js';
import {
  aGuest,
  ana,
  anInvitation,
  ben,
  carla,
  eva,
  giulia,
  invitees,
  marks,
  oneOfEachState,
  places,
} from '../builders.js';
import { plan, run, won } from './run.js';

describe('every state and every command', () => {
  /** Each command as the person for whom it is meant gives it. */
  const commands: Record<string, MatchCommand> = {
    JOIN: { type: 'JOIN', who: eva, side: null },
    LEAVE: { type: 'LEAVE', who: ben },
    WAIT: { type: 'WAIT', who: eva },
    INVITE: { type: 'INVITE', who: ana, side: 'B', invitees: invitees(eva) },
    ACCEPT: { type: 'ANSWER', who: carla, accept: true },
    DECLINE: { type: 'ANSWER', who: carla, accept: false },
    ORGANISE: { type: 'ORGANISE', proposalId: 'proposal', who: ana, plan: { ...plan, datePlay: '2026-07-20' } },
    REORGANISE: { type: 'REORGANISE', who: ana },
    CANCEL: { type: 'CANCEL', who: ana },
    CHANGE_OPTIONS: { type: 'CHANGE_OPTIONS', who: ana, message: 'bring balls' },
    REMOVE_PLAYER: { type: 'REMOVE_PLAYER', who: ana, playerId: ben },
    ENTER_RESULT: { type: 'ENTER_RESULT', who: ben, result: won, evaluations: [] },
    CONFIRM_RESULT: { type: 'CONFIRM_RESULT', who: ben, resultVersion: null, evaluations: [] },
    DISPUTE_RESULT: { type: 'DISPUTE_RESULT', who: ben, resultVersion: null, note: 'no' },
    EVALUATE: { type: 'EVALUATE', who: ben, evaluations: [marks(ana)] },
    REPORT_NO_SHOW: { type: 'REPORT_NO_SHOW', who: ben },
    CONFIRM_NO_SHOW: { type: 'ANSWER_NO_SHOW', who: ben, accept: true },
    REJECT_NO_SHOW: { type: 'ANSWER_NO_SHOW', who: ben, accept: false },
  };
  const columns = Object.keys(commands);
  const N = 'NOT_IN_THIS_STATE';
  const R = 'RESULT_ALREADY_SAVED';
  const F = 'TEAM_FULL';
  const noPlace = ['USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH'];
  /** Carla is invited everywhere; Ben plays on side B except where the place is free. */
  // oxfmt-ignore
  const expected: Record<MatchState, readonly string[]> = {
    //                     JOIN LEAVE                WAIT INVITE ACCEPT DECLINE ORGANISE REORG CANCEL OPTIONS REMOVE ENTER CONFIRM DISPUTE EVALUATE REPORT_NO_SHOW CONFIRM_NO_SHOW REJECT_NO_SHOW
    ORGANIZING:           ['OK', 'USER_NOT_IN_MATCH', 'PLACE_IS_FREE', 'OK',  'OK',  'OK',   'OK',    'OK',  'OK',  'OK',   N,     'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH', ...noPlace],
    READY:                [F,    'OK',                'OK', F,     F,     'OK',   'OK',    'OK',  'OK',  N,      'OK',  N,     N,      N,      N, 'TOO_EARLY_TO_REPORT', N, N],
    AWAITING_RESULT:      [N,    N,                   N, N,     N,     N,      N,       N,     'OK',  N,      N,     'OK',  N,      N,      N, 'OK', N, N],
    AWAITING_CONFIRMATION:[N,    N,                   N, N,     N,     N,      N,       N,     N,     N,      N,     R,     'OK',   'OK',   'OK', R, N, N],
    CONFIRMED:            [N,    N,                   N, N,     N,     N,      N,       N,     N,     N,      N,     R,     'OK',   R,      'OK', R, N, N],
    NOT_PLAYED:           [N,    N,                   N, N,     N,     N,      N,       N,     N,     N,      N,     N,     N,      N,      N, N, N, N],
    CANCELLED:            [N,    N,                   N, N,     N,     N,      N,       N,     'OK',  N,      N,     N,     N,      N,      N, N, N, N],
    EXPIRED:              [N, 'USER_NOT_IN_MATCH',    N, N,     N,     N,      N,       N,     N,     N,      N,     'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH', 'USER_NOT_IN_MATCH', ...noPlace],
  };

  const guestCommands: Record<string, MatchCommand> = {
    INVITE_GUEST: {
      ...{ type: 'INVITE_GUEST', who: ana, side: 'B', invitationId: 'i' },
      guest: { ...aGuest(), id: guestId('leo'), address: 'leo@example.com' },
    },
    ACCEPT: { type: 'ANSWER', who: giulia, accept: true },
    DECLINE: { type: 'ANSWER', who: giulia, accept: false },
    LEAVE: { type: 'LEAVE', who: giulia },
    KEEP: { type: 'KEEP_GUEST_PLACE', who: carla, guestId: giulia },
    WITHDRAW: { type: 'WITHDRAW_INVITATION', who: ana, guestId: giulia },
  };
  /** Giulia is asked everywhere, and plays on side B where she leaves. What she has done stays hers, whatever became of it. */
  // oxfmt-ignore
  const expectedOfGuests: Record<MatchState, readonly string[]> = {
    //                     INVITE_GUEST ACCEPT DECLINE LEAVE KEEP WITHDRAW
    ORGANIZING:            ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'],
    READY:                 [F,    F,    'OK', 'OK', 'OK', 'OK'],
    AWAITING_RESULT:       [N,    N,    N,    N,    'OK', N],
    AWAITING_CONFIRMATION: [N,    N,    N,    N,    'OK', N],
    CONFIRMED:             [N,    N,    N,    N,    'OK', N],
    NOT_PLAYED:            [N,    N,    N,    N,    'OK', N],
    CANCELLED:             [N,    N,    N,    N,    'OK', N],
    EXPIRED:               [N,    N,    N,    N,    'OK', N],
  };

  it.each(
    MATCH_STATES.flatMap((state) =>
      Object.keys(guestCommands).map((column, i) => [state, column, expectedOfGuests[state][i]!] as const),
    ),
  )('MAT-06 MAT-05~ %s, guests: %s → %s', (state, column, code) => {
    const { match, now: when } = oneOfEachState[state];
    const more = state === 'ORGANIZING' ? { numberPlayers: 2 as const } : {};
    const withGuest =
      column === 'LEAVE' ? { teamB: places(giulia) } : { invitations: [anInvitation(giulia, { side: 'B' })] };
    const asked = { ...match, ...more, guests: [aGuest()], ...withGuest };
    expect(run(asked, guestCommands[column]!, { when }).code).toBe(code);
  });

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
