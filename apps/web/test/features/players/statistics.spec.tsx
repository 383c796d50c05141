import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aPage, aPlayer } from '../../club.js';
import { signedInAs, visit } from '../../visit.js';

const figures = (matches: number, wins: number) => ({
  matches,
  wins,
  losses: matches - wins,
  draws: 0,
  setsWon: 2 * wins,
  setsLost: 2 * (matches - wins),
  gamesWon: 12 * wins,
  gamesLost: 10 * wins,
  currentStreak: 2,
  longestStreak: 5,
  playersMet: 3,
});
const opponents = Array.from({ length: 12 }, (_, index) => ({
  matches: 20 - index,
  wins: 12,
  losses: 8,
  draws: 0,
  lastPlayedAt: '2026-05-20T16:00:00Z',
  player: aPlayer(`P${index + 1} Test`),
}));

const ben = aPlayer('Ben Serra', {
  statistics: ({ sport, numberPlayers }: { sport: number | null; numberPlayers: number | null }) =>
    sport === 2 || numberPlayers === 2 ? figures(0, 0) : figures(8, 6),
  statisticsBySurface: [],
  statisticsOverTime: [
    { start: '2026-04-01', wins: 2, losses: 1, draws: 0 },
    { start: '2026-05-01', wins: 4, losses: 1, draws: 0 },
  ],
  playersMet: (args: { first: number; after: string | null }) => aPage(opponents, args),
});

describe('statistics of a player', () => {
  beforeEach(() => {
    theApiKnows({ player: ben });
    signedInAs();
  });

  it('PLY-07 shows figures of each format that was played, and matches over time, as text', async () => {
    await visit('/player/ben/ben/statistics?period=YEAR');
    const singles = await screen.findByRole('row', { name: /^Tennis singles/ });
    expect(singles).toHaveTextContent('Tennis singles86275%12–472–60253');
    expect(screen.queryByRole('row', { name: /^Padel/ })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'May 26 4 1' })).toBeInTheDocument();
    expect(sent('StatisticsOfPlayer')[0]).toMatchObject({ id: 'ben', period: 'YEAR' });
    await expectAccessible();
  });

  it('PLY-07 keeps period and sport in the address', async () => {
    const { user, path } = await visit('/player/ben/ben/statistics');
    await user.click(await screen.findByRole('radio', { name: '90 days' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sport' }), 'Padel');
    expect(path()).toBe('/player/ben/ben/statistics?period=DAYS_90&format=2-2');
    expect(await screen.findAllByText('Nothing was played in this period.')).toHaveLength(1);
    expect(sent('StatisticsOfPlayer').at(-1)).toMatchObject({ period: 'DAYS_90', sport: 2, numberPlayers: 2 });
    expect(sent('MetByPlayer').at(-1)).toMatchObject({ sport: 2, numberPlayers: 2 });
  });

  it('PLY-07 lists the players met, ten a page: how often, won and lost, when last', async () => {
    const { user, path } = await visit('/player/ben/ben/statistics');
    const met = within(await screen.findByRole('region', { name: 'Players met' }));
    expect(await met.findByRole('row', { name: /^P1 Test/ })).toHaveTextContent('P1 Test2012820/05/2026');
    await user.click(met.getByRole('link', { name: 'Page 2' }));
    expect(path()).toBe('/player/ben/ben/statistics?page=2');
    expect(await met.findByRole('row', { name: /^P11 Test/ })).toBeInTheDocument();
  });
});

it('PLY-03~ visitors see the figures, and are asked to log in for the players met', async () => {
  theApiKnows({ player: ben });
  await visit('/player/ben/ben/statistics');
  expect(await screen.findByRole('row', { name: /^Tennis singles/ })).toBeInTheDocument();
  const met = within(screen.getByRole('region', { name: 'Players met' }));
  expect(met.getByText('Log in to see more')).toBeInTheDocument();
  expect(sent('MetByPlayer')).toEqual([]);
});
