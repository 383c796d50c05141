import { screen, waitFor, within } from '@testing-library/react';
import { payload, TOURNAMENT } from './a-tournament.js';
import { fakeNetwork, network, open, sent } from './open.js';

const photo = (id: string) => ({
  ...{ id, smallUrl: `/uploads/${id}/small.webp`, largeUrl: `/uploads/${id}/large.webp` },
});
const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'IMG_1.JPG', { type: 'image/jpeg' });
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const card = () => screen.findByRole('region', { name: 'Photos' });
const pictures = async () =>
  within(await card())
    .queryAllByRole('img')
    .map((picture) => picture.getAttribute('src'));

let shown: ReturnType<typeof photo>[] = [];
const answers = (photos: ReturnType<typeof photo>[]) => {
  shown = photos;
  return payload({ tournament: { id: 't1', version: 5, photos } });
};
const refuses = (errorCode: string) => payload({ success: false, errorCode });
beforeEach(() => {
  shown = [photo('a'), photo('b'), photo('c')];
  fakeNetwork({ SupportTournamentById: () => ({ tournament: { ...TOURNAMENT, photos: shown } }) });
});

describe('the photos of a tournament in the support app', () => {
  it('TRN-01~ ADM-04~ are uploaded with the session, and added', async () => {
    shown = [];
    network.answers['AddTournamentPhoto'] = () => ({ addTournamentPhoto: answers([photo('u1')]) });
    const user = await open('/tournaments/t1');
    expect(await pictures()).toEqual([]);
    await user.upload(fileInput(), file);
    expect(await screen.findByRole('img', { name: 'Photo 1 of 1' })).toHaveAttribute('src', '/uploads/u1/small.webp');
    expect(network.uploads).toEqual([{ path: '/uploads/tournament', authorization: 'JWT token' }]);
    expect(sent('AddTournamentPhoto')).toEqual([{ input: { tournamentId: 't1', uploadId: 'u1' } }]);
  });

  it('TRN-01~ that are no pictures are refused, in words', async () => {
    network.takesPicture = () => Response.json({ error: { code: 'NOT_A_PICTURE' } }, { status: 422 });
    const user = await open('/tournaments/t1');
    await card();
    await user.upload(fileInput(), file);
    expect(await within(await card()).findByRole('alert')).toHaveTextContent('That’s no picture we can read.');
    expect(sent('AddTournamentPhoto')).toEqual([]);
  });

  it('TRN-01~ that are one too many are refused, in words; with twelve nobody is asked for more', async () => {
    network.answers['AddTournamentPhoto'] = () => ({ addTournamentPhoto: refuses('TOO_MANY_PHOTOS') });
    const user = await open('/tournaments/t1');
    await card();
    shown = Array.from({ length: 12 }, (_, i) => photo(`p${i}`));
    await user.upload(fileInput(), file);
    expect(await within(await card()).findByRole('alert')).toHaveTextContent('There are 12 photos already.');
    await waitFor(() => expect(fileInput()).toBeNull());
  });

  it('ADM-04~ are put in order; at the ends there is nowhere to go', async () => {
    network.answers['OrderTournamentPhotos'] = () => ({
      orderTournamentPhotos: answers([photo('b'), photo('a'), photo('c')]),
    });
    const user = await open('/tournaments/t1');
    const region = within(await card());
    expect(region.getByRole('button', { name: 'Move photo 1 forward' })).toBeDisabled();
    expect(region.getByRole('button', { name: 'Move photo 3 back' })).toBeDisabled();
    await user.click(region.getByRole('button', { name: 'Move photo 2 forward' }));
    await waitFor(async () =>
      expect(await pictures()).toEqual(['b', 'a', 'c'].map((id) => `/uploads/${id}/small.webp`)),
    );
    expect(sent('OrderTournamentPhotos')).toEqual([{ input: { tournamentId: 't1', photoIds: ['b', 'a', 'c'] } }]);
  });

  it('ADM-04~ that somebody else changed meanwhile are not put in order', async () => {
    network.answers['OrderTournamentPhotos'] = () => ({ orderTournamentPhotos: refuses('PHOTOS_CHANGED') });
    const user = await open('/tournaments/t1');
    await user.click(within(await card()).getByRole('button', { name: 'Move photo 1 back' }));
    expect(await within(await card()).findByRole('alert')).toHaveTextContent('Somebody else changed the photos');
    expect(sent('OrderTournamentPhotos')).toEqual([{ input: { tournamentId: 't1', photoIds: ['b', 'a', 'c'] } }]);
  });

  it('ADM-01~ ADM-04~ are removed with a reason', async () => {
    network.answers['RemoveTournamentPhoto'] = () => ({ removeTournamentPhoto: answers([photo('a'), photo('c')]) });
    const user = await open('/tournaments/t1');
    await user.click(within(await card()).getByRole('button', { name: 'Remove photo 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the photo?' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'Blurred');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await pictures()).toHaveLength(2));
    expect(sent('RemoveTournamentPhoto')).toEqual([{ input: { tournamentId: 't1', photoId: 'b', reason: 'Blurred' } }]);
  });
});
