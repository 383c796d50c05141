import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, aMatch, anaInTheClub, aPage, aPlayer, plays } from '../../club.js';
import { aTournament } from '../../tournaments.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const FIGURES = {
  matches: 12,
  wins: 9,
  losses: 3,
  draws: 0,
  setsWon: 19,
  setsLost: 8,
  gamesWon: 140,
  gamesLost: 98,
  currentStreak: 4,
  longestStreak: 7,
  playersMet: 7,
};

const ben = aPlayer('Ben Serra', {
  description: 'Serve and volley',
  playingHand: 'LEFT',
  nationality: 'CH',
  localLegendOf: [aCourt('Centro Affori')],
  sportDetails: [
    {
      ...{ sport: { id: '1' }, preferredSurface: 'CLAY' },
      ...{ racket: 'Blade 98', strings: null, shoes: null, startYear: 1999 },
      ...{ frequency: 'ONCE_OR_TWICE_A_WEEK', courtPosition: null },
    },
  ],
  statistics: FIGURES,
  isFollowedByMe: true,
  followers: aPage([aPlayer('Carla Neri')]),
  availability: { noFixedDays: false, slots: [{ weekday: 2, from: '18:00', to: '20:00' }] },
});

describe('profile of a player', () => {
  beforeEach(() =>
    theApiKnows({
      player: ({ id }: { id: string }) => (id === 'ben' ? ben : id === 'ana' ? anaInTheClub() : null),
      matches: aPage([aMatch({ teamA: [plays(ben)] })]),
    }),
  );

  it('PLY-02 ACC-01~ PLY-07~ shows levels, figures, hand, nationality, racket, surface and when there is time', async () => {
    signedInAs();
    await visit('/player/ben/ben');
    expect(await screen.findByRole('heading', { name: 'Ben Serra', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('Serve and volley')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /Tennis singles, 4.0, Intermediate/ })).toBeInTheDocument();
    expect(screen.getByText('75%')).toBeInTheDocument();
    expect(screen.getByText('Left')).toBeInTheDocument();
    expect(screen.getByText('Switzerland')).toBeInTheDocument();
    expect(screen.getByText('Longest streak').closest('div')).toHaveTextContent('7');
    const game = within(screen.getByRole('region', { name: 'Equipment and habits' }));
    for (const fact of ['Blade 98', 'Clay', '1999', 'Once or twice a week']) expect(game.getByText(fact)).toBeVisible();
    expect(game.queryByText('Shoes')).not.toBeInTheDocument();
    const row = within(screen.getByRole('row', { name: /Evening/ }));
    expect(row.getByText('Ben Serra')).toBeInTheDocument();
    await expectAccessible();
  });

  it('PLY-13 names the centres whose local legend it is', async () => {
    await visit('/player/ben/ben');
    const link = await screen.findByRole('link', { name: 'Centro Affori' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/court\//));
    expect(link.closest('p')).toHaveTextContent('Local legend of Centro Affori');
    const about = within(screen.getByRole('region', { name: 'About Ben' }));
    expect(about.getByText('Serve and volley')).toBeVisible();
  });

  it('RTE-13 corrects the slug and keeps the tab', async () => {
    signedInAs();
    const { path } = await visit('/player/ben/benjamin/followers');
    await waitFor(() => expect(path()).toBe('/player/ben/ben/followers'));
    expect(await screen.findByRole('article', { name: 'Carla Neri' })).toBeInTheDocument();
  });

  it('RTE-13 an unknown id shows the 404 screen', async () => {
    await visit('/player/nobody/nobody');
    expect(await screen.findByRole('heading', { name: 'We can’t find this player' })).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('PLY-03 visitors see the profile and are asked to log in for the matches', async () => {
    const { user } = await visit('/player/ben/ben');
    await user.click(await screen.findByRole('tab', { name: 'Matches' }));
    const panel = await screen.findByRole('tabpanel', { name: 'Matches' });
    expect(within(panel).getByText('Log in to see more')).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?redirectTo=%2Fplayer%2Fben%2Fben%2Fmatches',
    );
    expect(sent('MatchesOfPlayer')).toHaveLength(0);
  });

  it('PLY-03 visitors are told what members see besides, with the way in and back', async () => {
    await visit('/player/ben/ben');
    expect(await screen.findByText('Log in to see more')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Join for free' })).toHaveAttribute(
      'href',
      '/auth/register?redirectTo=%2Fplayer%2Fben%2Fben',
    );
    expect(screen.queryByRole('link', { name: /follower/ })).not.toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    // The levels say already what Ben plays.
    expect(screen.queryByText('Sports', { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('PLY-03 a profile that its player keeps out of search engines says so to them', async () => {
    theApiKnows({ player: () => ({ ...ben, searchEngines: false }) });
    await visit('/player/ben/ben');
    expect(await screen.findByText('Log in to see more')).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('PLY-02~ players see the matches of another, and the profile is asked for once', async () => {
    signedInAs();
    await visit('/player/ben/ben/matches');
    expect(await screen.findByRole('article', { name: /Tennis/ })).toBeInTheDocument();
    expect(sent('PlayerProfile')).toHaveLength(1);
    expect(sent('MatchesOfPlayer')).toEqual([{ playerId: 'ben', first: 12, after: null }]);
  });

  it('PLY-02~ RTE-03~ everybody sees the tournaments of a player', async () => {
    theApiKnows({ player: aPlayer('Ben Serra'), tournamentsOf: aPage([aTournament({ state: 'COMPLETED' })]) });
    await visit('/player/ben/ben/tournaments');
    const card = await screen.findByRole('article', { name: 'Spring Cup' });
    expect(within(card).getByRole('link', { name: 'See the bracket' })).toBeVisible();
    expect(sent('TournamentsOfPlayer')).toEqual([{ playerId: 'ben', first: 12, after: null }]);
    await expectAccessible();
  });

  it('PLY-13~ PLY-02~ shows trophies to everybody, and favourite clubs to members', async () => {
    const won = (id: string, placing: string, wonAt: string, of: object) => ({ id, placing, wonAt, ...of });
    theApiKnows({
      player: ben,
      tournamentAwardsOf: [
        won('a1', 'SECOND', '2026-03-01T10:00:00Z', { tournament: { id: 'cup', name: 'Spring Cup' } }),
      ],
      leagueAwardsOf: [won('a2', 'WINNER', '2026-04-01T10:00:00Z', { league: { id: 'milano', name: 'Lega Milano' } })],
      favouriteCourtsOf: [{ id: 'c1', name: 'Tennis Club Nord', slug: 'tennis-club-nord', city: 'Milano' }],
    });
    signedInAs();
    await visit('/player/ben/ben');
    const trophies = within(await screen.findByRole('region', { name: 'Trophies' }));
    expect(trophies.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Lega MilanoWinner · 01/04/2026',
      'Spring CupSecond · 01/03/2026',
    ]);
    const clubs = within(await screen.findByRole('region', { name: 'Favourite clubs' }));
    expect(clubs.getByRole('link', { name: 'Tennis Club Nord' })).toHaveAttribute('href', '/court/c1/tennis-club-nord');
    await expectAccessible();
  });

  it.each([
    ['', 'info'],
    ['/level', 'level'],
    ['/matches', 'matches'],
    ['/tournaments', 'tournaments'],
    ['/statistics', 'statistics'],
    ['/friends', 'friends'],
    ['/followers', 'followers'],
    ['/compare', 'compare'],
  ])('RTE-03 the tab at /player/ben/ben%s has an address of its own', async (tab) => {
    signedInAs();
    const { path } = await visit(`/player/ben/ben${tab}`);
    const chosen = await screen.findByRole('tab', { selected: true });
    expect(path()).toBe(`/player/ben/ben${tab}`);
    const panel = await screen.findByRole('tabpanel', { name: chosen.textContent! });
    expect(panel).toBeVisible();
  });

  it('PLY-02~ my own empty list of tournaments leads to where they are', async () => {
    theApiKnows({ player: anaInTheClub(), tournamentsOf: aPage([]) });
    signedInAs();
    await visit('/player/ana/ana/tournaments');
    expect(await screen.findByRole('link', { name: 'Find a tournament' })).toHaveAttribute('href', '/tournament/list');
  });

  it('PLY-04 blocks only after asking, and can be undone', async () => {
    signedInAs();
    const answered = (isBlockedByMe: boolean) => ({
      success: true,
      errorCode: null,
      player: {
        id: 'ben',
        isBlockedByMe,
        isFollowedByMe: false,
        followsMe: false,
        followersCount: 2,
        followingCount: 2,
      },
    });
    theNetwork().operations['BlockPlayer'] = () => ({ blockPlayer: answered(true) });
    theNetwork().operations['UnblockPlayer'] = () => ({ unblockPlayer: answered(false) });
    const { user } = await visit('/player/ben/ben');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
    expect(sent('BlockPlayer')).toHaveLength(0);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You blocked Ben')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Invite to play' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Unblock Ben Serra' }));
    expect(await screen.findByRole('link', { name: 'Invite to play' })).toHaveAttribute(
      'href',
      '/match/new?invite=ben',
    );
  });
});
