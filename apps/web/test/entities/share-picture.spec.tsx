import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { theApiKnows } from '../api.js';
import { aMatch } from '../club.js';
import { theNetwork, visit } from '../visit.js';

const PICTURE = '/share/match/m1.png?lang=it';
const saved = jest.fn();

beforeEach(() => {
  saved.mockClear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(navigator, { canShare: undefined, share: undefined });
});

async function open(more: Record<string, unknown> = {}) {
  theApiKnows({ match: aMatch({ id: 'm1', visibility: 'PUBLIC', ...more }) });
  theNetwork().endpoints[PICTURE] = () => ({ body: 'a picture' });
  const { user } = await visit('/match/m1', { language: 'it' });
  await screen.findByRole('button', { name: 'Condividi' });
  return user;
}

/** A device whose apps take files; they do with them as said. */
function apps(share: (content: ShareData) => Promise<void>) {
  const shared = jest.fn(share);
  Object.assign(navigator, { canShare: () => true, share: shared });
  return shared;
}

describe('the picture of a match', () => {
  it('BYD-14~ is downloaded, in the reader’s language', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Immagine' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('setpoint.png'));
  });

  it('BYD-14~ goes to the apps of a device that take files', async () => {
    const user = await open();
    const shared = apps(async () => undefined);
    await user.click(screen.getByRole('button', { name: 'Immagine' }));
    await waitFor(() => expect(shared).toHaveBeenCalledTimes(1));
    const { files, title } = shared.mock.calls[0]![0];
    expect(files!.map(({ name, type }) => [name, type])).toEqual([['setpoint.png', 'image/png']]);
    expect(title).toBe('Partita di Tennis, Singolo');
    expect(saved).not.toHaveBeenCalled();
  });

  it.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])('BYD-14~ after %s of the device it is downloaded %s times', async (name, times) => {
    const user = await open();
    const shared = apps(() => Promise.reject(new DOMException('no', name)));
    const button = screen.getByRole('button', { name: 'Immagine' });
    await user.click(button);
    await waitFor(() => expect(shared).toHaveBeenCalled());
    await waitFor(() => expect(button).toBeEnabled());
    expect(saved).toHaveBeenCalledTimes(times);
  });

  it('BYD-14~ that does not arrive is said so', async () => {
    const user = await open();
    theNetwork().endpoints[PICTURE] = () => ({ status: 503, body: {} });
    await user.click(screen.getByRole('button', { name: 'Immagine' }));
    expect(await screen.findByText('L’immagine non è arrivata. Riprova.')).toBeInTheDocument();
    expect(saved).not.toHaveBeenCalled();
  });

  it('BYD-14~ MAT-14~ is not offered of a private match', async () => {
    await open({ visibility: 'PRIVATE' });
    expect(screen.queryByRole('button', { name: 'Immagine' })).not.toBeInTheDocument();
  });
});
