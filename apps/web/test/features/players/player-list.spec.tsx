import { act, screen, waitFor, within } from '@testing-library/react';
import { sent, theApiKnows } from '../../api.js';
import { aPage, aPlayer, anaInTheClub } from '../../club.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const people = Array.from({ length: 45 }, (_, index) => aPlayer(`P${index + 1} Test`, { distanceKm: index }));

const filters = () =>
  sent('PlayerList') as { filter: Record<string, unknown>; orderBy: string; after: string | null }[];

describe('list of players', () => {
  beforeEach(() => {
    theApiKnows({
      player: anaInTheClub(),
      players: (args: { first: number; after: string | null }) => aPage(people, args),
    });
  });

  it('PLY-01 FLT-02 begins with players of my area and level, the latest here first, 20 a page', async () => {
    signedInAs();
    await visit('/player/list');
    expect(await screen.findByRole('article', { name: 'P1 Test' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(screen.getByRole('tab', { name: 'Area and level' })).toHaveAttribute('aria-selected', 'true');
    expect(filters()[0]).toMatchObject({
      orderBy: 'LATEST_LOGIN',
      filter: { near: { lat: 45.46, lng: 9.19, km: 30 }, levels: ['INTERMEDIATE'] },
    });
  });

  it('FLT-06 keeps filters in the address, so that a search can be shared', async () => {
    signedInAs();
    const { user, path } = await visit('/player/list?tab=all&sports=2&sex=F&days=6%2C7&hours=EVENING&ageMin=30');
    await screen.findByRole('article', { name: 'P1 Test' });
    expect(filters()[0]!.filter).toEqual({
      sports: [2],
      sex: 'F',
      ageMin: 30,
      availability: [6, 7],
      availabilityHours: ['EVENING'],
    });
    await user.click(screen.getByRole('tab', { name: 'Level' }));
    expect(path()).toContain('tab=level');
    expect(path()).toContain('sports=2');
  });

  it('PLY-03~ visitors filter by what they see of players, whatever the address of a member says', async () => {
    const { user } = await visit('/player/list?tab=all&sports=2&sex=F&days=6&ageMin=30&order=DISTANCE');
    await user.click(await screen.findByRole('button', { name: /Filter/ }));
    expect(await screen.findByRole('group', { name: 'Sports' })).toBeInTheDocument();
    for (const name of ['Who', 'Days', 'Time of day']) {
      expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('combobox', { name: /Order|Sort/ })).not.toBeInTheDocument();
    expect(sent('PlayerList').at(-1)).toMatchObject({ filter: { sports: [2] }, orderBy: 'NAME' });
    expect(Object.keys((sent('PlayerList').at(-1) as { filter: object }).filter)).toEqual(['sports']);
  });

  it('PLY-03~ visitors look no closer than 10 km around', async () => {
    const { user } = await visit('/player/list?tab=city&km=5');
    await user.click(await screen.findByRole('button', { name: /Filter/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Distance' }));
    const offered = await screen.findAllByRole('option', { name: /km/ });
    expect(offered.map(({ textContent }) => textContent)).not.toContain('Within 5 km');
    expect(sent('PlayerList').at(-1)).toMatchObject({ filter: { near: { km: 10 } } });
  });

  it('FLT-02 searching by name resets every other filter', async () => {
    signedInAs();
    const { user, path } = await visit('/player/list?tab=city&sports=2');
    await screen.findByRole('article', { name: 'P1 Test' });
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'giulia{Enter}');
    expect(path()).toBe('/player/list?name=giulia');
    await screen.findAllByRole('article');
    expect(filters().at(-1)!.filter).toEqual({ name: 'giulia' });
    expect(screen.queryByRole('button', { name: /Filters/ })).not.toBeInTheDocument();
  });

  it('PLY-01~ FLT-02~ searches while a name is typed, from two letters on, and goes back in one step', async () => {
    signedInAs();
    const { user, path } = await visit('/player/list?tab=city');
    await screen.findByRole('article', { name: 'P1 Test' });
    const field = () => screen.getByRole('searchbox', { name: 'Search by name' });
    await user.type(field(), 'g');
    await user.type(field(), 'iu');
    await waitFor(() => expect(path()).toBe('/player/list?name=giu'));
    await user.type(field(), 'lia ');
    await waitFor(() => expect(path()).toBe('/player/list?name=giulia'));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('giulia ');
    await waitFor(() => expect(filters().at(-1)!.filter).toEqual({ name: 'giulia' }));
    expect(filters().map(({ filter }) => (filter as { name?: string }).name)).not.toContain('g');
    act(() => window.history.back());
    await waitFor(() => expect(path()).toBe('/player/list?tab=city'));
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  it('FLT-02~ the cross takes back the name that was searched', async () => {
    const { user, path } = await visit('/player/list?name=giulia');
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(path()).toBe('/player/list'));
    expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('');
  });

  it('FLT-01~ a change of the filters goes back to page 1', async () => {
    signedInAs();
    const { user, path } = await visit('/player/list/2');
    await screen.findByRole('article', { name: 'P21 Test' });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog');
    // Both are chosen for who plays both.
    await user.click(within(sheet).getByRole('checkbox', { name: 'Padel' }));
    await user.click(within(sheet).getByRole('button', { name: 'Show' }));
    expect(path()).toBe('/player/list?sports=1');
  });

  it('FLT-01~ around another home the list begins with page 1', async () => {
    const { user, path } = await visit('/player/list/2?order=NAME&sports=2');
    await screen.findByRole('article', { name: 'P21 Test' });
    // Visitors search around the city of their language.
    await user.click(screen.getByRole('button', { name: /Language: English/ }));
    await user.click(screen.getByRole('button', { name: 'Français' }));
    await waitFor(() => expect(path()).toBe('/player/list?order=NAME&sports=2'));
    expect(await screen.findByRole('article', { name: 'P1 Test' })).toBeInTheDocument();
  });

  it('RTE-03 opens a numbered page from its address alone', async () => {
    signedInAs();
    // Filters of its own: the tab remembers where the pages of a list begin.
    await visit('/player/list/3?sex=F');
    expect(await screen.findByRole('article', { name: 'P41 Test' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(sent('PlayerListSteps')).toHaveLength(1);
    expect(sent('PlayerListSteps')[0]).toMatchObject({ filter: { sex: 'F', levels: ['INTERMEDIATE'] } });
  });

  it('PLY-04 follows at once and takes it back when the server says no', async () => {
    signedInAs();
    let answer: (payload: unknown) => void = () => {};
    theNetwork().operations['FollowPlayer'] = () => new Promise((resolve) => (answer = resolve));
    const { user } = await visit('/player/list');
    const card = await screen.findByRole('article', { name: 'P2 Test' });
    await user.click(within(card).getByRole('button', { name: 'Follow P2 Test' }));
    expect(within(card).getByRole('button', { name: 'Stop following P2 Test' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    answer({
      followPlayer: { success: false, errorCode: 'PLAYER_BLOCKED', player: null },
    });
    expect(await within(card).findByRole('button', { name: 'Follow P2 Test' })).toBeInTheDocument();
    expect(screen.getByText('One of you has blocked the other.')).toBeInTheDocument();
  });

  it('SHL-08 offers to try again when the list did not come', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['PlayerList'] = () => ({ errors: [{ message: 'down' }] });
    const { user } = await visit('/player/list');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    delete network.operations['PlayerList'];
    await user.click(retry);
    expect(await screen.findByRole('article', { name: 'P1 Test' })).toBeInTheDocument();
  });

  it('SHL-08 an empty list says so and offers all players', async () => {
    theApiKnows({ player: anaInTheClub(), players: aPage([]) });
    signedInAs();
    const { user, path } = await visit('/player/list');
    expect(await screen.findByText('No players match these filters')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(path()).toBe('/player/list?tab=all');
  });
});
