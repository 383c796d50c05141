import { screen } from '@testing-library/react';
import { theApiKnows } from '../api.js';
import { aCourt, anaInTheClub, aPage } from '../club.js';
import { signedInAs, visit } from '../visit.js';

describe('the centre that I run', () => {
  const mine = aCourt('Circolo Isola', { isMine: true });
  const openMenu = async (path: string) => {
    signedInAs();
    const visited = await visit(path);
    await visited.user.click(await screen.findByRole('button', { name: /Your menu/ }));
    return visited;
  };

  it('CRT-06~ is one step away in my menu, and its page says that I run it', async () => {
    theApiKnows({ player: anaInTheClub(), myCourts: [mine], court: mine, matches: aPage([]) });
    const { user, path } = await openMenu('/levels');
    await user.click(await screen.findByRole('link', { name: 'My centre' }));
    expect(path()).toBe('/court/circolo-isola/circolo-isola');
    expect(await screen.findByText('You run this centre')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'My centre' })).not.toBeInTheDocument();
  });

  it('CRT-06~ has its name where there are several', async () => {
    theApiKnows({ player: anaInTheClub(), myCourts: [mine, aCourt('Circolo Navigli')] });
    await openMenu('/levels');
    expect(await screen.findByRole('link', { name: 'Circolo Isola' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Circolo Navigli' })).toBeInTheDocument();
  });

  it('CRT-06~ is nothing that others hear of', async () => {
    const other = { ...mine, isMine: false };
    theApiKnows({ player: anaInTheClub(), myCourts: [], court: other, matches: aPage([]) });
    await openMenu('/court/circolo-isola/circolo-isola');
    await screen.findByRole('link', { name: 'My profile' });
    expect(screen.queryByText(/My centre|You run/)).not.toBeInTheDocument();
  });
});
