import { cleanup, screen, waitFor } from '@testing-library/react';
import { ANA } from '../club.js';
import { signedInAs, theNetwork, visit } from '../visit.js';

const EMAIL = 'ana@setpoint.example';

async function logIn(password = 'serve-and-volley', email = EMAIL, path = '/auth/login') {
  const visited = await visit(path);
  await visited.user.type(await screen.findByLabelText('Email'), email);
  await visited.user.type(screen.getByLabelText('Password'), password);
  await visited.user.click(screen.getByRole('button', { name: 'Log in' }));
  return visited;
}

describe('login', () => {
  beforeEach(() => {
    const network = theNetwork();
    network.accounts.set(EMAIL, { password: 'serve-and-volley', emailVerified: true });
    network.operations['Me'] = () => ({ me: ANA });
    network.endpoints['/auth/signup'] = () => ({
      body: { data: { token: 'token', refresh_token: 'refresh', language: 'en', user: ANA } },
    });
  });

  it('AUTH-05 AUTH-06 sends the provider’s token with what a login carries, and opens the dashboard', async () => {
    const { network, path } = await logIn();
    await waitFor(() => expect(path()).toBe('/dashboard/app'));
    const [signup] = network.of('/auth/signup');
    expect(signup!.body).toEqual({ actionSource: 'website', emailVerified: true });
    expect(signup!.authorization).toMatch(/^Bearer .+\..+\./);
    expect(JSON.parse(window.localStorage.getItem('setpoint.session')!)).toEqual({
      token: 'token',
      refreshToken: 'refresh',
    });
  });

  it.each(['/auth/login?mode=verifyEmail&oobCode=long-used', '/auth/register?complete=1'])(
    'AUTH-24 after logging out, lets nobody in without a password at %s',
    async (address) => {
      const network = theNetwork();
      network.operations['RevokeToken'] = () => ({ revokeToken: { success: true, errors: [] } });
      window.localStorage.setItem('setpoint.usedLinks', '["long-used"]');
      network.links.set('long-used', { email: EMAIL, used: true });
      const { path, user } = await logIn(undefined, undefined, '/auth/login?redirectTo=%2Flevels');
      await waitFor(() => expect(path()).toBe('/levels'));
      await user.click(await screen.findByRole('button', { name: /Your menu/ }));
      await user.click(screen.getByRole('button', { name: 'Log out' }));
      await waitFor(() => expect(window.localStorage.getItem('setpoint.session')).toBeNull());
      cleanup();
      await visit(address);
      if (address.includes('complete')) {
        await user.type(await screen.findByLabelText('First name'), 'Ana');
        await user.type(screen.getByLabelText('Last name'), 'Rossi');
        await user.click(screen.getByRole('checkbox', { name: 'Tennis' }));
        await user.click(screen.getByRole('button', { name: 'Finish joining' }));
        expect(await screen.findByText('Your login has expired. Please start again.')).toBeInTheDocument();
      } else {
        expect(await screen.findByText('This link was already used')).toBeInTheDocument();
        expect(screen.getByLabelText('Password')).toBeInTheDocument();
      }
      expect(network.of('/auth/signup')).toHaveLength(1);
      expect(window.localStorage.getItem('setpoint.session')).toBeNull();
    },
  );

  it('AUTH-16 goes on to where the person wanted to go', async () => {
    const { path } = await logIn(undefined, undefined, '/auth/login?redirectTo=%2Flevels');
    await waitFor(() => expect(path()).toBe('/levels'));
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'AUTH-16 does not follow %s',
    async (elsewhere) => {
      const { path } = await logIn(undefined, undefined, `/auth/login?redirectTo=${encodeURIComponent(elsewhere)}`);
      await waitFor(() => expect(path()).toBe('/dashboard/app'));
    },
  );

  it('checks both fields before it sends a request', async () => {
    const { user, network } = await visit('/auth/login');
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(2);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(network.of('/auth/signup')).toEqual([]);
  });

  it('AUTH-07 says that nobody has this email, without a reset link', async () => {
    await logIn('whatever', 'nobody@setpoint.example');
    expect(await screen.findByText('There is no account with this email.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Reset your password' })).not.toBeInTheDocument();
  });

  it('AUTH-07 says that the password is wrong, with a reset link', async () => {
    await logIn('wrong');
    expect(await screen.findByText('That password isn’t right.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute('href', '/auth/reset-password');
  });

  it('AUTH-07 says that the account is disabled', async () => {
    theNetwork().accounts.set(EMAIL, { password: 'serve-and-volley', disabled: true });
    await logIn();
    expect(await screen.findByText(/This account has been disabled/)).toBeInTheDocument();
  });

  it.each([
    ['ACCOUNT_DELETED', 'This account has been deleted.'],
    ['USER_DISABLED', /This account has been disabled/],
    ['TOO_MANY_REQUESTS', /Too many tries in a row/],
    ['SOMETHING_NEW', 'Something went wrong. Try again.'],
  ])('AUTH-07 AUTH-27 has a text of its own for %s', async (code, text) => {
    theNetwork().endpoints['/auth/signup'] = () => ({ status: 403, body: { error: { code, fields: [] } } });
    await logIn();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('AUTH-06 says that the mail was sent again, and offers another', async () => {
    theNetwork().endpoints['/auth/signup'] = () => ({
      status: 403,
      body: { error: { code: 'EMAIL_NOT_VERIFIED', fields: [] } },
    });
    const { user, path } = await logIn();
    expect(await screen.findByText(/Verify your email first/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Didn’t get it?' }));
    await waitFor(() => expect(path()).toBe('/auth/send-verify'));
  });

  it('AUTH-17 shows the waiting banner and sends once, however often it is clicked', async () => {
    let answer = (_: unknown) => {};
    const network = theNetwork();
    network.operations['Me'] = () => new Promise((done) => (answer = done));
    const { user } = await logIn();
    expect(await screen.findByText('We are checking your details.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log in' })).catch(() => {});
    await user.keyboard('{Enter}');
    answer({ me: ANA });
    await waitFor(() => expect(network.of('/auth/signup')).toHaveLength(1));
  });

  it('AUTH-15 AUTH-26 sends the signed-in to the dashboard', async () => {
    signedInAs();
    const { path } = await visit('/auth/login');
    await waitFor(() => expect(path()).toBe('/dashboard/app'));
  });

  it('AUTH-15 AUTH-26 sends the unverified to send-verify', async () => {
    window.localStorage.setItem('setpoint.unverified', EMAIL);
    const { path } = await visit('/auth/login');
    await waitFor(() => expect(path()).toBe('/auth/send-verify'));
    expect(await screen.findByText(/We’ve sent a link to ana@setpoint.example/)).toBeInTheDocument();
  });

  it('AUTH-09 offers social sign-in only where the installation has it', async () => {
    await visit('/auth/login');
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).not.toBeInTheDocument();
  });

  it('leads to registration, which keeps redirectTo', async () => {
    await visit('/auth/login?redirectTo=%2Fmatch%2Fnew');
    expect(await screen.findByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      '/auth/register?redirectTo=%2Fmatch%2Fnew',
    );
  });

  it.each([
    ['a service that is down', () => ({ status: 503, body: { error: { code: 'SUBGRAPH_UNAVAILABLE', fields: [] } } })],
    ['a gateway that is away', () => ({ status: 502, body: '<h1>Bad Gateway</h1>' })],
  ])('AUTH-06 says that %s does not answer, and works when it does', async (_, outage) => {
    const network = theNetwork();
    const signedUp = network.endpoints['/auth/signup']!;
    network.endpoints['/auth/signup'] = outage;
    const { user, path } = await logIn();
    expect(await screen.findByText(/We can’t log you in right now/)).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue('serve-and-volley');
    network.endpoints['/auth/signup'] = signedUp;
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(path()).toBe('/dashboard/app'));
  });

  it('AUTH-06 AUTH-23 waits for the profile when only that cannot be loaded', async () => {
    const network = theNetwork();
    network.operations['Me'] = () => ({ data: { me: null }, errors: [{ message: 'out of order' }] });
    const { user, path } = await logIn();
    expect(await screen.findByRole('heading', { name: 'We can’t reach your account right now' })).toBeInTheDocument();
    network.operations['Me'] = () => ({ me: ANA });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(path()).toBe('/dashboard/app'));
  });
});
