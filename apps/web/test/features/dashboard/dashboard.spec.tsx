import { act, screen, waitFor, within } from '@testing-library/react';
import { learnTime } from '@setpoint/client/time';
import { textOfRequest } from '@setpoint/ui/testing';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aLevel, aMatch, anaInTheClub, aPage, aPlayer, aResult, plays } from '../../club.js';
import { aLeague } from '../../leagues.js';
import { aHistory } from '../../levels.js';
import { screensScroll, scrollDown } from '../../scrolling.js';
import { aTournament } from '../../tournaments.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const me = anaInTheClub();
const withMe = { teamA: [plays(me)], teamB: [plays(aPlayer('Ben Serra'))], missing: 0 };
const invitation = aMatch({
  id: 'invitation',
  teamB: [plays(me, 'AWAY')],
  myActions: ['ACCEPT', 'DECLINE'],
});
const played = aMatch({ id: 'played', ...withMe, state: 'AWAITING_RESULT', myActions: ['ENTER_RESULT'] });
const toConfirm = aMatch({
  id: 'to-confirm',
  ...withMe,
  state: 'AWAITING_CONFIRMATION',
  result: aResult({ version: 3 }),
  myActions: ['CONFIRM_RESULT'],
});
const ready = (id: string, more = {}) => aMatch({ id, ...withMe, state: 'READY', ...more });

/** `myMatches` by which of them is asked for. */
const mine =
  (upcoming: readonly unknown[], waiting: readonly unknown[] = []) =>
  ({ when, ...page }: { when: string; first: number }) =>
    aPage(when === 'UPCOMING' ? upcoming : waiting, page);

const answer = (field: string) => () => ({
  [field]: { success: true, errorCode: null, match: null },
});
const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('dashboard', () => {
  screensScroll();
  // Noon on the last Sunday of May.
  beforeEach(() => learnTime('2026-05-31T10:00:00Z'));
  afterEach(() => act(() => learnTime('unknown')));

  it('PLY-12 shows in one request what waits, what comes, what is open, who is near and what friends play', async () => {
    theApiKnows({
      player: anaInTheClub({ completeness: { percent: 84, missing: ['availability'] } }),
      players: aPage([aPlayer('Carla Neri')]),
      waitingForMe: [
        { kind: 'ENTER_RESULT', match: played },
        { kind: 'INVITATION', match: invitation },
      ],
      myMatches: mine([ready('mine')]),
      matches: aPage([aMatch({ id: 'open', myActions: ['JOIN'] })]),
      friendsMatches: aPage([aMatch({ id: 'friends' })]),
    });
    signedInAs();
    await visit('/dashboard/app');
    expect(await screen.findByRole('region', { name: 'How did it end?' })).toBeInTheDocument();
    expect(section('How did it end?').getByRole('link', { name: 'Enter the result' })).toHaveAttribute(
      'href',
      '/match/played?do=result',
    );
    expect(section('Also waiting for you').getByRole('link', { name: 'You’re invited to play' })).toHaveAttribute(
      'href',
      '/match/invitation',
    );
    expect(section('Upcoming matches').getByText('All set')).toBeInTheDocument();
    expect(section('Free places near Milano').getByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      '/match/open',
    );
    expect(section('Players near you').getByRole('article', { name: 'Carla Neri' })).toBeInTheDocument();
    expect(section('Friends’ matches').getAllByRole('article')).toHaveLength(1);
    expect(section('Your level').getByRole('link', { name: 'When can you play?' })).toHaveAttribute(
      'href',
      '/player/sports/availability',
    );
    expect(theNetwork().of('Dashboard')).toHaveLength(1);
    // No screen shows how many there are, so nobody has to count them.
    const asked = textOfRequest(theNetwork().of('Dashboard')[0]!.body);
    expect(asked).not.toContain('totalCount');
    expect(asked).toMatch(/joinable: true/);
    expect(asked.match(/withoutMine: true/g)).toHaveLength(2);
    expect(sent('Dashboard')[0]).toMatchObject({
      near: { lat: 45.46, lng: 9.19, km: 30 },
      sports: [1, 2],
      levels: ['INTERMEDIATE'],
    });
    await expectAccessible();
  });

  it('SHL-10~ PLY-12~ shows what waits in competitions with what waits about matches, the most urgent first', async () => {
    const spring = { kind: 'TOURNAMENT', id: 'spring', name: 'Spring Open' };
    const lega = { kind: 'LEAGUE', id: 'milano', name: 'Milano Singles' };
    const task = (kind: string, more = {}) => ({ id: kind, kind, about: spring, until: null, amount: null, ...more });
    const until = (day: number) => `2026-06-0${day}T19:00:00Z`;
    theApiKnows({
      player: me,
      waitingForMe: [{ kind: 'ENTER_RESULT', match: played, until: until(2) }],
      myTasks: [
        task('PAY', { until: until(1), amount: { cents: 1500, currency: 'EUR' } }),
        task('SETTLE_PAYMENT', { about: lega, until: until(3) }),
        task('TAKE_AWARD'),
      ],
    });
    signedInAs();
    await visit('/dashboard/app');
    const first = within(await screen.findByRole('region', { name: 'Pay your part' }));
    expect(first.getByText('Spring Open · €15')).toBeInTheDocument();
    expect(first.getByText(/^By tomorrow/)).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/tournament/spring/subscribe');
    const rows = section('Also waiting for you').getAllByRole('article');
    expect(section('Also waiting for you').queryByRole('button', { name: /more$/ })).toBeNull();
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('How did it end?'),
      'Your payment failed',
      'You have won a prize',
    ]);
    expect(within(rows[1]!).getByRole('link', { name: 'Put it right' })).toHaveAttribute('href', '/league/milano');
    expect(within(rows[2]!).getByRole('link', { name: 'Choose it' })).toHaveAttribute(
      'href',
      '/tournament/spring/take-award',
    );
    await expectAccessible();
  });

  it('SHL-10~ has three rows of what waits, and all of them at a press', async () => {
    const about = { kind: 'TOURNAMENT', id: 'spring', name: 'Spring Open' };
    const task = (day: number) => ({
      ...{ id: `task-${day}`, kind: 'PAY', about, amount: null, until: `2026-06-0${day}T19:00:00Z` },
    });
    theApiKnows({ player: me, myTasks: [1, 2, 3, 4, 5, 6].map(task) });
    signedInAs();
    const { user } = await visit('/dashboard/app');
    const rows = () => section('Also waiting for you').getAllByRole('article');
    await screen.findByRole('region', { name: 'Also waiting for you' });
    expect(rows()).toHaveLength(3);
    await user.click(section('Also waiting for you').getByRole('button', { name: '2 more' }));
    expect(rows()).toHaveLength(5);
    await user.click(section('Also waiting for you').getByRole('button', { name: 'Show fewer' }));
    expect(rows()).toHaveLength(3);
  });

  it('PLY-12~ TRN-10~ asks to agree a time for a match of a competition, with whom and by when, where times are proposed', async () => {
    const cup = { kind: 'TOURNAMENT', id: 'cup', name: 'Spring Cup', timeZone: 'Europe/Rome' };
    const open = aMatch({ id: 'semifinal', ...withMe, court: null, datePlay: null, timePlay: null, competition: cup });
    const until = '2026-06-07T22:00:00Z';
    const other = aMatch({ ...open, id: 'group', teamA: [plays(aPlayer('Carla Neri'))], teamB: [plays(me)] });
    theApiKnows({
      player: me,
      waitingForMe: [open, other].map((match) => ({ kind: 'ORGANISE', match, until })),
    });
    signedInAs();
    await visit('/dashboard/app');
    const first = within(await screen.findByRole('region', { name: 'Agree a time with Ben by Sun 7 June' }));
    expect(first.getByRole('link', { name: 'Agree a time' })).toHaveAttribute('href', '/match/semifinal');
    expect(
      section('Also waiting for you').getByRole('link', { name: 'Agree a time with Carla by Sun 7 June' }),
    ).toHaveAttribute('href', '/match/group');
    await expectAccessible();
  });

  it('PLY-12 draws my best level that matches have moved, and leads to how it came about', async () => {
    const statistics = { ...(me['statistics'] as object), matches: 12, wins: 7 };
    const levels = [{ ...aLevel(1, 1, 5), selfAssessed: true }, aLevel(1, 2, 3.5), aLevel(2, 2, 4)];
    theApiKnows({ player: anaInTheClub({ statistics, levels, levelHistory: aHistory }) });
    signedInAs();
    await visit('/dashboard/app');
    expect(await screen.findByRole('region', { name: 'Your level' })).toBeInTheDocument();
    // Nobody waits for it before scrolling there.
    expect(sent('MyLevelHistory')).toEqual([]);
    scrollDown();
    expect(await screen.findByRole('img', { name: 'Padel: from 3.50 on 01/05/2026 to 3.75 now' })).toBeInTheDocument();
    expect(section('Your level').getByRole('link', { name: 'Profile: Your level' })).toHaveAttribute(
      'href',
      '/player/ana/ana/level?format=2-2',
    );
    expect(sent('MyLevelHistory')).toEqual([{ me: 'ana', sport: 2, numberPlayers: 2 }]);
  });

  it('PLY-12 shows open tournaments that would take me, once they come near', async () => {
    theApiKnows({ player: me, tournamentsForMe: [aTournament()] });
    signedInAs();
    await visit('/dashboard/app');
    await screen.findByRole('region', { name: 'Your level' });
    expect(sent('TournamentsForMe')).toEqual([]);
    scrollDown();
    await screen.findByRole('region', { name: 'Tournaments for you' });
    const card = section('Tournaments for you').getByRole('article', { name: 'Spring Cup' });
    expect(within(card).getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/tournament/spring-cup/subscribe',
    );
    expect(card).toHaveTextContent('Tennis · Sun 14 June · €25');
    expect(sent('TournamentsForMe')).toEqual([{ first: 2 }]);
    await expectAccessible();
  });

  it('PLY-12 shows leagues near me in which I could enrol, once they come near', async () => {
    theApiKnows({ player: me, leaguesForMe: [aLeague()] });
    signedInAs();
    await visit('/dashboard/app');
    await screen.findByRole('region', { name: 'Your level' });
    expect(sent('LeaguesForMe')).toEqual([]);
    scrollDown();
    await screen.findByRole('region', { name: 'Leagues near you' });
    const card = section('Leagues near you').getByRole('article', { name: 'Milano Singles' });
    expect(within(card).getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      '/league/milano-singles/subscribe',
    );
    expect(card).toHaveTextContent('Tennis · Fri 2 January · €20 per phase');
    expect(sent('LeaguesForMe')).toEqual([{ first: 2 }]);
    await expectAccessible();
  });

  it('PLY-12~ draws no estimate: it has no history', async () => {
    const statistics = { ...(me['statistics'] as object), matches: 2 };
    const levels = [{ ...aLevel(1, 1, 5), selfAssessed: true }];
    theApiKnows({ player: anaInTheClub({ statistics, levels }), tournamentsForMe: [aTournament()] });
    signedInAs();
    await visit('/dashboard/app');
    expect(await screen.findByRole('region', { name: 'Your level' })).toBeInTheDocument();
    scrollDown();
    await screen.findByRole('region', { name: 'Tournaments for you' });
    expect(section('Your level').getByRole('link', { name: 'Profile: Your level' })).toHaveAttribute(
      'href',
      '/player/ana/ana',
    );
    expect(sent('MyLevelHistory')).toHaveLength(0);
  });

  it('PLY-12~ shows every match once', async () => {
    const toOrganise = aMatch({ id: 'organise', ...withMe, court: null, datePlay: null, timePlay: null });
    const my = aMatch({ id: 'my-open', teamA: [plays(me)], myActions: ['INVITE'] });
    const open = aMatch({ id: 'open', myActions: ['JOIN'] });
    const friends = aMatch({ id: 'friends' });
    theApiKnows({
      player: me,
      waitingForMe: [
        { kind: 'INVITATION', match: invitation },
        { kind: 'ORGANISE', match: toOrganise },
      ],
      myMatches: mine([my, toOrganise]),
      matches: aPage([open]),
      friendsMatches: aPage([open, friends]),
    });
    signedInAs();
    await visit('/dashboard/app');
    await screen.findByRole('region', { name: 'Upcoming matches' });
    const linesOf = (name: string) =>
      section(name)
        .queryAllByRole('article')
        .map((row) => within(row).getAllByRole('link')[0]!.getAttribute('href'));
    expect(section('You’re invited to play').getByRole('link')).toHaveAttribute('href', '/match/invitation');
    expect(linesOf('Upcoming matches')).toEqual(['/match/my-open']);
    expect(linesOf('Also waiting for you')).toEqual(['/match/organise']);
    expect(linesOf('Free places near Milano')).toEqual(['/match/open']);
    expect(linesOf('Friends’ matches')).toEqual(['/match/friends']);
  });

  it('PLY-12~ asks for my vote on the times of a match, and says until when', async () => {
    const undated = aMatch({ id: 'undated', ...withMe, court: null, datePlay: null, timePlay: null });
    const until = '2026-06-01T17:00:00Z';
    theApiKnows({ player: me, waitingForMe: [{ kind: 'VOTE', until, match: undated }] });
    signedInAs();
    await visit('/dashboard/app');
    const top = within(await screen.findByRole('region', { name: 'When can you play?' }));
    expect(top.getByRole('link', { name: 'Vote on the times' })).toHaveAttribute('href', '/match/undated');
    expect(top.getByText(/Answer by tomorrow/)).toBeInTheDocument();
  });

  it('PLY-12~ answers an invitation where it stands', async () => {
    theApiKnows({ player: me, waitingForMe: [{ kind: 'INVITATION', match: invitation }] });
    signedInAs();
    theNetwork().operations['AnswerInvitationHere'] = answer('answerInvitation');
    const { user } = await visit('/dashboard/app');
    await user.click(await screen.findByRole('button', { name: 'I’m in' }));
    await waitFor(() => expect(sent('AnswerInvitationHere')).toEqual([{ matchId: 'invitation', accept: true }]));
    expect(await screen.findByText('You’re in')).toBeInTheDocument();
    // What waits is asked for again.
    await waitFor(() => expect(theNetwork().of('Dashboard').length).toBeGreaterThan(1));
  });

  it('MAT-20~ declining can be undone for five seconds and is sent after them', async () => {
    theApiKnows({ player: me, waitingForMe: [{ kind: 'INVITATION', match: invitation }] });
    signedInAs();
    theNetwork().operations['AnswerInvitationHere'] = answer('answerInvitation');
    const { user } = await visit('/dashboard/app');
    await user.click(await screen.findByRole('button', { name: 'Can’t make it' }));
    expect(screen.queryByText('You’re invited to play')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByText('You’re invited to play')).toBeInTheDocument();
    expect(sent('AnswerInvitationHere')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Can’t make it' }));
    // Leaving the page does not undo: what is pending is sent.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(sent('AnswerInvitationHere')).toEqual([{ matchId: 'invitation', accept: false }]));
  });

  it('RES-03~ confirms the result that is shown, which can be undone for five seconds', async () => {
    theApiKnows({ player: me, waitingForMe: [{ kind: 'CONFIRM_RESULT', match: toConfirm }] });
    signedInAs();
    theNetwork().operations['ConfirmResultHere'] = answer('confirmResult');
    const { user } = await visit('/dashboard/app');
    await user.click(await screen.findByRole('button', { name: 'Yes, confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const top = section('Is the result right?');
    expect(top.getByRole('table')).toBeInTheDocument();
    expect(top.getByRole('link', { name: 'Not quite' })).toHaveAttribute('href', '/match/to-confirm');
    expect(sent('ConfirmResultHere')).toHaveLength(0);
    await user.click(top.getByRole('button', { name: 'Yes, confirm' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(sent('ConfirmResultHere')).toEqual([{ matchId: 'to-confirm', resultVersion: 3 }]));
  });

  it('RES-03~ shows the result anew that had changed before it was confirmed', async () => {
    let version = 2;
    const waits = () => [{ kind: 'CONFIRM_RESULT', match: { ...toConfirm, result: aResult({ version: ++version }) } }];
    theApiKnows({ player: me, waitingForMe: waits });
    signedInAs();
    theNetwork().operations['ConfirmResultHere'] = () => ({
      confirmResult: { success: false, errorCode: 'RESULT_CHANGED', match: null },
    });
    const { user } = await visit('/dashboard/app');
    for (const resultVersion of [3, 4]) {
      await user.click(await screen.findByRole('button', { name: 'Yes, confirm' }));
      act(() => void window.dispatchEvent(new Event('pagehide')));
      await waitFor(() => expect(sent('ConfirmResultHere').at(-1)).toEqual({ matchId: 'to-confirm', resultVersion }));
    }
  });

  it('RES-04~ says of a result that came back that it was disputed', async () => {
    const returned = { ...played, result: aResult() };
    theApiKnows({ player: me, waitingForMe: [{ kind: 'ENTER_RESULT', match: returned }] });
    signedInAs();
    await visit('/dashboard/app');
    const top = within(await screen.findByRole('region', { name: 'Your result was disputed' }));
    expect(top.getByRole('link', { name: 'Correct it' })).toHaveAttribute('href', '/match/played?do=result');
  });

  describe('where nothing waits', () => {
    const opens = async (root: Record<string, unknown>) => {
      theApiKnows({ player: me, ...root });
      signedInAs();
      await visit('/dashboard/app');
    };

    it('PLY-12~ welcomes who never played to a first match', async () => {
      await opens({});
      const start = within(await screen.findByRole('region', { name: 'Ready for your first match?' }));
      expect(start.getByRole('link', { name: 'Find a match' })).toHaveAttribute('href', '/match/list');
      expect(start.getByRole('link', { name: 'Start a match' })).toHaveAttribute('href', '/match/new');
    });

    it.each([
      ['sports', 'Choose your sports'],
      ['levels', 'Set your level'],
    ])('PLY-12~ asks a newcomer for the missing %s first', async (part, name) => {
      await opens({ player: anaInTheClub({ completeness: { percent: 20, missing: ['location', part] } }) });
      const start = within(await screen.findByRole('region', { name: 'Ready for your first match?' }));
      expect(start.getByRole('link', { name })).toHaveAttribute('href', '/player/sports');
    });

    it('ACC-08~ says that the photo is missing, too', async () => {
      await opens({ player: anaInTheClub({ completeness: { percent: 92, missing: ['photo'] } }) });
      expect(await screen.findByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '/player/account');
    });

    it('PLY-12~ asks who has played for the next match', async () => {
      const statistics = { ...(me['statistics'] as object), matches: 1, wins: 1 };
      await opens({ player: anaInTheClub({ statistics }) });
      expect(await screen.findByRole('region', { name: 'When’s your next match?' })).toBeInTheDocument();
    });

    it('PLY-12~ knows of a first match whose result the others have yet to confirm', async () => {
      await opens({ myMatches: mine([], [{ ...toConfirm, myActions: [] }]) });
      expect(await screen.findByRole('region', { name: 'When’s your next match?' })).toBeInTheDocument();
    });

    it.each([
      ['2026-05-31', 'Next match: today at 18:30'],
      ['2026-06-01', 'Next match: tomorrow at 18:30'],
      ['2026-06-04', 'Next match: Thursday at 18:30'],
    ])('PLY-12~ a match on %s comes first: %s', async (datePlay, name) => {
      await opens({ myMatches: mine([ready('soon', { datePlay })]) });
      const top = within(await screen.findByRole('region', { name }));
      expect(top.getByText('with Ben Serra')).toBeInTheDocument();
      expect(top.getByRole('link', { name: 'See the match' })).toHaveAttribute('href', '/match/soon');
      expect(screen.queryByRole('link', { name: 'Find a match' })).not.toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Upcoming matches' })).not.toBeInTheDocument();
    });

    it('PLY-12~ a next match that lacks players offers to invite, whatever else may be done', async () => {
      const open = aMatch({ id: 'soon', teamA: [plays(me)], missing: 1, myActions: ['INVITE', 'ORGANISE'] });
      await opens({ myMatches: mine([open]) });
      expect(await screen.findByRole('link', { name: 'Invite' })).toHaveAttribute('href', '/match/soon?do=invite');
      expect(screen.queryByRole('link', { name: 'Set court and time' })).not.toBeInTheDocument();
    });
  });

  it('PLY-12~ has my next matches by day, and leads to all of them', async () => {
    const days = ['2026-05-31', '2026-05-31', '2026-06-01', '2026-06-05'];
    const matches = days.map((datePlay, index) => ready(`m${index}`, { datePlay }));
    theApiKnows({
      player: me,
      waitingForMe: [{ kind: 'ENTER_RESULT', match: played }],
      myMatches: mine(matches),
    });
    signedInAs();
    await visit('/dashboard/app');
    await screen.findByRole('region', { name: 'Upcoming matches' });
    const next = section('Upcoming matches');
    expect(next.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/match/my?when=upcoming');
    expect(next.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      'Today 31/05/2026',
      'Tomorrow 01/06/2026',
    ]);
    expect(next.getAllByRole('article')).toHaveLength(3);
  });

  it('PLY-11~ has four lines of the friends’ matches and leads to all of them', async () => {
    const theirs = Array.from({ length: 12 }, (_, index) =>
      aMatch({ id: `f${index}`, teamA: [plays(aPlayer(`Friend${index} Neri`))] }),
    );
    theApiKnows({ player: me, friendsMatches: (args: { first: number }) => aPage(theirs, args) });
    signedInAs();
    await visit('/dashboard/app');
    expect(await screen.findByText('Friend3')).toBeInTheDocument();
    const friends = section('Friends’ matches');
    expect(friends.getAllByRole('article')).toHaveLength(4);
    expect(friends.queryByRole('navigation')).not.toBeInTheDocument();
    expect(friends.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/match/friends');
  });

  it('PLY-11~ says what following is good for while nobody whom I follow plays', async () => {
    theApiKnows({ player: me, players: aPage([aPlayer('Carla Neri')]) });
    signedInAs();
    await visit('/dashboard/app');
    const players = within(await screen.findByRole('region', { name: 'Players near you' }));
    expect(players.getByText('Follow players you like: their matches show up here.')).toBeInTheDocument();
    expect(players.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/player/list');
    expect(screen.queryByRole('region', { name: 'Friends’ matches' })).not.toBeInTheDocument();
  });

  it('PLY-12~ suggests players whom I don’t follow, who stay when I follow them', async () => {
    const carla = aPlayer('Carla Neri');
    theApiKnows({ player: me, players: aPage([me, aPlayer('Ben Serra', { isFollowedByMe: true }), carla]) });
    signedInAs();
    theNetwork().operations['FollowPlayer'] = () => ({
      followPlayer: {
        success: true,
        errorCode: null,
        player: { id: 'carla', isFollowedByMe: true, followersCount: 4 },
      },
    });
    const { user } = await visit('/dashboard/app');
    await user.click(await screen.findByRole('button', { name: 'Follow Carla Neri' }));
    expect(await screen.findByRole('button', { name: 'Stop following Carla Neri' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Ben Serra' })).not.toBeInTheDocument();
  });

  it('RTE-02~ leads from the address of a later page of the friends’ matches to that page of all of them', async () => {
    const theirs = Array.from({ length: 25 }, (_, index) =>
      aMatch({ id: `f${index}`, city: `City ${index}`, court: null }),
    );
    theApiKnows({
      player: me,
      friendsMatches: (args: { first: number; after: string | null }) => aPage(theirs, args),
    });
    signedInAs();
    await visit('/dashboard/app/2');
    expect(await screen.findByText('City 20')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/match/friends');
  });

  it('SHL-08~ a dashboard that did not come can be asked for again', async () => {
    theApiKnows({ player: me });
    signedInAs();
    const network = theNetwork();
    network.operations['Dashboard'] = () => ({ errors: [{ message: 'down' }] });
    const { user } = await visit('/dashboard/app');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    delete network.operations['Dashboard'];
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Ready for your first match?' })).toBeInTheDocument();
  });
});
