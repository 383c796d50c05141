import { screen, waitFor } from '@testing-library/react';
import { safeRedirect } from '../../src/entities/site/paths.js';
import { signedInAs, theNetwork, visit } from '../visit.js';

describe('routes', () => {
  it.each([
    ['/', /Find someone who plays like you/],
    ['/about-us', 'About us'],
    ['/more-information', 'How it works'],
    ['/levels', 'Levels'],
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/404', 'Page not found'],
    ['/500', 'Something broke'],
    ['/auth/login', 'Welcome back'],
    ['/auth/register', 'Join the club'],
    ['/auth/reset-password', 'Forgot your password?'],
  ])('RTE-01 RTE-11 PUB-01~ show a screen of their own at %s, with a title', async (path, heading) => {
    await visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/Setpoint$/));
  });

  it.each(['/nope', '/match', '/nope/list'])('RTE-05 RTE-11 lead %s to where it belongs', async (path) => {
    const visited = await visit(path);
    await waitFor(() => expect(visited.path()).toBe(path === '/match' ? '/match/list' : '/404'));
  });

  it.each([
    ['/player', '/player/list'],
    ['/match', '/match/list'],
    ['/tournament', '/tournament/list'],
  ])('RTE-03 RTE-05 RTE-06~ redirect %s to %s', async (from, to) => {
    const { path } = await visit(from);
    await waitFor(() => expect(path()).toBe(to));
  });

  const asksToLogIn = async (wanted: string) => {
    const { path } = await visit(wanted);
    await waitFor(() => expect(path()).toBe(`/auth/login?redirectTo=${encodeURIComponent(wanted)}`));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  };

  it.each(['/dashboard/app', '/player/account', '/player/sports', '/match/new', '/match/my', '/player/notifications'])(
    'RTE-12 show login instead of %s without a session, and remember the path',
    asksToLogIn,
  );

  it.each(['/court/new', '/court/c1/edit', '/court/c1/edit/photos', '/court/c1/edit/offers', '/court/c1/edit/fields'])(
    'RTE-08~ RTE-12 show login instead of %s without a session, and remember the path',
    asksToLogIn,
  );

  it('RTE-12 remember query and all', async () => {
    const { path } = await visit('/match/new?sport=2');
    await waitFor(() => expect(path()).toBe(`/auth/login?redirectTo=${encodeURIComponent('/match/new?sport=2')}`));
  });

  it('AUTH-26 send the unverified to send-verify', async () => {
    window.localStorage.setItem('setpoint.unverified', 'ana@setpoint.example');
    const { path } = await visit('/dashboard/app');
    await waitFor(() => expect(path()).toBe('/auth/send-verify?redirectTo=%2Fdashboard%2Fapp'));
  });

  it('RTE-11 RTE-02~ lead verified players from / to the dashboard', async () => {
    signedInAs();
    const { path } = await visit('/');
    await waitFor(() => expect(path()).toBe('/dashboard/app'));
  });

  it('AUTH-22 leave for / when the session is over in the middle of things', async () => {
    signedInAs();
    const network = theNetwork();
    const { path, user } = await visit('/player/account/settings');
    await screen.findByRole('radio', { name: /Italiano/ });
    network.operations['ChangeLanguage'] = () => ({ errors: [{ message: 'Signature has expired' }] });
    network.operations['RefreshToken'] = () => ({
      refreshToken: { success: false, errors: ['SESSION_EXPIRED'], token: null, refreshToken: null },
    });
    await user.click(screen.getByRole('radio', { name: /Italiano/ }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(window.localStorage.getItem('setpoint.session')).toBeNull();
  });
});

describe('where redirectTo may lead', () => {
  it.each(['/levels', '/match/list?sports=2', '/player/1/ana#levels', '/'])('AUTH-16 follows %s', (path) =>
    expect(safeRedirect(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'levels',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/auth/login',
    '/auth/login?redirectTo=/auth/login',
    '/..//evil.example',
  ])('AUTH-16 does not follow %s', (path) => expect(safeRedirect(path)).toBe('/dashboard/app'));
});
