import { LANGUAGE_CODES } from '@setpoint/i18n/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { theApiKnows } from '../api.js';
import { aPlayer, ANA } from '../club.js';
import type { SentRequest } from '../network.js';
import { signedInAs, theNetwork, visit } from '../visit.js';
import { collectWarnings } from '../warnings.js';

const partial = (data: unknown, code: string) =>
  Response.json({ data, errors: [{ message: code, extensions: { code } }] });
const isMe = ({ body }: SentRequest) => body['operationName'] === 'Me';

/** What `me` gets in each kind of outage. */
const OUTAGES: readonly (readonly [string, (request: SentRequest) => Response | undefined])[] = [
  ['players are down', (request) => (isMe(request) ? partial({ me: null }, 'SUBGRAPH_UNAVAILABLE') : undefined)],
  ['their database is', (request) => (isMe(request) ? partial(null, 'SERVICE_UNAVAILABLE') : undefined)],
  ['the gateway answers 503', () => Response.json({ errors: [{ message: 'not now' }] }, { status: 503 })],
  ['a proxy answers for it', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
];

const TITLES = {
  en: 'We can’t reach your account right now',
  it: 'In questo momento non raggiungiamo il tuo account',
  es: 'Ahora mismo no llegamos a tu cuenta',
  fr: 'Impossible de joindre ton compte pour le moment',
};

const savedSession = () => window.localStorage.getItem('setpoint.session');

describe('an account out of reach', () => {
  it.each(OUTAGES)('AUTH-23 AUTH-26 keeps the session, says so and offers a retry while %s', async (_, outage) => {
    const warnings = collectWarnings();
    signedInAs();
    theNetwork().outage = outage;
    const { path, user, network } = await visit('/player/account/settings');
    expect(await screen.findByRole('heading', { name: TITLES.en })).toBeInTheDocument();
    expect(path()).toBe('/player/account/settings');
    expect(savedSession()).not.toBeNull();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: TITLES.en })).toBeInTheDocument();
    network.outage = null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Italiano/ })).toBeInTheDocument();
    expect(path()).toBe('/player/account/settings');
    expect(warnings.filter((text) => !text.includes('/config.json answered'))).toEqual([]);
  });

  it('AUTH-23 keeps the session without a network, and carries on when it is back', async () => {
    const warnings = collectWarnings();
    signedInAs();
    const network = theNetwork();
    network.offline = true;
    await visit('/player/account/settings');
    await screen.findByRole('heading', { name: TITLES.en });
    network.offline = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('radio', { name: /Italiano/ })).toBeInTheDocument();
    expect(warnings.filter((text) => !text.includes('Failed to fetch'))).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('AUTH-23 I18N-01 SHL-09 speaks %s, and can be used by everybody', async (language) => {
    signedInAs();
    theNetwork().outage = OUTAGES[0]![1];
    await visit('/player/account/settings', { language });
    expect(await screen.findByRole('heading', { name: TITLES[language] })).toBeInTheDocument();
    await expectAccessible();
  });

  it('AUTH-26 does not look like being signed out: own areas, and a way back instead of a login', async () => {
    signedInAs();
    theNetwork().outage = OUTAGES[0]![1];
    theApiKnows({});
    const { user, network } = await visit('/player/list');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByRole('link', { name: 'Home' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Join' })).not.toBeInTheDocument();
    network.outage = null;
    await user.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(await screen.findByRole('button', { name: /Your menu/ })).toBeInTheDocument();
  });

  it('AUTH-15 RTE-12 waits at the login, and goes on where the person wanted to go', async () => {
    signedInAs();
    theNetwork().outage = OUTAGES[0]![1];
    const { user, network, path } = await visit('/auth/login?redirectTo=%2Fplayer%2Faccount%2Fsettings');
    await screen.findByRole('heading', { name: TITLES.en });
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    network.outage = null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(path()).toBe('/player/account/settings'));
  });

  it('AUTH-15 lets somebody else sign in', async () => {
    signedInAs();
    theNetwork().outage = OUTAGES[0]![1];
    const { user } = await visit('/auth/login');
    await user.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
    expect(savedSession()).toBeNull();
  });

  it('AUTH-22 ends the session only when the refresh is refused', async () => {
    signedInAs();
    const network = theNetwork();
    network.outage = OUTAGES[0]![1];
    const { user, path } = await visit('/player/account/settings');
    await screen.findByRole('heading', { name: TITLES.en });
    network.outage = null;
    network.operations['Me'] = () => ({ errors: [{ message: 'Signature has expired' }] });
    network.operations['RefreshToken'] = () => ({
      refreshToken: { success: false, errors: ['SESSION_EXPIRED'], token: null, refreshToken: null },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(path()).toBe('/auth/login?redirectTo=%2Fplayer%2Faccount%2Fsettings'));
    expect(savedSession()).toBeNull();
  });

  it('SHL-08 stays signed in when services fail in the middle of things: the screen says what is missing', async () => {
    signedInAs();
    theApiKnows({ player: () => aPlayer('Ben Serra'), me: { ...ANA } });
    const { network, path, user } = await visit('/player/account/settings');
    await screen.findByRole('radio', { name: /Italiano/ });
    network.outage = ({ body }) =>
      body['operationName'] === 'ChangeLanguage' ? partial(null, 'SUBGRAPH_UNAVAILABLE') : undefined;
    await user.click(screen.getByRole('radio', { name: /Italiano/ }));
    await waitFor(() => expect(network.of('ChangeLanguage')).toHaveLength(1));
    expect(path()).toBe('/player/account/settings');
    expect(savedSession()).not.toBeNull();
  });

  it('AUTH-22 stays signed in when a token expires while sign-in is down', async () => {
    signedInAs();
    const { network, path, user } = await visit('/player/account/settings');
    await screen.findByRole('radio', { name: /Italiano/ });
    network.operations['ChangeLanguage'] = () => ({ errors: [{ message: 'Signature has expired' }] });
    network.outage = ({ body }) =>
      body['operationName'] === 'RefreshToken' ? new Response('', { status: 503 }) : undefined;
    await user.click(screen.getByRole('radio', { name: /Italiano/ }));
    await waitFor(() => expect(network.of('ChangeLanguage')).toHaveLength(1));
    expect(network.of('RefreshToken').length).toBeGreaterThan(0);
    expect(path()).toBe('/player/account/settings');
    expect(savedSession()).not.toBeNull();
  });
});
