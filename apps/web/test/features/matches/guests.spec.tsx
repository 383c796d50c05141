import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aMatch, anaInTheClub, aPage, aPlayer, aResult, plays } from '../../club.js';
import { signedInAs, visit } from '../../visit.js';

const ben = aPlayer('Ben Serra');
const giulia = {
  ...{ id: 'guest:1', name: 'Giulia', side: 'B', badge: 'ACCEPTED', address: null as string | null },
};

let guest: Record<string, unknown>;
const invited = (more: Record<string, unknown> = {}) => {
  guest = {
    ...{ id: 'guest:1', name: 'Giulia', side: 'B', standing: 'PENDING', wantsMessages: true },
    ...{ mayAccept: true, mayDecline: true, mayLeave: false, invitedBy: ben },
    match: aMatch({ id: 'm1', guests: [{ ...giulia, badge: 'AWAY' }] }),
    ...more,
  };
  const of = (change: Record<string, unknown>) => ({ success: true, guestMatch: (guest = { ...guest, ...change }) });
  const said = { mayAccept: false, mayDecline: false };
  theApiKnows({
    guestMatch: ({ token }: { token: string }) => (token === 'token' ? guest : null),
    match: aMatch({ id: 'm1' }),
    answerAsGuest: ({ input }: { input: { accept: boolean } }) =>
      of(
        input.accept
          ? { ...said, standing: 'ACCEPTED', mayLeave: true }
          : { ...said, standing: 'DECLINED', match: aMatch({ id: 'm1' }) },
      ),
    leaveAsGuest: () => of({ standing: 'OUT', mayLeave: false }),
    stopGuestMessages: () => of({ wantsMessages: false }),
    keepGuestMatch: () => ({ success: true, match: guest['match'] }),
  });
};

describe('the page of a guest', () => {
  it('MAT-05~ says who invites and to what, and takes a yes without an account', async () => {
    invited();
    const { user } = await visit('/match/guest/token');
    expect(await screen.findByRole('heading', { name: 'Hi Giulia' })).toBeInTheDocument();
    expect(screen.getByText(/Ben Serra invited you/)).toBeInTheDocument();
    expect(screen.getByText('Mon 01/06/2026')).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'I’m in' }));
    expect(await screen.findByText('You’re in')).toBeInTheDocument();
    expect(sent('AnswerAsGuest')).toEqual([{ token: 'token', accept: true }]);
    expect(screen.queryByRole('button', { name: 'I can’t' })).not.toBeInTheDocument();
  });

  it('MAT-05~ shows the place that is kept as their own until they answer', async () => {
    invited();
    const { user } = await visit('/match/guest/token');
    const side = within(await screen.findByRole('region', { name: 'Team B' }));
    expect(side.getByText('Giulia')).toHaveTextContent('Giulia (you)');
    expect(side.queryByText('Free place')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I can’t' }));
    expect(await side.findByText('Free place')).toBeInTheDocument();
  });

  it('MAT-05~ shows the result, and other guests by their names', async () => {
    const dino = { ...giulia, id: 'guest:2', name: 'Dino', side: 'A' };
    const result = aResult({ winner: 'B' });
    invited({
      ...{ standing: 'ACCEPTED', mayAccept: false, mayDecline: false },
      match: aMatch({ id: 'm1', numberPlayers: 2, state: 'CONFIRMED', missing: 0, guests: [giulia, dino], result }),
    });
    await visit('/match/guest/token');
    expect(await screen.findByRole('row', { name: /Ben Serra Dino 6 7/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Giulia 4 6/ })).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Team A' })).getByText('Dino')).toBeInTheDocument();
  });

  it('MAT-05~ MAT-11~ is left again, asked twice', async () => {
    invited({ standing: 'ACCEPTED', mayAccept: false, mayDecline: false, mayLeave: true });
    const { user } = await visit('/match/guest/token');
    await user.click(await screen.findByRole('button', { name: 'Leave the match' }));
    expect(sent('LeaveAsGuest')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Leave it for sure?' }));
    expect(await screen.findByText('You’re out of this match')).toBeInTheDocument();
  });

  it('MAT-05~ says that the invitation was taken back, and offers nothing any more', async () => {
    invited({ standing: 'WITHDRAWN', mayAccept: false, mayDecline: false });
    await visit('/match/guest/token');
    expect(await screen.findByText('The invitation was taken back')).toBeInTheDocument();
    expect(screen.getByText('You don’t need to answer any more.')).toBeInTheDocument();
    for (const name of ['I’m in', 'I can’t']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByText('Keep this match')).not.toBeInTheDocument();
  });

  it('MAT-05~ stops messages with one press', async () => {
    invited();
    const { user } = await visit('/match/guest/token?stop=1');
    await user.click(await screen.findByRole('button', { name: 'No more messages from Setpoint' }));
    expect(await screen.findByText(/You get no more messages/)).toBeInTheDocument();
    expect(sent('StopGuestMessages')).toEqual([{ token: 'token' }]);
  });

  it('MAT-05~ AUTH-16~ leads to registration with the name, and back', async () => {
    invited();
    const { user, path } = await visit('/match/guest/token');
    await user.click(await screen.findByRole('link', { name: 'Register' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Giulia');
    expect(path()).toBe('/auth/register?redirectTo=%2Fmatch%2Fguest%2Ftoken');
  });

  it('MAT-05~ becomes the match of who is signed in', async () => {
    invited({ standing: 'ACCEPTED', mayAccept: false, mayDecline: false });
    signedInAs();
    const { user, path } = await visit('/match/guest/token');
    await user.click(await screen.findByRole('button', { name: 'Keep it in my account' }));
    await waitFor(() => expect(path()).toBe('/match/m1'));
    expect(sent('KeepGuestMatch')).toEqual([{ token: 'token' }]);
  });

  it('MAT-05~ says so when the link is none', async () => {
    invited();
    await visit('/match/guest/other');
    expect(await screen.findByText('This link doesn’t work')).toBeInTheDocument();
  });
});

describe('guests in a match', () => {
  const ana = anaInTheClub();
  const singles = (more: Record<string, unknown> = {}) =>
    aMatch({
      ...{ id: 'm1', isFriendly: true, missing: 0, mySide: 'A', teamA: [plays(ana)], teamB: [], guests: [giulia] },
      ...{ state: 'AWAITING_RESULT', myActions: ['ENTER_RESULT'] },
      ...more,
    });

  it('MAT-05~ RES-01~ are named by the pad, as who won and by the score; nobody is asked to rate or to confirm', async () => {
    let match = singles();
    theApiKnows({
      match: () => match,
      enterResult: () => ({
        success: true,
        fieldErrors: [],
        match: (match = singles({
          state: 'AWAITING_CONFIRMATION',
          myActions: [],
          result: aResult({ enteredBy: ana }),
        })),
      }),
    });
    signedInAs();
    const { user } = await visit('/match/m1?do=result');
    await user.type(await screen.findByRole('textbox', { name: 'Set 1, games of Ana Rossi' }), '6');
    await user.type(screen.getByRole('textbox', { name: 'Set 1, games of Giulia' }), '4');
    await user.click(screen.getByRole('radio', { name: 'Retired' }));
    expect(screen.getByRole('radio', { name: 'Giulia' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Ana Rossi' }));
    await user.click(screen.getByRole('button', { name: 'Send the result' }));
    expect(await screen.findByRole('heading', { name: 'Result sent' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Giulia 4 6/ })).toBeInTheDocument();
    expect(screen.getByText(/plays without an account/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Code that opens the confirmation' })).not.toBeInTheDocument();
    expect(sent('EnterResult')).toMatchObject([{ outcome: 'RETIRED', winner: 'A', evaluations: [] }]);
  });

  it('MAT-05~ have a word where the reader learns no name', async () => {
    const guests = [{ ...giulia, name: null }];
    theApiKnows({ match: singles({ state: 'CONFIRMED', mySide: null, myActions: [], guests, result: aResult() }) });
    await visit('/match/m1');
    expect(await screen.findByRole('row', { name: /Guest 4 6/ })).toBeInTheDocument();
  });

  const withGuest = (address: string | null, more: Record<string, unknown> = {}) =>
    theApiKnows({
      match: aMatch({ id: 'm1', guests: [{ ...giulia, address }], missing: 0, ...more }),
      players: aPage([]),
    });

  it('MAT-05~ stand in their team with a badge, and the board says that levels stay', async () => {
    withGuest('giulia@example.com');
    signedInAs();
    await visit('/match/m1');
    const team = within(await screen.findByRole('region', { name: 'Team B' }));
    expect(team.getByText('Giulia')).toBeInTheDocument();
    expect(team.getByText('Guest')).toBeInTheDocument();
    expect(team.getByText('giulia@example.com')).toBeInTheDocument();
    expect(team.queryByText('Free place')).not.toBeInTheDocument();
    expect(screen.getByText('With a guest: levels stay as they are')).toBeInTheDocument();
    await expectAccessible();
  });

  it('MAT-05~ have an invitation that the organiser takes back, asked before', async () => {
    const match = aMatch({ id: 'm1', teamA: [plays(anaInTheClub())], mySide: 'A', myActions: ['WITHDRAW_INVITATION'] });
    theApiKnows({
      match: { ...match, guests: [{ ...giulia, badge: 'AWAY' }] },
      withdrawInvitation: () => ({ success: true, errorCode: null, match: { ...match, guests: [] } }),
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'Take back the invitation of Giulia' }));
    expect(sent('WithdrawInvitation')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(sent('WithdrawInvitation')).toEqual([{ matchId: 'm1', guestId: 'guest:1' }]));
    await waitFor(() => expect(screen.queryByText('Giulia')).not.toBeInTheDocument());
  });

  it('MAT-05~ are invited from the match, and what is wrong stands at its field', async () => {
    const answers = [
      { success: false, errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'email', code: 'INVALID' }], match: null },
      { success: true, errorCode: null, fieldErrors: [], match: aMatch({ id: 'm1', guests: [giulia] }) },
    ];
    theApiKnows({
      match: aMatch({ id: 'm1', teamA: [plays(anaInTheClub())], mySide: 'A', myActions: ['INVITE'] }),
      players: aPage([]),
      inviteGuest: () => answers.shift(),
    });
    signedInAs();
    const { user } = await visit('/match/m1?do=invite');
    await user.type(await screen.findByLabelText('Name'), 'Giulia');
    await user.type(screen.getByLabelText('Mail', { selector: 'input[type=email]' }), 'giulia');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    const address = screen.getByLabelText('Mail', { selector: 'input[type=email]' });
    await waitFor(() => expect(address).toHaveAttribute('aria-invalid', 'true'));
    await user.type(address, '@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Giulia is invited')).toBeInTheDocument();
    expect(sent('InviteGuest').at(-1)).toEqual({
      ...{ matchId: 'm1', side: 'B', name: 'Giulia', email: 'giulia@example.com' },
    });
  });
});
