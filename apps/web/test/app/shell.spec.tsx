import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { platformNow } from '@setpoint/client/time';
import { theApiKnows } from '../api.js';
import { anaInTheClub, ANA } from '../club.js';
import { signedInAs, theNetwork, visit } from '../visit.js';

const mainMenu = () => screen.findByRole('navigation', { name: 'Main menu' });
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('aria-label') ?? link.textContent} ${link.getAttribute('href')}`);

describe('shell', () => {
  it('SHL-02~ shows the signed-in their areas and their sports', async () => {
    signedInAs();
    await visit('/player/account/settings');
    expect(linksIn(await mainMenu())).toEqual([
      'Setpoint /',
      'Home /dashboard/app',
      'Tournaments /tournament/list',
      'League /league',
      'Matches /match/list',
      'Players /player/list',
      'Chat /dashboard/chat',
      'Courts /court/list',
      'Rankings /rank',
      'Smash points /smash',
      'Levels /levels',
      'Coupon /coupon',
      'Support /support',
      'How it works /more-information',
      'My sports: TennisPadel /player/sports',
      'Terms /terms',
      'Privacy /privacy',
    ]);
  });

  it('SHL-02~ shows visitors theirs', async () => {
    await visit('/player/list');
    expect(linksIn(await mainMenu())).toEqual([
      'Setpoint /',
      'Home /',
      'Tournaments /tournament/list',
      'League /league',
      'Matches /match/list',
      'Players /player/list',
      'Courts /court/list',
      'Rankings /rank',
      'Smash points /smash',
      'Levels /levels',
      'Coupon /coupon',
      'Support /support',
      'How it works /more-information',
      'Terms /terms',
      'Privacy /privacy',
    ]);
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toHaveAttribute(
      'href',
      '/auth/login?redirectTo=%2Fplayer%2Flist',
    );
  });

  it('SHL-02~ links to the blog where the installation has one', async () => {
    theNetwork().config['links'] = { blog: 'https://blog.example' };
    await visit('/player/list');
    expect(await within(await mainMenu()).findByRole('link', { name: 'Blog' })).toHaveAttribute(
      'href',
      'https://blog.example',
    );
  });

  it('SHL-02~ collapses the side bar, opens it on hover, and remembers the choice', async () => {
    signedInAs();
    const { user } = await visit('/player/account/settings');
    const bar = await mainMenu();
    await user.click(within(bar).getByRole('button', { name: 'Collapse menu' }));
    fireEvent.mouseLeave(bar);
    expect(bar).toHaveAttribute('data-narrow');
    fireEvent.mouseEnter(bar);
    expect(bar).not.toHaveAttribute('data-narrow');
    fireEvent.mouseLeave(bar);
    expect(bar).toHaveAttribute('data-narrow');
    expect(window.localStorage.getItem('setpoint.sideBar')).toBe('collapsed');
    await user.hover(bar);
    await user.click(within(bar).getByRole('button', { name: 'Keep the menu open' }));
    expect(window.localStorage.getItem('setpoint.sideBar')).toBe('expanded');
  });

  it('SHL-02~ opens the drawer from the top bar and closes it with a link', async () => {
    signedInAs();
    const { user, path } = await visit('/player/account/settings');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Main menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Levels' }));
    await waitFor(() => expect(path()).toBe('/levels'));
    expect(screen.queryByRole('dialog', { name: 'Main menu' })).not.toBeInTheDocument();
  });

  it('SHL-01 shows the place, and the profile menu with name, email and its links', async () => {
    signedInAs();
    const { user } = await visit('/player/account/settings');
    expect(await screen.findByRole('link', { name: 'Your area: Milano' })).toHaveAttribute(
      'href',
      '/player/account#place',
    );
    const button = screen.getByRole('button', { name: /Your menu/ });
    await user.click(button);
    expect(screen.getByText('Ana Rossi')).toBeInTheDocument();
    expect(screen.getByText('ana@setpoint.example')).toBeInTheDocument();
    for (const [name, href] of [
      ['Home', '/dashboard/app'],
      ['My profile', '/player/ana/ana'],
      ['Settings', '/player/account'],
    ] as const) {
      const links = screen.getAllByRole('link', { name });
      expect(links.map((link) => link.getAttribute('href'))).toContain(href);
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByText('ana@setpoint.example')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('AUTH-24 SHL-01 logs out on the server and returns to /', async () => {
    signedInAs();
    theNetwork().operations['RevokeToken'] = () => ({ revokeToken: { success: true, errors: [] } });
    const { user, path, network } = await visit('/player/account/settings');
    await user.click(await screen.findByRole('button', { name: /Your menu/ }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(network.of('RevokeToken')[0]!.body['variables']).toEqual({ refreshToken: 'refresh' });
    expect(window.localStorage.getItem('setpoint.session')).toBeNull();
  });

  it('AUTH-24 says "Unable to logout" when the server does not answer', async () => {
    signedInAs();
    const { user, network, path } = await visit('/player/account/settings');
    await user.click(await screen.findByRole('button', { name: /Your menu/ }));
    network.offline = true;
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Unable to logout')).toBeInTheDocument();
    expect(path()).toBe('/player/account/settings');
  });

  it('I18N-02 SHL-01 changes the language everywhere, in this browser and on the server', async () => {
    signedInAs();
    const network = theNetwork();
    network.operations['ChangeLanguage'] = () => ({
      updateUser: { success: true, errorCode: null },
    });
    const { user } = await visit('/player/account/settings');
    await user.click(await screen.findByRole('button', { name: /Language: English/ }));
    await user.click(screen.getByRole('button', { name: 'Français' }));
    expect(await screen.findByRole('heading', { name: 'Ton compte' })).toBeInTheDocument();
    await waitFor(() =>
      expect(network.of('ChangeLanguage')[0]!.body['variables']).toEqual({ profilesData: { language: 'fr' } }),
    );
  });

  it('I18N-02~ keeps the last of two quick choices, also when the first is slow to save', async () => {
    signedInAs();
    const network = theNetwork();
    const answer = { updateUser: { success: true, errorCode: null } };
    const first = Promise.withResolvers<typeof answer>();
    network.operations['ChangeLanguage'] = () => (network.of('ChangeLanguage').length === 1 ? first.promise : answer);
    const { user } = await visit('/player/account/settings');
    await user.click(await screen.findByRole('button', { name: /Language: English/ }));
    await user.click(screen.getByRole('button', { name: 'Français' }));
    await user.click(await screen.findByRole('button', { name: /Langue/ }));
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: 'Tu cuenta' })).toBeInTheDocument();
    const saved = () =>
      network.of('ChangeLanguage').map(({ body }) => (body['variables'] as { profilesData: object }).profilesData);
    expect(saved()).toEqual([{ language: 'fr' }]);
    first.resolve(answer);
    await waitFor(() => expect(saved()).toEqual([{ language: 'fr' }, { language: 'es' }]));
  });

  it('AUTH-23 speaks the language of the user', async () => {
    signedInAs({ language: 'es' });
    await visit('/player/account/settings', { language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Tu cuenta' })).toBeInTheDocument();
  });

  it('SHL-06 changes to dark and remembers it', async () => {
    signedInAs();
    const { user } = await visit('/player/account/settings');
    await user.click(await screen.findByRole('button', { name: /Your menu/ }));
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(window.localStorage.getItem('setpoint.scheme')).toBe('dark');
  });

  it('SHL-06~ follows the system until somebody chooses, on pages for everybody and on sign-in pages too', async () => {
    const { user } = await visit('/auth/login');
    await user.click(await screen.findByRole('button', { name: 'Appearance: System' }));
    await user.click(screen.getByRole('button', { name: 'Light' }));
    expect(window.localStorage.getItem('setpoint.scheme')).toBe('light');
    await user.click(screen.getByRole('button', { name: 'System' }));
    expect(window.localStorage.getItem('setpoint.scheme')).toBe('auto');
  });

  it('SHL-06~ offers visitors of a public page the same', async () => {
    await visit('/levels');
    expect(await screen.findByRole('button', { name: 'Appearance: System' })).toBeInTheDocument();
  });

  it('lights one place at a time: my own profile is not among the players', async () => {
    signedInAs();
    theApiKnows({ player: anaInTheClub() });
    await visit(`/player/${ANA.id}/${ANA.slug}`);
    const bar = await screen.findByRole('navigation', { name: 'Shortcuts' });
    const lit = () =>
      within(bar)
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'));
    await waitFor(() => expect(lit().map((link) => link.textContent)).toEqual(['Profile']));
  });

  it('SHL-02~ has home, matches and chat under the thumb, and my profile', async () => {
    signedInAs();
    await visit('/player/account/settings');
    const bar = await screen.findByRole('navigation', { name: 'Shortcuts' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/dashboard/app', '/match/list', '/match/new', '/dashboard/chat', `/player/${ANA.id}/${ANA.slug}`]);
  });

  it.each(['/player/account', '/player/account/settings', '/player/sports', '/player/sports/availability'])(
    'lights my profile on %s, which is mine, too',
    async (path) => {
      signedInAs();
      await visit(path);
      const bar = await screen.findByRole('navigation', { name: 'Shortcuts' });
      expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Profile');
    },
  );

  it('SHL-09 begins with a way past the navigation', async () => {
    signedInAs();
    const { user } = await visit('/player/account/settings');
    await mainMenu();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(document.getElementById('content')).toBeInTheDocument();
  });

  it('SHL-08 shows that there is no connection, and the screen stays', async () => {
    signedInAs();
    await visit('/player/account/settings');
    await mainMenu();
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText(/You’re offline/)).toBeInTheDocument();
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
    fireEvent(window, new Event('online'));
  });
});

describe('public layout', () => {
  it('SHL-03 has a menu, a register button, and a footer with the year', async () => {
    const { user } = await visit('/levels');
    const menu = await mainMenu();
    expect(within(menu).getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/more-information');
    await user.click(within(menu).getByRole('button', { name: 'Find' }));
    expect(within(menu).getByRole('link', { name: 'Players' })).toHaveAttribute('href', '/player/list');
    expect(within(menu).getByRole('link', { name: 'Tournaments' })).toHaveAttribute('href', '/tournament/list');
    expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/auth/register');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${platformNow().getFullYear()} Setpoint`);
  });

  it('SHL-03 shows the outside links that the installation names', async () => {
    theNetwork().config['links'] = {
      blog: 'https://setpoint.example/blog',
      instagram: 'https://instagram.example',
      youtube: '#',
    };
    await visit('/levels');
    const footer = await screen.findByRole('contentinfo');
    expect(await within(footer).findByRole('link', { name: 'Blog' })).toHaveAttribute(
      'href',
      'https://setpoint.example/blog',
    );
    expect(within(footer).getByRole('link', { name: 'Instagram' })).toBeInTheDocument();
    for (const name of ['Facebook', 'YouTube']) {
      expect(within(footer).queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  it('SHL-03 turns the header solid after 100 px', async () => {
    await visit('/levels');
    const header = await screen.findByRole('banner');
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
      fireEvent.scroll(window);
    };
    scrollTo(100);
    expect(header).not.toHaveAttribute('data-solid');
    scrollTo(101);
    expect(header).toHaveAttribute('data-solid');
    scrollTo(0);
  });

  it('SHL-02~ shows the signed-in public pages inside the shell', async () => {
    signedInAs();
    await visit('/levels');
    expect(await screen.findByRole('link', { name: `Your area: ${ANA.locationName}` })).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});
