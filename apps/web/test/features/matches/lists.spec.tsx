import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aMatch, aPage, aResult, aPlayer, plays, ANA } from '../../club.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

describe('lists of matches', () => {
  it('MAT-15 FLT-03 shows who, level, where, when, free places and the next action', async () => {
    theApiKnows({
      matches: aPage([aMatch({ id: 'open', levelMin: 3, levelMax: 4.5, myActions: ['JOIN'], distanceKm: 4 })]),
    });
    signedInAs();
    await visit('/match/list');
    const card = within(await screen.findByRole('article', { name: 'Tennis · Singles' }));
    expect(card.getByText('Ben Serra')).toBeInTheDocument();
    expect(card.getByText('Level 3.0–4.5')).toBeInTheDocument();
    expect(card.getByText('Tennis Lorenteggio, Milano')).toBeInTheDocument();
    expect(card.getByText('01/06/2026, 18:30')).toBeInTheDocument();
    expect(card.getByText('4 km')).toBeInTheDocument();
    expect(card.getByText('Free place')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/match/open');
    await expectAccessible();
  });

  it('MAT-10~ a card says why I may not join, and leads visitors to the match', async () => {
    const open = aMatch({ id: 'open', joinRefusal: null });
    theApiKnows({ matches: aPage([open]) });
    await visit('/match/list');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/match/open');
  });

  it('MAT-10~ MAT-20~ a card tells who has not answered and why I may not join', async () => {
    const asked = plays(aPlayer('Carla Neri'), 'AWAY');
    const expiry = '2099-06-01T17:00:00Z';
    theApiKnows({
      matches: aPage([
        aMatch({ id: 'limited', joinRefusal: 'LEVEL_NOT_ALLOWED' }),
        aMatch({ id: 'mine', sportId: 2, numberPlayers: 2, missing: 3, teamB: [asked], mySide: 'A', expiry }),
      ]),
    });
    signedInAs();
    await visit('/match/list');
    const limited = within(await screen.findByRole('article', { name: 'Tennis · Singles' }));
    expect(limited.getByText('Your level is outside the limits.')).toBeInTheDocument();
    expect(limited.queryByRole('link', { name: 'Join' })).not.toBeInTheDocument();
    const mine = within(screen.getByRole('article', { name: 'Padel · Doubles' }));
    expect(mine.getByText('Invited, no answer yet')).toBeInTheDocument();
    expect(mine.getAllByText('Free place')).toHaveLength(2);
    expect(mine.getByText(/^2 more players needed by /)).toBeInTheDocument();
  });

  it.each(['EXPIRED', 'CANCELLED'] as const)(
    'MAT-16~ an empty place of a match that is %s is not free',
    async (state) => {
      theApiKnows({ matches: aPage([aMatch({ state, missing: 1, teamB: [] })]) });
      await visit('/match/list');
      const card = within(await screen.findByRole('article'));
      expect(card.getByText('Nobody')).toBeInTheDocument();
      expect(card.queryByText('Free place')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['AWAITING_RESULT', 1, 'Disputed'],
    ['AWAITING_CONFIRMATION', 1, 'To be confirmed'],
    ['AWAITING_CONFIRMATION', 2, 'Disputed'],
    ['CONFIRMED', 1, 'Confirmed'],
    ['NOT_PLAYED', 1, 'Doesn’t count'],
  ])('RES-04~ a score in %s after %s disputes reads as %s', async (state, disputes, said) => {
    theApiKnows({ matches: aPage([aMatch({ state, missing: 0, teamB: [], result: aResult({ disputes }) })]) });
    await visit('/match/list?show=played');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(said)).toBeInTheDocument();
    expect(card.queryByText('Result missing')).not.toBeInTheDocument();
    expect(card.queryByText('Not played')).not.toBeInTheDocument();
    const agreed = said !== 'Disputed' && said !== 'Doesn’t count';
    expect(card.queryAllByRole('row', { name: /Won/ })).toHaveLength(agreed ? 1 : 0);
  });

  it('MAT-15~ RNK-04~ shows beside each player the level that counts in this match', async () => {
    theApiKnows({
      matches: aPage([
        aMatch({ teamA: [plays(aPlayer('Ben Serra'), 'ACCEPTED', 4.5)], teamB: [plays(aPlayer('Carla Neri'))] }),
      ]),
    });
    await visit('/match/list');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Ben Serra').closest('li')).toHaveTextContent('4.5');
    expect(card.getByText('Carla Neri').closest('li')).toHaveTextContent('No level');
  });

  it('MAT-15 a result reads like a scoreboard', async () => {
    const ben = aPlayer('Ben Serra');
    theApiKnows({
      matches: aPage([
        aMatch({
          state: 'CONFIRMED',
          missing: 0,
          teamA: [plays(ben)],
          teamB: [plays(aPlayer('Carla Neri'))],
          result: aResult(),
        }),
      ]),
    });
    await visit('/match/list?show=played');
    const board = within(await screen.findByRole('table'));
    expect(board.getByRole('row', { name: /Ben Serra 6 7 Won/ })).toBeInTheDocument();
    expect(board.getByRole('row', { name: /Carla Neri 4 6 5/ })).toBeInTheDocument();
    expect(sent('MatchList')[0]).toMatchObject({ filter: { states: ['CONFIRMED', 'AWAITING_CONFIRMATION'] } });
  });

  it('FLT-01~ around another home the list begins with page 1, also when one comes back to it', async () => {
    const thirty = Array.from({ length: 30 }, (_, index) => aMatch({ id: `m${index}` }));
    theApiKnows({ matches: (args: { first: number; after: string | null }) => aPage(thirty, args) });
    signedInAs();
    const nothing = {
      sex: null,
      birthDate: null,
      description: null,
      heightCm: null,
      weightKg: null,
      playingHand: null,
    };
    const completeness = { percent: 100, missing: [] };
    theNetwork().operations['Account'] = () => ({ me: { ...ANA, ...nothing, searchEngines: true, completeness } });
    theNetwork().operations['SaveLocation'] = () => ({
      updateUser: { success: true, errorCode: null, user: null },
    });
    const { user, path } = await visit('/match/list/2?players=2');
    await screen.findAllByRole('article');
    expect(path()).toBe('/match/list/2?players=2');
    await user.click(screen.getByRole('link', { name: 'Your area: Milano' }));
    await user.selectOptions(await screen.findByLabelText('How far you’d travel'), '50');
    act(() => window.history.back());
    await waitFor(() => expect(path()).toBe('/match/list?players=2'));
    await waitFor(() => expect(sent('MatchList').at(-1)).toMatchObject({ filter: { near: { km: 50 } } }));
  });

  it('FLT-06 filters live in the address and lead back to page 1', async () => {
    theApiKnows({
      matches: (args: { first: number; after: string | null }) =>
        aPage(
          Array.from({ length: 30 }, (_, index) => aMatch({ id: `m${index}` })),
          args,
        ),
    });
    const { user, path } = await visit('/match/list/2?players=2');
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'Filters 1 active' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('checkbox', { name: 'Tennis' }));
    await user.click(sheet.getByRole('checkbox', { name: '1' }));
    await user.click(sheet.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(path()).toBe('/match/list?sports=1&missing=1&players=2'));
    await waitFor(() =>
      expect(sent('MatchList').at(-1)).toMatchObject({ filter: { sports: [1], missing: [1], numberPlayers: 2 } }),
    );
  });

  it('FLT-03~ FLT-06~ tonight is one press away, a day and its evening two more', async () => {
    theApiKnows({ matches: aPage([aMatch()]) });
    const { user, path } = await visit('/match/list');
    await screen.findByRole('article');
    const quick = within(screen.getByRole('group', { name: 'When' }));
    await user.click(quick.getByRole('button', { name: 'Tonight' }));
    await waitFor(() => expect(path()).toBe('/match/list?when=tonight'));
    await waitFor(() => expect(sent('MatchList').at(-1)).toMatchObject({ filter: { timesOfDay: ['EVENING'] } }));
    expect(quick.getByRole('button', { name: 'Tonight' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Filters 1 active' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('radio', { name: 'Pick a day' }));
    const calendar = within(await sheet.findByRole('group', { name: 'Pick a day' }));
    await user.click(calendar.getByRole('button', { name: 'Next month' }));
    await user.click(calendar.getAllByRole('button', { name: / 10 / })[0]!);
    await user.click(sheet.getByRole('checkbox', { name: 'Morning' }));
    await user.click(sheet.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(path()).toMatch(/^\/match\/list\?when=\d{4}-\d\d-10&times=morning$/));
    await waitFor(() =>
      expect(sent('MatchList').at(-1)).toMatchObject({
        filter: {
          dayFrom: expect.stringMatching(/-10$/),
          dayTo: expect.stringMatching(/-10$/),
          timesOfDay: ['MORNING'],
        },
      }),
    );
    await expectAccessible();
  });

  it('MAT-15~ FLT-06~ opens with what I can join, and shows all when I switch that off', async () => {
    theApiKnows({
      matches: ({ filter }: { filter: { joinable?: boolean } }) => aPage(filter.joinable ? [] : [aMatch()]),
    });
    signedInAs();
    const { user, path } = await visit('/match/list');
    expect(await screen.findByText('Nothing here that you can join now')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'I can join' })).toBeChecked();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Show all matches' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(path()).toBe('/match/list?joinable=no');
    await user.click(screen.getByRole('switch', { name: 'I can join' }));
    await waitFor(() => expect(path()).toBe('/match/list'));
    await user.click(screen.getByRole('radio', { name: 'Played' }));
    await waitFor(() => expect(screen.queryByRole('switch')).not.toBeInTheDocument());
  });

  it('MAT-15~ visitors are shown all matches', async () => {
    theApiKnows({ matches: aPage([aMatch()]) });
    await visit('/match/list');
    await screen.findByRole('article');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(sent('MatchList')[0]).toMatchObject({ filter: expect.not.objectContaining({ joinable: true }) });
  });

  it('MAT-15~ my matches open with what waits for me, and say how much that is', async () => {
    theApiKnows({
      myMatches: ({ when }: { when: string }) =>
        aPage(when === 'WAITING' ? [aMatch({ id: 'a' }), aMatch({ id: 'b' })] : []),
    });
    signedInAs();
    const { user, path } = await visit('/match/my');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Waiting (2)' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Upcoming' }));
    expect(await screen.findByText('No matches in your diary')).toBeInTheDocument();
    expect(path()).toBe('/match/my?when=upcoming');
  });

  it('MAT-15 my matches are upcoming, waiting or past', async () => {
    const requested: string[] = [];
    theApiKnows({
      myMatches: ({ when }: { when: string }) => {
        requested.push(when);
        return aPage(when === 'PAST' ? [aMatch({ state: 'CONFIRMED', result: aResult() })] : []);
      },
    });
    signedInAs();
    const { user, path } = await visit('/match/my');
    expect(await screen.findByText('No matches in your diary')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Past' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(path()).toBe('/match/my?when=past');
    expect(requested.filter((when) => when !== 'ON_WAITING_LIST')).toEqual(['WAITING', 'UPCOMING', 'PAST']);
  });

  it('PLY-11 without friends on court it offers to find players', async () => {
    theApiKnows({});
    signedInAs();
    await visit('/match/friends');
    expect(await screen.findByRole('link', { name: 'Find players' })).toHaveAttribute('href', '/player/list');
  });
});
