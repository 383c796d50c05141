import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aPage } from '../../club.js';
import { aLeague, aPhase } from '../../leagues.js';
import { signedInAs, visit } from '../../visit.js';

const many = Array.from({ length: 25 }, (_, at) => aLeague({ id: `league-${at + 1}`, name: `League ${at + 1}` }));
const searches = () => sent('LeagueList') as { filter: Record<string, unknown>; first: number }[];
const card = (name: string) => screen.findByRole('article', { name });
const mine = (state: string) => ({ id: 's', state, myActions: [] });
const serve = (leagues: readonly unknown[] = many) =>
  theApiKnows({ leagues: (args: { first: number; after: string | null }) => aPage(leagues, args) });

describe('list of leagues', () => {
  beforeEach(() => serve());

  it('RTE-07~ FLT-05~ /league shows those around me, 20 a page', async () => {
    signedInAs();
    const { user, path } = await visit('/league');
    await card('League 1');
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(searches()[0]).toEqual({ filter: { near: { lat: 45.46, lng: 9.19, km: 30 } }, first: 20, after: null });
    expect(screen.getByText('25 leagues')).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: 'In progress' }));
    expect(path()).toBe('/league?show=in-progress');
    await waitFor(() => expect(searches().at(-1)!.filter).toMatchObject({ actualState: 'IN_PROGRESS' }));
  });

  it('RTE-07~ the second page has an address of its own', async () => {
    await visit('/league?page=2');
    await card('League 21');
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('LEA-01~ LEA-03~ a card says where, for whom, which phase, how much and how many are still needed', async () => {
    await visit('/league');
    const first = await card('League 1');
    expect(first).toHaveTextContent('Tennis · Singles · Men · 2026');
    expect(first).toHaveTextContent('Province of Milano4 km');
    expect(first).toHaveTextContent('€20 per phase');
    expect(first).toHaveTextContent('Phase 1');
    expect(first).toHaveTextContent('4 more needed by Thu 1 January');
    expect(within(first).getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      '/league/league-1/subscribe',
    );
  });

  const playing = [aPhase(1, { state: 'IN_PROGRESS', members: 16 }), aPhase(2), aPhase(3)];
  it.each([
    ['one that needs a level', { subscribingRefusal: 'LEVEL_REQUIRED' }, 'You need a level', null],
    [
      'doubles, where the steps ask for a teammate',
      { subscribingRefusal: 'TEAMMATE_REQUIRED' },
      'Phase 1',
      'Subscribe',
    ],
    ['one to be paid', { mySubscription: mine('PENDING') }, 'Pay to be in', 'Pay'],
    ['mine', { mySubscription: mine('ACTIVE') }, 'You’re in', null],
    ['a suspended one', { mySubscription: mine('SUSPENDED') }, 'suspended', 'Put it right'],
    ['an ended one', { mySubscription: mine('INACTIVE') }, 'Phase 1', 'Subscribe'],
    [
      'one that is played',
      { actualState: 'IN_PROGRESS', phases: playing, currentPhase: playing[0], members: 16 },
      '16 enrolled',
      'See the groups',
    ],
    [
      'one that is over',
      { actualState: 'COMPLETED', phases: [aPhase(3, { state: 'COMPLETED' })], currentPhase: null },
      'Completed',
      'See the groups',
    ],
  ])('LEA-03~ a card of %s offers the one next thing', async (_, more, words, action) => {
    serve([aLeague(more)]);
    signedInAs();
    await visit('/league');
    const one = await card('Milano Singles');
    expect(one).toHaveTextContent(words);
    const [title, button] = within(one).getAllByRole('link');
    expect(title).toHaveAttribute('href', '/league/milano-singles');
    expect(button?.textContent ?? null).toBe(action);
  });

  it('FLT-05~ FLT-06~ keeps every filter in the address', async () => {
    const { user, path } = await visit('/league?show=completed&sports=2&sex=WOMEN,MIXED&players=2&km=50');
    await card('League 1');
    expect(searches()[0]!.filter).toMatchObject({
      actualState: 'COMPLETED',
      near: { km: 50 },
      sports: [2],
      sex: ['WOMEN', 'MIXED'],
      numberPlayers: 2,
    });
    await user.click(screen.getByRole('button', { name: /Filters/ }));
    const sheet = await screen.findByRole('dialog');
    await user.click(within(sheet).getByRole('checkbox', { name: 'Mixed' }));
    await user.click(within(sheet).getByRole('radio', { name: 'Singles' }));
    await user.click(within(sheet).getByRole('button', { name: 'Show' }));
    expect(path()).toBe('/league?show=completed&km=50&sports=2&sex=WOMEN&players=1');
    await waitFor(() => expect(searches().at(-1)!.filter).toMatchObject({ sex: ['WOMEN'], numberPlayers: 1 }));
  });

  it('SHL-08~ an empty list leads on: further away, without filters', async () => {
    serve([]);
    const { user, path } = await visit('/league?show=open&sports=1');
    await screen.findByText('No leagues here');
    await user.click(screen.getByRole('button', { name: 'Look everywhere' }));
    expect(path()).toBe('/league?show=open&km=any&sports=1');
    await waitFor(() => expect(searches().at(-1)!.filter).not.toHaveProperty('near'));
    await user.click(screen.getByRole('button', { name: 'See all of them' }));
    expect(path()).toBe('/league?km=any&sports=1');
  });

  it('LEA-10~ RTE-07~ /league/info says what the league is', async () => {
    const { user, path } = await visit('/league/info');
    await screen.findByRole('heading', { name: 'Three phases a year' });
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Leagues near me' }));
    expect(path()).toBe('/league');
  });
});
