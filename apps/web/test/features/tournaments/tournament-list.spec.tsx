import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aPage } from '../../club.js';
import { aTournament } from '../../tournaments.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const many = Array.from({ length: 25 }, (_, at) => aTournament({ id: `cup-${at + 1}`, name: `Cup ${at + 1}` }));
const searches = () => sent('TournamentList') as { filter: Record<string, unknown>; first: number }[];
const card = (name: string) => screen.findByRole('article', { name });

const serve = (tournaments: readonly unknown[] = many) =>
  theApiKnows({ tournaments: (args: { first: number; after: string | null }) => aPage(tournaments, args) });

describe('list of tournaments', () => {
  beforeEach(() => serve());

  it('TRN-17~ RTE-06~ FLT-04~ /tournament shows the open ones around me, 20 a page', async () => {
    signedInAs();
    const { path } = await visit('/tournament');
    await card('Cup 1');
    expect(path()).toBe('/tournament/list');
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(searches()[0]).toEqual({
      filter: { actualState: 'OPEN', near: { lat: 45.46, lng: 9.19, km: 30 } },
      first: 20,
      after: null,
    });
    expect(screen.getByText('25 tournaments')).toBeInTheDocument();
    await expectAccessible();
  });

  it('RTE-06~ the second page has an address of its own', async () => {
    await visit('/tournament/list/2');
    await card('Cup 21');
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('TRN-17~ a card says what, when, where, for whom, how much and how many places there are', async () => {
    await visit('/tournament/list');
    const cup = await card('Cup 1');
    expect(cup).toHaveTextContent('Tennis · Singles · Everybody');
    expect(cup).toHaveTextContent('14/06/2026');
    expect(cup).toHaveTextContent('Milano3 km');
    expect(cup).toHaveTextContent('€25 per player');
    expect(cup).toHaveTextContent('Level 3.0–4.5');
    expect(cup).toHaveTextContent('6 places left');
    expect(within(cup).getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/tournament/cup-1/subscribe');
  });

  it.each([
    ['one that is full', { placesLeft: 0, registrationRefusal: 'TOURNAMENT_FULL' }, '0 places left', null],
    ['another level', { registrationRefusal: 'LEVEL_NOT_ALLOWED' }, 'Outside your level', null],
    ['a code that one can type in', { registrationRefusal: 'INVITE_CODE_REQUIRED' }, '6 places left', 'Register'],
    ['a reason without words of its own', { registrationRefusal: 'TOO_MANY_REQUESTS' }, 'You can’t register', null],
    ['a held place', { myRegistration: { id: 'r', state: 'HELD' } }, 'Your place is held', 'Pay'],
    ['my place', { myRegistration: { id: 'r', state: 'CONFIRMED' } }, 'You’re in', null],
    ['an offered place', { myRegistration: { id: 'r', state: 'OFFERED' } }, 'A place is yours', 'Take the place'],
    ['one that is played', { state: 'IN_PROGRESS', teams: 16 }, '16 entries', 'See the bracket'],
    ['one that was called off', { state: 'CANCELLED' }, 'Called off', null],
  ])('TRN-17~ a card of %s offers the one next thing', async (_, more, words, action) => {
    serve([aTournament(more)]);
    signedInAs();
    await visit('/tournament/list');
    const cup = await card('Spring Cup');
    expect(cup).toHaveTextContent(words);
    const [title, button] = within(cup).getAllByRole('link');
    expect(title).toHaveAttribute('href', '/tournament/spring-cup');
    expect(button?.textContent ?? null).toBe(action);
  });

  it('FLT-04 FLT-06~ keeps every filter in the address', async () => {
    const { user, path } = await visit(
      '/tournament/list/1?show=completed&sports=2&levels=3,3.5&sex=WOMEN,MIXED&players=2&format=groups&mode=NEXTGEN',
    );
    await card('Cup 1');
    expect(searches()[0]!.filter).toMatchObject({
      actualState: 'COMPLETED',
      sports: [2],
      levels: [3, 3.5],
      sex: ['WOMEN', 'MIXED'],
      numberPlayers: 2,
      roundRobin: true,
      gameMode: ['NEXTGEN'],
    });
    await user.click(screen.getByRole('button', { name: /Filters/ }));
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByRole('checkbox', { name: '3.5' })).toBeChecked();
    await user.click(within(sheet).getByRole('checkbox', { name: '3.5' }));
    await user.click(within(sheet).getByRole('radio', { name: 'Play-off only' }));
    await user.click(within(sheet).getByRole('checkbox', { name: 'Mixed' }));
    await user.click(within(sheet).getByRole('checkbox', { name: 'One set to 9 games' }));
    await user.click(within(sheet).getByRole('button', { name: 'Show' }));
    expect(path()).toBe(
      '/tournament/list?show=completed&sports=2&sex=WOMEN&players=2&levels=3&format=play-off&mode=NEXTGEN%2CONE_SET_9_GAMES',
    );
    await waitFor(() => expect(searches().at(-1)!.filter).toMatchObject({ roundRobin: false, levels: [3] }));
  });

  it('FLT-01 around another home the list begins with page 1, and so it does with other filters', async () => {
    const { user, path } = await visit('/tournament/list/2?sports=2');
    await card('Cup 21');
    // Visitors search around the city of their language.
    await user.click(screen.getByRole('button', { name: /Language: English/ }));
    await user.click(screen.getByRole('button', { name: 'Français' }));
    await waitFor(() => expect(path()).toBe('/tournament/list?sports=2'));
    await card('Cup 1');
    expect(searches().at(-1)).toMatchObject({ filter: { sports: [2], near: { lat: 48.8566, lng: 2.3522 } } });
  });

  it('TRN-17~ changes between open, in progress and completed, and makes nothing of nonsense', async () => {
    const { user, path } = await visit('/tournament/list?show=everything&sex=CATS&levels=99');
    await card('Cup 1');
    expect(searches()[0]!.filter).toEqual({ actualState: 'OPEN', near: expect.anything() });
    await user.click(screen.getByRole('radio', { name: 'In progress' }));
    expect(path()).toBe('/tournament/list?show=in-progress');
    await waitFor(() => expect(searches().at(-1)!.filter).toMatchObject({ actualState: 'IN_PROGRESS' }));
  });

  it('SHL-08~ an empty list leads on: further away, without filters, to what is open', async () => {
    serve([]);
    const { user, path } = await visit('/tournament/list?show=completed&sports=1');
    expect(await screen.findByRole('heading', { name: 'No completed tournaments here' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'See open ones' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Look everywhere' }));
    expect(path()).toBe('/tournament/list?show=completed&km=any&sports=1');
    await waitFor(() => expect(searches().at(-1)!.filter).not.toHaveProperty('near'));
  });

  it('SHL-08~ says when the list can not be loaded, and tries again', async () => {
    theNetwork().operations['TournamentList'] = () => {
      throw new Error('down');
    };
    await visit('/tournament/list');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
