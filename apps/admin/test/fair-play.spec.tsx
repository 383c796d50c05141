import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, network, open, sent } from './open.js';

const user = (id: string, displayName: string) => ({ id, displayName });
const MATCH = {
  ...{ id: 'm1', state: 'CONFIRMED', visibility: 'PUBLIC', isFriendly: false, numberPlayers: 1 },
  ...{ datePlay: '2026-06-01', timePlay: '18:30', city: 'Milano', createdAt: '2026-05-20T10:00:00Z', result: null },
  sport: { id: '1' },
  court: null,
  guests: [],
  teamA: [{ user: user('ana', 'Ana Moretti') }],
  teamB: [{ user: user('ben', 'Ben Taylor') }],
};
const record = (more: object = {}) => ({
  ...{ id: 'ana', player: user('ana', 'Ana Moretti'), score: 6.51, collusion: 6.51, sandbagging: 0 },
  ...{ misreporting: 0, matches: 24, state: 'OPEN', countedAt: '2026-06-02T02:00:00Z', version: 0 },
  signals: [
    {
      ...{ kind: 'COLLUSION', reason: 'ALWAYS_ALTERNATING', score: 4.9, chance: 1.2e-5 },
      ...{ observed: 17, usual: 8.17, of: 17, opponents: [user('ben', 'Ben Taylor')], matches: [MATCH] },
    },
    {
      ...{ kind: 'SANDBAGGING', reason: 'BETTER_THAN_LEVEL', score: 1.6, chance: 1e-12 },
      ...{ observed: 0.081, usual: 0, of: 30, opponents: [], matches: [] },
    },
  ],
  history: [{ countedAt: '2026-06-02T02:00:00Z', score: 6.51 }],
  reviews: [],
  ...more,
});
const review = {
  ...{
    at: '2026-06-02T09:00:00Z',
    verdict: 'DISMISSED',
    note: 'Sisters.',
    score: 6.51,
    by: user('sam', 'Sam Bennett'),
  },
};
const answer = (success: boolean, errorCode: string | null, fairPlay: object) => ({
  reviewFairPlay: { success, errorCode, fieldErrors: [], fairPlay },
});

beforeEach(() =>
  fakeNetwork({
    SupportFairPlay: ({ filter }) => {
      const rows = (filter as { kind: string | null }).kind === 'MISREPORTING' ? [] : [record()];
      return {
        fairPlay: {
          totalCount: rows.length,
          pageInfo: { hasNextPage: false, endCursor: null },
          edges: rows.map((node) => ({ cursor: '1', node })),
        },
      };
    },
    SupportFairPlayOf: ({ playerId }) => ({ fairPlayOf: playerId === 'ana' ? record() : null }),
    ReviewFairPlay: () => answer(true, null, record({ state: 'DISMISSED', version: 1, reviews: [review] })),
    SupportCases: () => ({
      cases: {
        totalCount: 0,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [],
      },
    }),
  }),
);

describe('the list of the fair-play watch', () => {
  it('BYD-12 lists by the filters in the address, and leads to the reasons', async () => {
    const browser = await open('/fair-play?state=OPEN&kind=COLLUSION');
    await browser.click(await screen.findByRole('link', { name: 'Ana Moretti' }));
    expect(sent('SupportFairPlay')[0]).toMatchObject({ filter: { state: 'OPEN', kind: 'COLLUSION', all: false } });
    expect(await screen.findByRole('heading', { name: 'Ana Moretti', level: 2 })).toBeInTheDocument();
  });

  it('BYD-12 says so where nobody stands out', async () => {
    await open('/fair-play?kind=MISREPORTING&all=yes');
    expect(await screen.findByText('Nobody stands out')).toBeInTheDocument();
    expect(sent('SupportFairPlay')[0]).toMatchObject({ filter: { kind: 'MISREPORTING', all: true } });
  });
});

describe('a player of the watch', () => {
  it('BYD-12 has sentences with figures, and the matches behind them', async () => {
    await open('/fair-play/ana');
    const reason = await screen.findByRole('region', { name: 'Collusion · Win in turn' });
    expect(within(reason).getByText('The winner changed 17 times in 17; usual would be 8.2.')).toBeInTheDocument();
    expect(within(reason).getByText(/about once in 83,000 players/)).toBeInTheDocument();
    expect(within(reason).getByRole('link', { name: 'Ben Taylor' })).toHaveAttribute('href', '/players/ben');
    expect(within(reason).getByText('1 match behind it')).toBeInTheDocument();
    const better = screen.getByRole('region', { name: 'Sandbagging · Better than the level' });
    expect(within(better).getByText(/^\+8% of the games/)).toBeInTheDocument();
    expect(within(better).getByText(/less than once in 1,000,000/)).toBeInTheDocument();
  });

  it('BYD-12 leads to the reports about the player', async () => {
    const browser = await open('/fair-play/ana');
    await browser.click(await screen.findByRole('link', { name: 'Reports about this player' }));
    expect(await screen.findByText('No cases')).toBeInTheDocument();
    expect(sent('SupportCases')[0]).toMatchObject({ filter: { accusedId: 'ana' } });
    await browser.click(screen.getByRole('button', { name: 'Reports about everybody' }));
    await waitFor(() => expect(sent('SupportCases').at(-1)).toMatchObject({ filter: { accusedId: null } }));
  });

  it('BYD-12 is reviewed with a note, as it was seen', async () => {
    const browser = await open('/fair-play/ana');
    await browser.click(await screen.findByRole('button', { name: 'Nothing to it' }));
    expect(screen.getByText('Say why.')).toBeInTheDocument();
    await browser.type(screen.getByRole('textbox', { name: /Note/ }), 'Sisters.');
    await browser.click(screen.getByRole('button', { name: 'Nothing to it' }));
    expect(await screen.findByText(/^Nothing to it · Sam Bennett · .* · score 6\.5$/)).toBeInTheDocument();
    expect(sent('ReviewFairPlay')).toEqual([
      { input: { playerId: 'ana', verdict: 'DISMISSED', note: 'Sisters.', version: 0 } },
    ]);
  });

  it('BYD-12 says why a review was refused, and shows how it stands now', async () => {
    network.answers['ReviewFairPlay'] = () => answer(false, 'FAIR_PLAY_CHANGED', record({ state: 'REVIEWED' }));
    const browser = await open('/fair-play/ana');
    await browser.type(await screen.findByRole('textbox', { name: /Note/ }), 'Seen.');
    await browser.click(screen.getByRole('button', { name: 'Looked into' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else reviewed it meanwhile');
  });

  it('BYD-12 is unknown where the watch says nothing', async () => {
    await open('/fair-play/carla');
    expect(await screen.findByText('Nothing stands out')).toBeInTheDocument();
  });
});
