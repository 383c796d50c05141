import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, aMatch, anaInTheClub, aPage } from '../../club.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const court = aCourt('Tennis Lorenteggio', {
  description: 'Clay under the trees',
  phone: '+39 02 123',
  website: 'https://club.example/',
  fields: [
    { id: 'f1', name: 'Court 1', sport: 1, surface: 'CLAY', covered: false },
    { id: 'f2', name: 'Court 2', sport: 1, surface: 'HARD', covered: true },
  ],
  offers: ['WATER_BOTTLE'],
  favouritesCount: 4,
});

describe('page of a centre', () => {
  beforeEach(() =>
    theApiKnows({
      player: anaInTheClub(),
      court: ({ id }: { id: string }) => (id === court.id ? court : null),
      matches: aPage([aMatch({ id: 'here' })]),
    }),
  );

  it('CRT-03 shows info, fields, promotions, map and the next matches here', async () => {
    signedInAs();
    await visit('/court/tennis-lorenteggio/tennis-lorenteggio');
    expect(await screen.findByText('Clay under the trees')).toBeInTheDocument();
    expect(screen.getByText('Free bottle of water')).toBeInTheDocument();
    expect(screen.getByText(/Clay$/)).toBeInTheDocument();
    expect(screen.getByText('Covered')).toBeInTheDocument();
    const place = within(screen.getByRole('region', { name: 'Where it is' }));
    expect(place.getByText('2 km from you')).toBeInTheDocument();
    expect(place.getByRole('link', { name: 'Directions to Tennis Lorenteggio' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.queryByRole('img', { name: /Map/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+39 02 123' })).toHaveAttribute('href', 'tel:+3902123');
    expect(await screen.findByRole('article', { name: /Tennis/ })).toBeInTheDocument();
    await expectAccessible();
  });

  it('CRT-01~ shows the picture of the centre, and the lines of a court when it cannot be loaded', async () => {
    theApiKnows({ player: anaInTheClub(), court: { ...court, coverUrl: '/files/courts/c1.svg' }, matches: aPage([]) });
    await visit('/court/tennis-lorenteggio/tennis-lorenteggio');
    await screen.findByText('Clay under the trees');
    const picture = document.querySelector<HTMLImageElement>('main img[src="/files/courts/c1.svg"]')!;
    const frame = picture.parentElement!;
    expect(frame.querySelector('svg')).toBeNull();
    fireEvent.error(picture);
    expect(frame.querySelector('img')).toBeNull();
    expect(frame.querySelector('svg')).not.toBeNull();
  });

  it('CRT-08 a favourite is one at once, and is taken back when the server says no', async () => {
    signedInAs();
    theNetwork().operations['SetFavouriteCourt'] = () => ({
      setFavouriteCourt: {
        success: false,
        errorCode: 'COURT_NOT_FOUND',
        court: null,
      },
    });
    const { user } = await visit('/court/tennis-lorenteggio/tennis-lorenteggio');
    await user.click(await screen.findByRole('button', { name: /Favourite/ }));
    expect(await screen.findByText('This centre is gone.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Favourite/ })).toHaveAttribute('aria-pressed', 'false');
    expect(sent('SetFavouriteCourt')).toEqual([{ courtId: 'tennis-lorenteggio', favourite: true }]);
  });

  it('RTE-13 RTE-08~ corrects the slug; an unknown id shows the 404 screen', async () => {
    const { path } = await visit('/court/tennis-lorenteggio/old-name');
    await waitFor(() => expect(path()).toBe('/court/tennis-lorenteggio/tennis-lorenteggio'));
  });

  it('RTE-13 an unknown centre shows the 404 screen', async () => {
    await visit('/court/nowhere/nowhere');
    expect(await screen.findByRole('heading', { name: /We don.t know this centre/ })).toBeInTheDocument();
  });
});
