import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, aMatch, anaInTheClub, aPage, aPlayer, aResult, plays } from '../../club.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const ana = anaInTheClub();
const ben = aPlayer('Ben Serra');
const carla = aPlayer('Carla Neri', { isFollowedByMe: true });

let match = aMatch();
const known = (more: Record<string, unknown>) => {
  match = aMatch({ id: 'm1', ...more });
  const of = (change: Record<string, unknown>) => ({
    success: true,
    fieldErrors: [],
    match: (match = { ...match, ...change }),
  });
  theApiKnows({
    match: ({ id }: { id: string }) => (id === 'm1' ? match : null),
    players: aPage([carla]),
    courts: aPage([aCourt('Tennis Lorenteggio')]),
    joinMatch: () => of({ teamB: [plays(ana)], missing: 0, mySide: 'B', myActions: ['LEAVE'] }),
    leaveMatch: () => of({ teamB: [], missing: 1, mySide: null, myActions: ['JOIN'] }),
    answerInvitation: ({ input }: { input: { accept: boolean } }) =>
      of({
        teamB: [plays(ana, input.accept ? 'ACCEPTED' : 'REFUTED')],
        myActions: [],
        mySide: input.accept ? 'B' : null,
      }),
    invitePlayers: () => of({ teamB: [plays(carla, 'AWAY')] }),
    cancelMatch: () => of({ state: 'CANCELLED', myActions: [] }),
    removePlayer: () => of({ teamB: [], missing: 1 }),
    organiseMatch: () => of({ state: 'READY', myActions: [] }),
    reportNoShow: () => of({ noShow: { state: 'REPORTED', agreements: [] }, myActions: [] }),
    answerNoShow: ({ input }: { input: { accept: boolean } }) =>
      of(
        input.accept
          ? { state: 'CONFIRMED', myActions: [], noShow: { state: 'CONFIRMED', agreements: [] } }
          : { myActions: ['ENTER_RESULT'], noShow: { state: 'REJECTED', agreements: [] } },
      ),
    reportMisconduct: () => ({ success: true, errorCode: null, fieldErrors: [] }),
    changeMatchOptions: () => of({ levelMin: 3 }),
    disputeResult: () => of({ state: 'AWAITING_RESULT', result: null, myActions: [] }),
  });
};

describe('match page', () => {
  it('MAT-16~ says who, level, where, when, what is free and the one next thing', async () => {
    known({ myActions: ['JOIN'], message: 'I bring balls', levelMin: 3 });
    signedInAs();
    await visit('/match/m1');
    expect(await screen.findByRole('heading', { name: 'There’s a place for you' })).toBeInTheDocument();
    expect(screen.getByText('Mon 01/06/2026')).toBeInTheDocument();
    expect(screen.getByText(/18:30 · 1 h 30/)).toBeInTheDocument();
    expect(screen.getByText('From level 3.0')).toBeInTheDocument();
    expect(screen.getByText('I bring balls')).toBeInTheDocument();
    const team = within(screen.getByRole('region', { name: 'Team A' }));
    expect(team.getByText('Playing')).toBeInTheDocument();
    expect(team.getByText('Organiser')).toBeInTheDocument();
    expect(document.title).toBe('Tennis, Singles: Ben Serra · Setpoint');
    await expectAccessible();
  });

  it.each([
    ['READY', 1],
    ['CANCELLED', 1],
    ['CONFIRMED', 0],
    ['EXPIRED', 0],
  ] as const)('MAT-16~ a match that is %s can be put into the calendar %s times', async (state, times) => {
    known({ state, startsAt: '2026-06-01T16:30:00Z' });
    await visit('/match/m1');
    expect(await screen.findByRole('button', { name: 'Share' })).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Add to calendar' })).toHaveLength(times);
  });

  it('MAT-16~ says so where the file for the calendar does not arrive', async () => {
    known({ startsAt: '2026-06-01T16:30:00Z' });
    const { user, network } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(await screen.findByText('The calendar file didn’t arrive. Try again.')).toBeInTheDocument();
    expect(network.of('/calendar/match/m1.ics')).toHaveLength(1);
  });

  it('MAT-10 joins at once', async () => {
    known({ myActions: ['JOIN'] });
    signedInAs();
    const { user } = await visit('/match/m1');
    const held = theNetwork();
    let let_through: () => void = () => {};
    const gate = new Promise<void>((resolve) => (let_through = resolve));
    const before = Object.getPrototypeOf(held.operations) as Record<string, (variables: object) => Promise<unknown>>;
    held.operations['JoinMatch'] = async (variables) => {
      await gate;
      return before['JoinMatch']!(variables);
    };
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Ana Rossi', { selector: 'a' })).toBeInTheDocument();
    act(() => let_through());
    await waitFor(() => expect(sent('JoinMatch')).toEqual([{ matchId: 'm1', side: null }]));
    expect(await screen.findByRole('button', { name: 'More' })).toBeInTheDocument();
  });

  it('MAT-10 who comes too late reads “team full” and sees the match as it is now', async () => {
    known({ myActions: ['JOIN'] });
    signedInAs();
    const network = theNetwork();
    const { user } = await visit('/match/m1');
    const button = await screen.findByRole('button', { name: 'Join' });
    network.operations['JoinMatch'] = () => {
      match = { ...match, teamB: [plays(carla)], missing: 0, myActions: [] };
      return { joinMatch: { success: false, errorCode: 'TEAM_FULL', match: null } };
    };
    await user.click(button);
    expect(await screen.findByText(/Somebody just took the last place/)).toBeInTheDocument();
    expect(await screen.findByText('Carla Neri')).toBeInTheDocument();
    expect(screen.queryByText('Ana Rossi', { selector: 'a' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  });

  it('MAT-11 leaving can be undone for five seconds', async () => {
    known({ teamB: [plays(ana)], missing: 0, mySide: 'B', myActions: ['LEAVE'] });
    signedInAs();
    const { user } = await visit('/match/m1');
    const leave = async () => {
      await user.click(await screen.findByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Leave the match' }));
    };
    await leave();
    expect(screen.queryByText('Ana Rossi', { selector: 'a' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Ana Rossi', { selector: 'a' })).toBeInTheDocument();
    expect(sent('LeaveMatch')).toHaveLength(0);
    await leave();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(sent('LeaveMatch')).toEqual([{ matchId: 'm1' }]));
    expect(await screen.findByRole('heading', { name: 'There’s a place for you' })).toBeInTheDocument();
  });

  it('MAT-16~ another match starts afresh', async () => {
    const played = aMatch({
      id: 'm2',
      state: 'CONFIRMED',
      missing: 0,
      teamA: [plays(ben)],
      teamB: [plays(ana)],
      mySide: 'B',
      result: aResult(),
    });
    known({ teamB: [plays(ana)], missing: 0, mySide: 'B', myActions: ['LEAVE'] });
    const first = match;
    theApiKnows({
      match: ({ id }: { id: string }) => (id === 'm1' ? first : played),
      matches: aPage([played, first]),
      leaveMatch: () => ({ success: true, match: { ...first, teamB: [], missing: 1, mySide: null } }),
    });
    signedInAs();
    const { user, path } = await visit('/match/m2?tab=matches');
    const go = async (to: string) => {
      const links = await screen.findAllByRole('link', { name: /against/ });
      await user.click(links.find((link) => link.getAttribute('href') === to)!);
    };
    await go('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Leave the match' }));
    await user.click(screen.getByRole('tab', { name: 'Form' }));
    await go('/match/m2');
    await waitFor(() => expect(path()).toBe('/match/m2'));
    const team = within(await screen.findByRole('region', { name: 'Team B' }));
    expect(team.getByText('Ana Rossi', { selector: 'a' })).toBeInTheDocument();
    await waitFor(() => expect(sent('LeaveMatch')).toEqual([{ matchId: 'm1' }]));
  });

  it('MAT-16~ the form of both sides begins with what came of earlier matches between them', async () => {
    const doubles = { numberPlayers: 2, teamA: [plays(ben), plays(carla)], teamB: [plays(ana), plays(aPlayer('David Costa'))] }; // oxfmt-ignore
    known(doubles);
    const record = { wins: 3, losses: 1, draws: 0, setsWon: 6, setsLost: 3, gamesWon: 40, gamesLost: 31 };
    theApiKnows({ match, headToHead: { matches: 4, ...record } });
    signedInAs();
    await visit('/match/m1?tab=matches');
    const heads = within(await screen.findByRole('region', { name: 'Head to head' }));
    expect(heads.getByText('Ben Serra / Carla Neri').closest('div')).toHaveTextContent('3');
    expect(heads.getByText('Ana Rossi / David Costa').closest('div')).toHaveTextContent('1');
    expect(heads.getByText('Sets 6–3 · Games 40–31')).toBeInTheDocument();
    expect(sent('HeadToHeadOfSides')).toEqual([{ sport: 1, teamA: ['ben', 'carla'], teamB: ['ana', 'david'] }]);
    await expectAccessible();
  });

  it('MAT-20 an invited player accepts', async () => {
    known({ teamB: [plays(ana, 'AWAY')], myActions: ['ACCEPT', 'DECLINE'] });
    signedInAs();
    const { user } = await visit('/match/m1');
    expect(await screen.findByText('Invited, no answer yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I’m in' }));
    await waitFor(() => expect(sent('AnswerInvitation')).toEqual([{ matchId: 'm1', accept: true }]));
    await waitFor(() => expect(screen.queryByText('Invited, no answer yet')).not.toBeInTheDocument());
  });

  it('MAT-20 MAT-18 who is invited but plays elsewhere at that time is informed, and can decline', async () => {
    known({ teamB: [plays(ana, 'AWAY')], myActions: ['DECLINE'], joinRefusal: 'MATCH_OVERLAPS' });
    signedInAs();
    const { user } = await visit('/match/m1');
    expect(await screen.findByText(/You play another match at that time/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Can’t make it' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(sent('AnswerInvitation')).toEqual([{ matchId: 'm1', accept: false }]));
  });

  it('MAT-20 the organiser invites a player who is followed', async () => {
    known({ mySide: 'A', teamA: [plays(ana)], organiser: ana, myActions: ['INVITE', 'CANCEL'] });
    signedInAs();
    const { user, path } = await visit('/match/m1');
    await user.click((await screen.findAllByRole('button', { name: 'Invite' }))[0]!);
    expect(path()).toBe('/match/m1?do=invite');
    await user.click(await screen.findByRole('button', { name: 'Invite Carla Neri to team B' }));
    await waitFor(() => expect(sent('InvitePlayers')).toEqual([{ matchId: 'm1', side: 'B', playerIds: ['carla'] }]));
    expect(await screen.findByText('Invited')).toBeInTheDocument();
  });

  it('MAT-20~ closing the sheet and Back do the same: neither leaves the match nor opens it again', async () => {
    known({ mySide: 'A', teamA: [plays(ana)], organiser: ana, myActions: ['INVITE', 'CANCEL'] });
    signedInAs();
    const { user, path } = await visit('/match/m1');
    const open = async () => user.click((await screen.findAllByRole('button', { name: 'Invite' }))[0]!);
    const isClosed = () => waitFor(() => expect(path()).toBe('/match/m1'));
    await open();
    const close = within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!;
    // What other tests left ahead in the history is gone with the first entry of this one.
    const entries = window.history.length;
    await user.dblClick(close);
    await isClosed();
    await open();
    await screen.findByRole('dialog');
    act(() => window.history.back());
    await isClosed();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.history.length).toBe(entries);
  });

  it('MAT-20~ inviting somebody whom one does not follow follows, and waits as long as it can be undone', async () => {
    known({ mySide: 'A', teamA: [plays(ana)], organiser: ana, myActions: ['INVITE'] });
    const zoe = aPlayer('Zoe Blu', { isFollowedByMe: false });
    theApiKnows({ match: () => match, players: aPage([zoe]), invitePlayers: () => ({ success: true, match }) });
    signedInAs();
    const { operations } = theNetwork();
    const answer = (following: boolean) => ({
      success: true,
      errorCode: null,
      player: { id: 'zoe', isFollowedByMe: following, followersCount: 4 },
    });
    operations['FollowPlayer'] = () => ({ followPlayer: answer(true) });
    operations['UnfollowPlayer'] = () => ({ unfollowPlayer: answer(false) });
    const { user, network } = await visit('/match/m1?do=invite');
    const press = async () => user.click(await screen.findByRole('button', { name: 'Invite Zoe Blu to team B' }));
    await press();
    expect(await screen.findByText('Invited')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(network.of('UnfollowPlayer')).toHaveLength(1));
    expect(sent('InvitePlayers')).toHaveLength(0);
    await press();
    await screen.findByText('Invited');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(sent('InvitePlayers')).toEqual([{ matchId: 'm1', side: 'B', playerIds: ['zoe'] }]));
  });

  it('MAT-13 the organiser calls it off only after being asked', async () => {
    known({ mySide: 'A', teamA: [plays(ana)], organiser: ana, myActions: ['CANCEL'] });
    signedInAs();
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Call the match off' }));
    expect(sent('CancelMatch')).toHaveLength(0);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Call it off' }));
    expect(await screen.findByRole('heading', { name: 'Called off' })).toBeInTheDocument();
  });

  it('MAT-13 changes options, and says which levels don’t fit', async () => {
    known({ mySide: 'A', teamA: [plays(ana)], organiser: ana, myActions: ['CHANGE_OPTIONS'] });
    signedInAs();
    const { user } = await visit('/match/m1?do=options');
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('combobox', { name: 'Highest' }));
    await user.click(await screen.findByRole('option', { name: '4.0' }));
    expect(sheet.getByText('Choose a lowest level too, or remove the highest.')).toBeInTheDocument();
    await user.click(sheet.getByRole('combobox', { name: 'Lowest' }));
    await user.click((await screen.findAllByRole('option', { name: '3.0' })).at(-1)!);
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('ChangeMatchOptions')).toEqual([
        { matchId: 'm1', visibility: 'PUBLIC', levelMin: 3, levelMax: 4, message: '' },
      ]),
    );
  });

  it('MAT-12 removes a player after asking', async () => {
    known({
      state: 'READY',
      mySide: 'A',
      teamA: [plays(ana)],
      teamB: [plays(ben)],
      organiser: ana,
      missing: 0,
      myActions: ['REMOVE_PLAYER'],
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'Remove Ben Serra from the match' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent('RemovePlayer')).toEqual([{ matchId: 'm1', playerId: 'ben' }]));
  });

  it('MAT-09 organising: choosing a court goes to step 1, then day and time', async () => {
    known({
      court: null,
      datePlay: null,
      timePlay: null,
      mySide: 'A',
      teamA: [plays(ana)],
      organiser: ana,
      myActions: ['ORGANISE'],
    });
    signedInAs();
    const { user, path } = await visit('/match/m1?do=organise');
    expect(await screen.findByRole('heading', { name: 'Where?' })).toBeInTheDocument();
    await user.click(
      within(await screen.findByRole('list', { name: 'Centres' })).getByRole('button', { name: /Tennis Lorenteggio/ }),
    );
    expect(await screen.findByRole('heading', { name: 'When?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('group', { name: 'Day' })).toHaveAccessibleDescription('Pick a day.');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getAllByRole('button', { name: / 10 / })[0]!);
    await user.click(screen.getByRole('button', { name: '20:00' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sent('OrganiseMatch')).toEqual([
        {
          matchId: 'm1',
          courtId: 'tennis-lorenteggio',
          booked: false,
          datePlay: expect.stringMatching(/-10$/),
          timePlay: '20:00',
          minutesPlay: 90,
        },
      ]),
    );
    await waitFor(() => expect(path()).toBe('/match/m1'));
    expect(window.localStorage.getItem('setpoint.draft.organise.m1')).toBeNull();
  });

  it('MAT-14 RTE-13 a match that isn’t there, or isn’t for me, shows the 404 screen', async () => {
    known({});
    await visit('/match/secret');
    expect(await screen.findByRole('heading', { name: 'No such match' })).toBeInTheDocument();
  });

  it('MAT-10 visitors are led to the login and back', async () => {
    known({});
    await visit('/match/m1');
    expect(await screen.findByRole('link', { name: 'Log in to play' })).toHaveAttribute(
      'href',
      '/auth/login?redirectTo=%2Fmatch%2Fm1',
    );
  });

  it.each([
    ['LEVEL_NOT_ALLOWED', [1, 2], 'Your level is outside the limits.'],
    ['LEVEL_NOT_ALLOWED', [2], 'Tennis isn’t one of your sports yet.'],
    ['MATCH_OVERLAPS', [1], 'You play another match at that time.'],
    ['CANNOT_JOIN', [1], 'Not open to you, or you’re away that day.'],
  ])(
    'MAT-10~ where joining would be refused with %s, the reason stands instead of the button',
    async (code, sports, said) => {
      known({ joinRefusal: code });
      signedInAs({ sports });
      await visit('/match/m1');
      expect(await screen.findByRole('heading', { name: 'You can’t take this place' })).toBeInTheDocument();
      expect(screen.getByText(said)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
    },
  );

  it('MAT-09~ the flow begins with the court that is set', async () => {
    known({
      mySide: 'A',
      teamA: [plays(ana)],
      organiser: ana,
      datePlay: null,
      timePlay: null,
      myActions: ['ORGANISE'],
    });
    signedInAs();
    await visit('/match/m1?do=organise');
    await screen.findByRole('heading', { name: 'Where?' });
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('RES-04 disputes with a note', async () => {
    known({
      state: 'AWAITING_CONFIRMATION',
      teamB: [plays(ana)],
      mySide: 'B',
      result: aResult(),
      myActions: ['CONFIRM_RESULT', 'DISPUTE_RESULT'],
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'That’s wrong' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(await sheet.findByRole('button', { name: 'Dispute' }));
    expect(sheet.getByRole('textbox', { name: /What’s wrong/ })).toHaveFocus();
    expect(sheet.getByText('Say what is wrong, so they can correct it.')).toBeInTheDocument();
    await user.type(sheet.getByRole('textbox', { name: /What’s wrong/ }), 'Second set was 7-5');
    await user.click(sheet.getByRole('button', { name: 'Dispute' }));
    await waitFor(() =>
      expect(sent('DisputeResult')).toEqual([{ matchId: 'm1', resultVersion: 1, note: 'Second set was 7-5' }]),
    );
  });

  it('RES-04 shows the new result when it was swapped before the dispute, and keeps the note', async () => {
    known({
      state: 'AWAITING_CONFIRMATION',
      teamB: [plays(ana)],
      mySide: 'B',
      result: aResult(),
      myActions: ['CONFIRM_RESULT', 'DISPUTE_RESULT'],
    });
    let shown = match;
    const swapped = {
      ...match,
      result: aResult({ version: 2, sets: [{ a: 1, b: 6, superTieBreak: false }], winner: 'B' }),
    };
    theApiKnows({
      match: () => shown,
      disputeResult: () => ({ success: false, errorCode: 'RESULT_CHANGED', fieldErrors: [], match: (shown = swapped) }),
    });
    signedInAs();
    const { user } = await visit('/match/m1?do=dispute');
    const sheet = within(await screen.findByRole('dialog'));
    await user.type(await sheet.findByRole('textbox', { name: /What’s wrong/ }), 'Second set was 7-5');
    await user.click(sheet.getByRole('button', { name: 'Dispute' }));
    expect(await sheet.findByText(/has changed since you opened this/)).toBeInTheDocument();
    expect(sheet.getByRole('row', { name: /Ana Rossi 6/ })).toBeInTheDocument();
    expect(sheet.getByRole('textbox', { name: /What’s wrong/ })).toHaveValue('Second set was 7-5');
    await user.click(sheet.getByRole('button', { name: 'Dispute' }));
    await waitFor(() => expect(sent('DisputeResult')).toHaveLength(2));
    expect(sent('DisputeResult')[1]).toMatchObject({ resultVersion: 2 });
  });

  it('REP-01 reports a no-show from the menu, and waits', async () => {
    known({
      ...{ state: 'AWAITING_RESULT', teamA: [plays(ana)], teamB: [plays(ben)], missing: 0, mySide: 'A' },
      myActions: ['ENTER_RESULT', 'REPORT_NO_SHOW'],
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report a no-show' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Did the other side not come?' }));
    await user.click(sheet.getByRole('button', { name: 'They didn’t come' }));
    expect(await screen.findByRole('heading', { name: 'You reported a no-show' })).toBeInTheDocument();
    expect(sent('ReportNoShow')).toEqual([{ matchId: 'm1' }]);
  });

  it.each([
    ['We didn’t come', true, 'In the books'],
    ['We were there', false, 'How did it end?'],
  ])('REP-01 answers a reported no-show: %s', async (name, accept, then) => {
    known({
      ...{ state: 'AWAITING_RESULT', teamA: [plays(ben)], teamB: [plays(ana)], missing: 0, mySide: 'B' },
      ...{
        noShow: { state: 'REPORTED', agreements: [{ user: ana, at: '2026-05-30T10:00:00Z' }] },
        myActions: ['CONFIRM_NO_SHOW', 'REJECT_NO_SHOW'],
      },
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    expect(await screen.findByRole('heading', { name: 'Were you there?' })).toBeInTheDocument();
    expect(screen.getByText(/^Ana .* accepted this time, 30\/05\/2026/)).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name }));
    // Giving the match away is asked about once more.
    if (accept) await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    // Who was there enters the result right away.
    expect(await screen.findByRole('heading', { name: then })).toBeInTheDocument();
    expect(sent('AnswerNoShow')).toEqual([{ matchId: 'm1', accept }]);
  });

  it('REP-02 reports a player to support, in words', async () => {
    known({
      ...{ state: 'CONFIRMED', teamA: [plays(ana)], teamB: [plays(ben)], missing: 0, mySide: 'A', result: aResult() },
      ...{ myActions: [], mayReportMisconduct: true },
    });
    signedInAs();
    const { user } = await visit('/match/m1');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report a player' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Report a player' }));
    await user.click(await sheet.findByRole('button', { name: 'Report' }));
    expect(await sheet.findByText('Say what happened.')).toBeInTheDocument();
    expect(sheet.getByRole('combobox', { name: /Who is it about/ })).toHaveValue('Ben Serra');
    await user.click(sheet.getByRole('combobox', { name: /What is it about/ }));
    await user.click(await screen.findByRole('option', { name: 'Cheating' }));
    await user.type(sheet.getByRole('textbox', { name: /What happened/ }), 'Called every ball out');
    await expectAccessible();
    await user.click(sheet.getByRole('button', { name: 'Report' }));
    await waitFor(() =>
      expect(sent('ReportMisconduct')).toEqual([
        { matchId: 'm1', playerId: ben.id, category: 'CHEATING', text: 'Called every ball out' },
      ]),
    );
    expect(await screen.findByText('Thank you. Support will look into it.')).toBeInTheDocument();
  });

  it('MAT-16~ compares when those who play have time', async () => {
    const times = (weekday: number) => ({ noFixedDays: false, slots: [{ weekday, from: '18:00', to: '22:00' }] });
    known({ teamA: [plays({ ...ben, availability: times(3) })], teamB: [plays({ ...ana, availability: times(3) })] });
    signedInAs();
    await visit('/match/m1?tab=availability');
    const evening = within(await screen.findByRole('row', { name: /Evening/ }));
    expect(evening.getByText('Ben Serra, Ana Rossi')).toBeInTheDocument();
  });
});
