import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, anaInTheClub, aPage } from '../../club.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const centres = Array.from({ length: 25 }, (_, index) =>
  aCourt(`Centre ${index + 1}`, {
    distanceKm: index,
    sports: [1, 2],
    fields: [
      { id: `${index}a`, name: 'A', sport: 1, surface: 'CLAY', covered: true },
      { id: `${index}b`, name: 'B', sport: 2, surface: 'SYNTHETIC_GRASS', covered: false },
    ],
  }),
);
const searches = () => sent('CourtList') as { filter: Record<string, unknown>; orderBy: string }[];

describe('list of centres', () => {
  beforeEach(() =>
    theApiKnows({
      player: anaInTheClub(),
      courts: (args: { first: number; after: string | null }) => aPage(centres, args),
    }),
  );

  it('CRT-04~ RTE-08~ /court shows the centres around me, the nearest first, 20 a page', async () => {
    signedInAs();
    const { path } = await visit('/court');
    const first = await screen.findByRole('article', { name: 'Centre 1' });
    expect(path()).toBe('/court/list');
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(first).toHaveTextContent('Tennis 1');
    expect(first).toHaveTextContent('Padel 1');
    expect(first).toHaveTextContent('1 covered');
    expect(first).toHaveTextContent('Clay · Synthetic grass');
    expect(first).toHaveTextContent('< 1 km');
    expect(searches()[0]).toMatchObject({
      orderBy: 'DISTANCE',
      filter: { near: { lat: 45.46, lng: 9.19, km: 30 } },
    });
    await expectAccessible();
  });

  it('CRT-04~ RTE-08~ a page beyond the end says so and leads to the last one', async () => {
    const { user, path } = await visit('/court/list/99');
    expect(await screen.findByRole('heading', { name: 'That page doesn’t exist any more' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Last page' }));
    expect(path()).toBe('/court/list/2');
  });

  it('CRT-04 is narrowed by what centres offer, all of it', async () => {
    const { user, path } = await visit('/court/list');
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('checkbox', { name: 'Free bottle of water' }));
    await user.click(sheet.getByRole('checkbox', { name: 'Balls to rent' }));
    await user.click(sheet.getByRole('button', { name: 'Show' }));
    expect(path()).toBe('/court/list?offers=WATER_BOTTLE%2CBALL_TUBE_RENTAL');
    await waitFor(() =>
      expect(searches().at(-1)).toMatchObject({ filter: { offers: ['WATER_BOTTLE', 'BALL_TUBE_RENTAL'] } }),
    );
  });

  it('CRT-04~ looks for a name everywhere, and says so when there is none', async () => {
    theApiKnows({ courts: aPage([]) });
    const { user, path } = await visit('/court/list');
    await screen.findByText('No centres here yet');
    await user.type(screen.getByRole('searchbox', { name: 'Name or city' }), 'isola{Enter}');
    expect(path()).toBe('/court/list?name=isola');
    expect(await screen.findByText('No centre called “isola”')).toBeInTheDocument();
    expect(searches().at(-1)).toMatchObject({ orderBy: 'NAME', filter: { text: 'isola' } });
  });

  it('FLT-06~ CRT-04~ keeps sport, surfaces and roof in the address', async () => {
    const { user, path } = await visit('/court/list?sport=2&surfaces=CLAY&covered=1');
    await screen.findByRole('article', { name: 'Centre 1' });
    expect(searches()[0]!.filter).toMatchObject({ sport: 2, surfaces: ['CLAY'], covered: true });
    await user.click(screen.getByRole('button', { name: /Filters/ }));
    const sheet = await screen.findByRole('dialog');
    await user.click(within(sheet).getByRole('radio', { name: 'Tennis' }));
    await user.click(within(sheet).getByRole('button', { name: 'Show' }));
    expect(path()).toBe('/court/list?sport=1&surfaces=CLAY&covered=1');
  });

  it('CRT-08~ shows my favourites, and takes one off from its card', async () => {
    signedInAs();
    theNetwork().operations['SetFavouriteCourt'] = () => ({
      setFavouriteCourt: {
        success: true,
        errorCode: null,
        court: { id: 'centre-1', isMyFavourite: true, favouritesCount: 1 },
      },
    });
    const { user, path } = await visit('/court/list');
    await user.click(await screen.findByRole('button', { name: 'Favourite: Centre 1' }));
    await waitFor(() => expect(sent('SetFavouriteCourt')).toEqual([{ courtId: 'centre-1', favourite: true }]));
    await user.click(screen.getByRole('radio', { name: 'My favourites' }));
    expect(path()).toBe('/court/list?favourites=1');
    await waitFor(() => expect(searches().at(-1)!.filter).toEqual({ favourites: true }));
  });

  it('SHL-08~ says when the list can not be loaded, and tries again', async () => {
    theNetwork().operations['CourtList'] = () => {
      throw new Error('down');
    };
    await visit('/court/list');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
