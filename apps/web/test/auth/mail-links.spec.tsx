import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { ANA } from '../club.js';
import type { Network } from '../network.js';
import { theNetwork, visit } from '../visit.js';

const EMAIL = 'ana@setpoint.example';

function registered({ verified = false, waitingHere = false } = {}) {
  const network = theNetwork();
  network.accounts.set(EMAIL, { password: 'serve-and-volley', emailVerified: verified });
  network.operations['Me'] = () => ({ me: ANA });
  network.endpoints['/auth/signup'] = () => ({
    body: { data: { token: 'token', refresh_token: 'refresh', language: 'en', user: ANA } },
  });
  if (waitingHere) window.localStorage.setItem('setpoint.unverified', EMAIL);
  return network;
}

/** Leaves the provider signed in in this browser, as registering does. */
async function providerSignIn() {
  const { provider } = await import('../../src/entities/provider/provider.js');
  await (await provider()).signIn(EMAIL, 'serve-and-volley');
}
async function providerSignOut() {
  const { provider } = await import('../../src/entities/provider/provider.js');
  await (await provider()).signOut();
}

/** As many turns of the page as a loop of requests needs to show. */
async function manyTurns() {
  for (let turn = 0; turn < 30; turn++) await act(() => new Promise((done) => setTimeout(done)));
}

describe('verification', () => {
  afterEach(providerSignOut);

  it('AUTH-11 applies the link on load and confirms it where nobody is signed in', async () => {
    registered().links.set('fresh-1', { email: EMAIL });
    await visit('/auth/login?mode=verifyEmail&oobCode=fresh-1');
    expect(await screen.findByText('Email verified')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
    expect(theNetwork().accounts.get(EMAIL)!.emailVerified).toBe(true);
  });

  it('AUTH-11 AUTH-16 signs in who registered in this browser, and goes on to redirectTo', async () => {
    const network = registered({ waitingHere: true });
    network.links.set('fresh-2', { email: EMAIL });
    await providerSignIn();
    const { path } = await visit('/auth/login?mode=verifyEmail&oobCode=fresh-2&redirectTo=%2Flevels');
    await waitFor(() => expect(path()).toBe('/levels'));
    expect(network.of('/auth/signup')[0]!.body).toMatchObject({ emailVerified: true });
  });

  it.each([
    ['an invalid link', 'made-up', undefined, 'This link doesn’t work'],
    ['an expired link', 'old', { email: EMAIL, expired: true }, 'This link has expired'],
  ] as const)('AUTH-11 has a message for %s', async (_, code, link, title) => {
    const network = registered();
    if (link) network.links.set(code, { ...link });
    await visit(`/auth/login?mode=verifyEmail&oobCode=${code}`);
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('AUTH-11 has a message for a used link', async () => {
    const network = registered({ verified: true });
    network.links.set('twice', { email: EMAIL, used: true });
    window.localStorage.setItem('setpoint.usedLinks', '["twice"]');
    await visit('/auth/login?mode=verifyEmail&oobCode=twice');
    expect(await screen.findByText('This link was already used')).toBeInTheDocument();
  });

  it('AUTH-11 says when the provider does not answer, sends one request, and another only on a retry', async () => {
    const network = registered();
    network.links.set('later', { email: EMAIL });
    network.providerDown = true;
    const { user } = await visit('/auth/login?mode=verifyEmail&oobCode=later');
    expect(await screen.findByText('We couldn’t verify your email')).toBeInTheDocument();
    await manyTurns();
    expect(network.providerCalls.filter((call) => call === 'update')).toHaveLength(1);
    network.providerDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Email verified')).toBeInTheDocument();
  });

  it('AUTH-11 sends no request for half a link', async () => {
    await visit('/auth/login?mode=verifyEmail');
    expect(await screen.findByText('This link is not complete')).toBeInTheDocument();
    await manyTurns();
    expect(theNetwork().providerCalls).toEqual([]);
  });

  it('AUTH-11 keeps waiting for the mail where the link was followed, but our side does not answer', async () => {
    const network = registered({ waitingHere: true });
    network.links.set('fresh-4', { email: EMAIL });
    network.endpoints['/auth/signup'] = () => ({ status: 503, body: { error: { code: 'SUBGRAPH_UNAVAILABLE' } } });
    await providerSignIn();
    await visit('/auth/login?mode=verifyEmail&oobCode=fresh-4');
    expect(await screen.findByText('Email verified')).toBeInTheDocument();
    expect(window.localStorage.getItem('setpoint.unverified')).toBe(EMAIL);
  });
});

const serviceDown = (network: Network) => {
  network.outage = () => new Response('', { status: 503 });
};
const providerDown = (network: Network) => {
  network.providerDown = true;
};

/** The provider's own memory in this browser: `session` ends with the tab, `local` is there for all tabs. */
const kept = () =>
  (['session', 'local'] as const).filter((which) =>
    Object.keys(window[`${which}Storage`]).some((key) => key.startsWith('firebase:authUser')),
  );

describe('waiting for the mail', () => {
  afterEach(providerSignOut);

  it('AUTH-11 AUTH-24 keeps the sign-in for other tabs while the mail is waited for, and not after it', async () => {
    const network = registered();
    network.accounts.delete(EMAIL);
    network.endpoints['/auth/signup'] = () => ({ body: { data: { token: null, refresh_token: null } } });
    const { user } = await visit('/auth/register');
    await user.type(await screen.findByLabelText('First name'), 'Ana');
    await user.type(screen.getByLabelText('Last name'), 'Rossi');
    await user.type(screen.getByLabelText('Email'), EMAIL);
    await user.type(screen.getByLabelText('Password'), 'serve-and-volley');
    await user.click(screen.getByRole('checkbox', { name: 'Tennis' }));
    await user.click(screen.getByRole('button', { name: 'Create my account' }));
    await screen.findByText(/We’ve sent a link to/);
    expect(kept()).toEqual(['local']);
    network.endpoints['/auth/signup'] = () => ({ body: { data: { token: 'token', refresh_token: 'refresh' } } });
    network.accounts.get(EMAIL)!.emailVerified = true;
    await user.click(screen.getByRole('button', { name: 'I’ve verified my email' }));
    await waitFor(() => expect(window.localStorage.getItem('setpoint.session')).not.toBeNull());
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('AUTH-24 forgets who was kept by the provider when the person turns to another account', async () => {
    registered({ waitingHere: true });
    window.localStorage.setItem('firebase:authUser:demo:[DEFAULT]', '{"uid":"ana"}');
    const { createSession } = await import('@setpoint/client/session');
    const { forgetKept } = await import('../../src/app/offline/forget-kept.js');
    const session = createSession({ schedule: () => () => {} });
    await session.start();
    forgetKept(session);
    expect(kept()).toEqual(['local']);
    session.forget();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('AUTH-12 sends the mail again', async () => {
    const network = registered({ waitingHere: true });
    network.endpoints['/auth/send-verify'] = () => ({ body: { data: { success: true } } });
    await providerSignIn();
    const { user } = await visit('/auth/send-verify?redirectTo=%2Fmatch%2Fnew');
    await user.click(await screen.findByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText(/Sent again to ana@setpoint.example/)).toBeInTheDocument();
    expect(network.of('/auth/send-verify')[0]).toMatchObject({
      body: { language: 'en', redirectTo: '/match/new' },
      authorization: expect.stringMatching(/^Bearer /),
    });
  });

  it('AUTH-12 AUTH-27 says when there were too many requests', async () => {
    const network = registered({ waitingHere: true });
    network.endpoints['/auth/send-verify'] = () => ({
      status: 429,
      body: { error: { code: 'TOO_MANY_REQUESTS', fields: [] } },
    });
    await providerSignIn();
    const { user } = await visit('/auth/send-verify');
    await user.click(await screen.findByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText(/Too many tries in a row/)).toBeInTheDocument();
  });

  it.each([
    ['the service', serviceDown, /We can’t log you in right now/],
    ['the provider', providerDown, /Something went wrong/],
  ] as const)('AUTH-12 keeps waiting while %s is down, and says so', async (_, fail, text) => {
    const network = registered({ waitingHere: true });
    await providerSignIn();
    const { user, path } = await visit('/auth/send-verify');
    const resend = await screen.findByRole('button', { name: 'Send the email again' });
    fail(network);
    await user.click(resend);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I’ve verified my email' }));
    expect(path()).toBe('/auth/send-verify');
    network.outage = null;
    network.providerDown = false;
  });

  it('AUTH-12 AUTH-26 lets in who has verified meanwhile, and nobody else', async () => {
    const network = registered({ waitingHere: true });
    await providerSignIn();
    const { user, path } = await visit('/auth/send-verify?redirectTo=%2Flevels');
    await user.click(await screen.findByRole('button', { name: 'I’ve verified my email' }));
    expect(await screen.findByText(/Not verified yet/)).toBeInTheDocument();
    network.accounts.get(EMAIL)!.emailVerified = true;
    await user.click(screen.getByRole('button', { name: 'I’ve verified my email' }));
    await waitFor(() => expect(path()).toBe('/levels'));
  });

  it('AUTH-26 lets another account sign in', async () => {
    registered({ waitingHere: true });
    const { user, path } = await visit('/auth/send-verify');
    await user.click(await screen.findByRole('button', { name: 'Use another account' }));
    await waitFor(() => expect(path()).toBe('/auth/login'));
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  });
});

describe('a new password', () => {
  it('AUTH-13 sends a mail to a known address', async () => {
    const network = theNetwork();
    network.endpoints['/auth/reset-password'] = () => ({ body: { data: { success: true } } });
    const { user } = await visit('/auth/reset-password', { language: 'es' });
    await user.type(await screen.findByLabelText('Email'), EMAIL);
    await user.click(screen.getByRole('button', { name: 'Envíame el enlace' }));
    expect(await screen.findByText(/Hemos enviado un enlace a ana@setpoint.example/)).toBeInTheDocument();
    expect(network.of('/auth/reset-password')[0]!.body).toEqual({ email: EMAIL, language: 'es' });
  });

  it('AUTH-13 refuses an unknown address', async () => {
    theNetwork().endpoints['/auth/reset-password'] = () => ({
      status: 400,
      body: { error: { code: 'USER_NOT_FOUND', fields: [] } },
    });
    const { user } = await visit('/auth/reset-password');
    await user.type(await screen.findByLabelText('Email'), 'nobody@setpoint.example');
    await user.click(screen.getByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText('There is no account with this email.')).toBeInTheDocument();
  });

  it('AUTH-13 AUTH-14 follows the link, ends all sessions, and leads to the login', async () => {
    const network = registered({ verified: true });
    network.links.set('reset-1', { email: EMAIL });
    network.endpoints['/auth/password-changed'] = () => ({ body: { data: { success: true } } });
    const { user, path } = await visit('/auth/actions?mode=resetPassword&oobCode=reset-1');
    await user.type(await screen.findByLabelText('New password'), 'drop-shot-9');
    await user.type(screen.getByLabelText('Repeat the password'), 'drop-shot-9');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(path()).toBe('/auth/login?reset=done'));
    expect(await screen.findByText(/password has been changed/)).toBeInTheDocument();
    expect(network.accounts.get(EMAIL)!.password).toBe('drop-shot-9');
    expect(network.of('/auth/password-changed')[0]!.authorization).toMatch(/^Bearer /);
  });

  it('AUTH-13 wants 8 characters, twice the same', async () => {
    registered({ verified: true }).links.set('reset-2', { email: EMAIL });
    const { user } = await visit('/auth/change-password?mode=resetPassword&oobCode=reset-2');
    await user.type(await screen.findByLabelText('New password'), 'short');
    await user.type(screen.getByLabelText('Repeat the password'), 'shirt');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Too short: at least 8 characters')).toBeInTheDocument();
    expect(screen.getByText('The passwords don’t match')).toBeInTheDocument();
  });

  it('AUTH-13 has a message for a link that is over, and offers another mail', async () => {
    registered({ verified: true }).links.set('reset-3', { email: EMAIL, expired: true });
    await visit('/auth/change-password?mode=resetPassword&oobCode=reset-3');
    expect(await screen.findByText('This link has expired')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/auth/reset-password');
  });

  it('AUTH-13 says that a link is not complete, offers another mail, and sends no request', async () => {
    const network = registered({ verified: true });
    await visit('/auth/change-password');
    expect(await screen.findByText(/This link is not complete/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/auth/reset-password');
    await manyTurns();
    expect(network.providerCalls).toEqual([]);
  });

  it.each([
    ['expired', { expired: true }, 'This link has expired'],
    ['made up', null, 'This link doesn’t work'],
  ] as const)('AUTH-13 sends one request for a link that is %s', async (kind, link, text) => {
    const network = registered({ verified: true });
    if (link) network.links.set(`once-${kind}`, { email: EMAIL, ...link });
    await visit(`/auth/change-password?oobCode=once-${kind}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await manyTurns();
    expect(network.providerCalls).toEqual(['resetPassword']);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('AUTH-13 says that a link has been used, where it was', async () => {
    const network = registered({ verified: true });
    network.links.set('reset-4', { email: EMAIL });
    network.endpoints['/auth/password-changed'] = () => ({ body: { data: { success: true } } });
    const first = await visit('/auth/change-password?oobCode=reset-4');
    await first.user.type(await screen.findByLabelText('New password'), 'drop-shot-9');
    await first.user.type(screen.getByLabelText('Repeat the password'), 'drop-shot-9');
    await first.user.click(screen.getByRole('button', { name: 'Save password' }));
    await screen.findByText(/password has been changed/);
    cleanup();
    await visit('/auth/change-password?oobCode=reset-4');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This link was already used');
    expect(within(alert).getByRole('link', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toBeInTheDocument();
  });

  it('AUTH-13 sends one request while the provider is down, and another only on a retry', async () => {
    const network = registered({ verified: true });
    network.links.set('reset-5', { email: EMAIL });
    network.providerDown = true;
    const { user } = await visit('/auth/change-password?oobCode=reset-5');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await manyTurns();
    expect(network.providerCalls).toEqual(['resetPassword']);
    await user.click(retry);
    await screen.findByRole('button', { name: 'Try again' });
    expect(network.providerCalls).toEqual(['resetPassword', 'resetPassword']);
    network.providerDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
  });
});

describe('links of the provider', () => {
  it('AUTH-14 go to login for a verification, with the redirectTo of the page to continue at', async () => {
    registered().links.set('fresh-3', { email: EMAIL });
    const next = encodeURIComponent('http://localhost/auth/login?redirectTo=%2Fmatch%2Fnew');
    const { path } = await visit(`/auth/actions?mode=verifyEmail&oobCode=fresh-3&continueUrl=${next}`);
    expect(await screen.findByText('Email verified')).toBeInTheDocument();
    expect(path()).toBe('/auth/login?mode=verifyEmail&oobCode=fresh-3&redirectTo=%2Fmatch%2Fnew');
  });

  it('AUTH-14 take back a changed address', async () => {
    registered().links.set('recover-1', { email: EMAIL });
    await visit('/auth/actions?mode=recoverEmail&oobCode=recover-1');
    expect(await screen.findByText(/Your previous address is back/)).toBeInTheDocument();
  });

  it.each(['', '?mode=dance'])('AUTH-14 that say nothing (%s) are called incomplete, with ways on', async (query) => {
    await visit(`/auth/actions${query}`);
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to login' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reset your password' })).toBeInTheDocument();
  });

  it('AUTH-14 of a recovery that was used already lead to a new password', async () => {
    registered().links.set('recover-3', { email: EMAIL });
    await visit('/auth/actions?mode=recoverEmail&oobCode=recover-3');
    await screen.findByText(/Your previous address is back/);
    cleanup();
    window.localStorage.setItem('setpoint.usedLinks', '["recover-4"]');
    await visit('/auth/actions?mode=recoverEmail&oobCode=recover-4');
    expect(await screen.findByText('This link was already used')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reset your password' })).toBeInTheDocument();
  });

  it('AUTH-14 send one request for a recovery while the provider is down, and another only on a retry', async () => {
    const network = registered();
    network.links.set('recover-2', { email: EMAIL });
    network.providerDown = true;
    const { user } = await visit('/auth/actions?mode=recoverEmail&oobCode=recover-2');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await manyTurns();
    expect(network.providerCalls).toEqual(['update']);
    network.providerDown = false;
    await user.click(retry);
    expect(await screen.findByText(/Your previous address is back/)).toBeInTheDocument();
  });

  it('AUTH-14 without a code are called incomplete, without a request', async () => {
    await visit('/auth/actions?mode=recoverEmail');
    expect(await screen.findByText('This link is not complete')).toBeInTheDocument();
    await manyTurns();
    expect(theNetwork().providerCalls).toEqual([]);
  });
});
