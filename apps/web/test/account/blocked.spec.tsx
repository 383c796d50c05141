import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { sent, theApiKnows } from '../api.js';
import { anaInTheClub, aPage, aPlayer } from '../club.js';
import { signedInAs, theNetwork, visit } from '../visit.js';

const blocked = (...names: string[]) =>
  anaInTheClub({ blocked: aPage(names.map((name) => aPlayer(name, { isBlockedByMe: true }))) });

describe('players whom I have blocked', () => {
  it('PLY-04 are listed in the account, and can be unblocked there', async () => {
    signedInAs();
    theApiKnows({ player: blocked('Ben Serra', 'Carla Neri') });
    theNetwork().operations['UnblockPlayer'] = () => ({
      unblockPlayer: {
        success: true,
        errorCode: null,
        player: { id: 'ben', isBlockedByMe: false },
      },
    });
    const { user } = await visit('/player/account/blocked');
    await user.click(await screen.findByRole('button', { name: 'Unblock Ben Serra' }));
    expect(sent('UnblockPlayer')).toEqual([{ playerId: 'ben' }]);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ben Serra' })).not.toBeInTheDocument());
    expect(screen.getByRole('article', { name: 'Carla Neri' })).toBeInTheDocument();
    await expectAccessible();
  });

  it('PLY-04 nobody is blocked at first', async () => {
    signedInAs();
    theApiKnows({ player: blocked() });
    await visit('/player/account/blocked');
    expect(await screen.findByText('You haven’t blocked anyone')).toBeInTheDocument();
  });
});
