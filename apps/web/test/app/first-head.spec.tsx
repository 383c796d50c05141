import { screen } from '@testing-library/react';
import { theApiKnows } from '../api.js';
import { aMatch, aPage } from '../club.js';
import { visit } from '../visit.js';

const ofPage = () => document.head.querySelectorAll('[data-of-page]').length;

describe('what the server said of the first page', () => {
  it('PUB-04~ stays while the page is open, and goes with it', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link data-of-page rel="canonical" href="/match/m1" />');
    theApiKnows({ match: aMatch({ id: 'm1' }), matches: aPage([]) });
    const { user } = await visit('/match/m1');
    await screen.findByRole('button', { name: 'Share' });
    expect(ofPage()).toBe(1);
    await user.click(screen.getAllByRole('link', { name: 'Levels' })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Levels' });
    expect(ofPage()).toBe(0);
  });
});
