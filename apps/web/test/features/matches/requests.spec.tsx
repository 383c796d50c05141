import { act, screen } from '@testing-library/react';
import { theApiKnows } from '../../api.js';
import { aMatch, anaInTheClub, aPage, aPlayer, aResult, plays } from '../../club.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const ana = anaInTheClub();
const ben = aPlayer('Ben Serra');
const all = Array.from({ length: 30 }, (_, index) =>
  aMatch({ id: `m${index}`, teamA: [plays(ben)], teamB: [plays(ana)], missing: 0, mySide: 'B' }),
);
const people = Array.from({ length: 30 }, (_, index) => aPlayer(`P${index} Neri`));

/** Once twenty turns of the event loop brought no further request. */
async function settled() {
  const { requests } = theNetwork();
  for (let quiet = 0, before = requests.length; quiet < 20; quiet += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    if (requests.length > before) quiet = 0;
    before = requests.length;
  }
}

describe('requests for matches', () => {
  beforeEach(() => {
    const page = (args: { first?: number; after?: string }) => aPage(all, args);
    const played = aMatch({ id: 'played', state: 'CONFIRMED', teamB: [plays(ana)], missing: 0, result: aResult() });
    theApiKnows({
      match: ({ id }: { id: string }) => all.find((match) => match.id === id) ?? null,
      matches: (args: { first: number; after?: string; filter?: { playerId?: string } }) =>
        args.filter?.playerId ? aPage([played]) : page(args),
      myMatches: page,
      friendsMatches: page,
      players: (args: { first?: number; after?: string }) => aPage(people, args),
    });
    signedInAs();
  });

  it.each([
    '/match/list',
    '/match/list/2',
    '/match/my',
    '/match/my?when=past&page=2',
    '/match/friends',
    '/match/m1',
    '/match/m1?tab=matches',
    '/match/m1?tab=availability',
  ])('API-14~ %s asks for nothing twice', async (path) => {
    await visit(path);
    await screen.findAllByText(/Tennis/);
    if (path.includes('tab=matches')) await screen.findAllByText(/against/);
    await settled();
    const asked = theNetwork()
      .requests.filter(({ url }) => url === '/graphql')
      .map(({ body }) => `${String(body['operationName'])} ${JSON.stringify(body['variables'])}`);
    expect(asked).toEqual([...new Set(asked)]);
  });

  const lists = ['/match/list/99', '/match/my?when=past&page=99', '/match/friends?page=99', '/player/list/99'];
  it.each(lists)('MAT-15~ %s, beyond the end, leads to the first and the last page', async (path) => {
    const { user, path: shown } = await visit(path);
    expect(await screen.findByRole('heading', { name: 'That page doesn’t exist any more' })).toBeInTheDocument();
    expect(screen.getByText('The list has 2 pages now.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute(
      'href',
      path.replace(/[&?]page=99|\/99/, ''),
    );
    await user.click(screen.getByRole('link', { name: 'Last page' }));
    expect(shown()).toBe(path.replace('99', '2'));
    expect(await screen.findAllByRole('article')).toHaveLength(10);
  });
});
