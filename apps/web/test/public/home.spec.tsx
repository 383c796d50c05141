import { screen, waitFor, within } from '@testing-library/react';
import { theNetwork, visit } from '../visit.js';
import { collectWarnings } from '../warnings.js';

const player = (id: string, displayName: string) => ({
  id,
  displayName,
  slug: id,
  photoUrl: null,
  profiles: { avatarThumbnail: null },
  levels: [],
  bestLevel: null,
});

const openMatch = {
  id: 'm1',
  state: 'ORGANIZING',
  sport: { id: '1', name: 'tennis', nameCapitalize: 'Tennis' },
  numberPlayers: 1,
  visibility: 'PUBLIC',
  isFriendly: false,
  levelMin: null,
  levelMax: null,
  court: null,
  datePlay: '2026-12-01',
  timePlay: '18:00:00',
  minutesPlay: 60,
  startsAt: '2026-12-01T18:00:00Z',
  timeZone: 'Europe/London',
  expiry: null,
  city: 'London',
  missing: 1,
  createdAt: '2026-11-01T10:00:00Z',
  guests: [],
  teamA: [{ badge: 'ACCEPTED', level: 4.5, user: player('ben', 'Ben Taylor') }],
  teamB: [],
  result: null,
  myActions: [],
  mySide: null,
};

/** Near enough to be seen: the visitor scrolls. */
class Seen {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe() {
    this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

describe('home', () => {
  const before = window.IntersectionObserver;
  beforeEach(() => void (window.IntersectionObserver = Seen as unknown as typeof IntersectionObserver));
  afterEach(() => void (window.IntersectionObserver = before));

  it('PUB-01~ makes the promise and shows live numbers and the next matches nearby', async () => {
    const network = theNetwork();
    network.operations['HomeNearby'] = () => ({
      open: { totalCount: 5, edges: [{ node: openMatch }] },
      played: { totalCount: 1492 },
      players: { totalCount: 1 },
      tournaments: { edges: [] },
    });
    await visit('/');
    expect(
      await screen.findByRole('heading', { level: 1, name: /Find someone who plays like you/ }),
    ).toBeInTheDocument();
    const nearby = await screen.findByRole('region', { name: 'Players wanted near London' });
    expect(within(nearby).getByText('1,492')).toBeInTheDocument();
    expect(within(nearby).getByText('player near London')).toBeInTheDocument();
    expect(within(nearby).getByText('Ben Taylor')).toBeInTheDocument();
    expect(network.of('HomeNearby')[0]!.body['variables']).toMatchObject({
      open: { near: { lat: 51.5074, lng: -0.1278, km: 30 }, missing: [1, 2, 3] },
    });
  });

  it('FLT-01~ asks for the town, the distance and the sports that the visitor has chosen, on every page', async () => {
    const network = theNetwork();
    network.operations['HomeNearby'] = () => ({
      ...{ open: { totalCount: 0, edges: [] }, played: { totalCount: 0 } },
      ...{ players: { totalCount: 0 }, tournaments: { edges: [] } },
    });
    const { user } = await visit('/');
    await user.click(await screen.findByRole('button', { name: 'Near London: change' }));
    const around = within(await screen.findByRole('region', { name: 'Where would you like to play?' }));
    await user.click(around.getByRole('checkbox', { name: 'Padel' }));
    await user.click(around.getByRole('combobox', { name: 'Distance' }));
    await user.click(await screen.findByRole('option', { name: 'Within 50 km' }));
    await user.click(around.getByRole('button', { name: 'Done' }));
    const around50 = { near: { lat: 51.5, lng: -0.15, km: 50 }, sports: [2] };
    await waitFor(() =>
      expect(network.of('HomeNearby').at(-1)!.body['variables']).toEqual({
        open: { ...around50, missing: [1, 2, 3] },
        played: { ...around50, states: ['CONFIRMED'] },
        players: around50,
        tournaments: { ...around50, actualState: 'OPEN' },
      }),
    );
    await user.click(screen.getByRole('link', { name: 'All matches' }));
    await waitFor(() => expect(network.of('MatchList').at(-1)!.body['variables']).toMatchObject({ filter: around50 }));
  });

  it('PUB-01~ asks the visitor to serve first where there is no match', async () => {
    theNetwork().operations['HomeNearby'] = () => ({
      open: { totalCount: 0, edges: [] },
      played: { totalCount: 0 },
      players: { totalCount: 0 },
      tournaments: { edges: [] },
    });
    await visit('/', { language: 'fr' });
    expect(await screen.findByRole('heading', { name: 'Aucun match ouvert dans le coin' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Crée le premier' })).toHaveAttribute(
      'href',
      '/auth/register?redirectTo=%2Fmatch%2Fnew',
    );
  });

  it('SHL-08 leaves the section out when there is no answer, and the page stands', async () => {
    const warnings = collectWarnings();
    const { network } = await visit('/');
    await waitFor(() => expect(network.of('HomeNearby')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'On court in three steps' })).toBeInTheDocument();
    expect(warnings).toEqual([expect.stringContaining('HomeNearby')]);
  });

  it('LVL-01 LVL-02 PUB-01~ explains the levels with the rating scale', async () => {
    await visit('/levels');
    const levels = await screen.findAllByRole('listitem');
    const scale = levels.map((level) => level.textContent ?? '').filter((text) => / to /.test(text));
    expect(scale.map((text) => /(\d\.\d to \d\.\d)/.exec(text)![1])).toEqual([
      '1.0 to 2.0',
      '2.5 to 3.0',
      '3.5 to 4.5',
      '5.0 to 5.5',
      '6.0 to 7.0',
    ]);
  });
});
