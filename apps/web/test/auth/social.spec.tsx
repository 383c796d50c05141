import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FirebaseError } from '@firebase/app';
import * as firebaseAuth from '@firebase/auth';

const popup = jest.fn<typeof firebaseAuth.signInWithPopup>();
const link = jest.fn<typeof firebaseAuth.linkWithCredential>();
const methods = jest.fn<typeof firebaseAuth.fetchSignInMethodsForEmail>();
const passwordSignIn = jest.fn<typeof firebaseAuth.signInWithEmailAndPassword>();

// Popups are windows of Google and Facebook: the SDK is where our world ends.
jest.unstable_mockModule('@firebase/auth', () => ({
  ...firebaseAuth,
  signInWithPopup: popup,
  linkWithCredential: link,
  fetchSignInMethodsForEmail: methods,
  signInWithEmailAndPassword: passwordSignIn,
  signOut: jest.fn(async () => {}),
}));

const { ANA } = await import('../club.js');
const { theNetwork, visit } = await import('../visit.js');

type Credential = firebaseAuth.UserCredential;

const person = (emailVerified: boolean, displayName: string | null = 'Ana Maria Rossi') =>
  ({
    user: { email: 'ana@setpoint.example', emailVerified, displayName, getIdToken: async () => 'provider-token' },
  }) as unknown as Credential;

const error = (code: string, message = code, customData?: Record<string, unknown>) =>
  new FirebaseError(`auth/${code}`, message, customData);

async function click(button: string, address = '/auth/login') {
  const visited = await visit(`${address}?redirectTo=%2Flevels`);
  await visited.user.click(await screen.findByRole('button', { name: button }));
  return visited;
}

describe('social sign-in', () => {
  beforeEach(() => {
    for (const mock of [popup, link, methods, passwordSignIn]) mock.mockReset();
    const network = theNetwork();
    network.config['features'] = { social: true };
    network.operations['Me'] = () => ({ me: ANA });
    network.endpoints['/auth/signup'] = () => ({
      body: { data: { token: 'token', refresh_token: 'refresh', language: 'en', user: ANA } },
    });
  });

  it('AUTH-08 AUTH-05 AUTH-16 signs in with a Google account whose email is verified', async () => {
    popup.mockResolvedValue(person(true));
    const { path, network } = await click('Continue with Google');
    await waitFor(() => expect(path()).toBe('/levels'));
    expect(network.of('/auth/signup')[0]!.body).toMatchObject({
      actionSource: 'website',
      emailVerified: true,
      first_name: 'Ana',
      last_name: 'Maria Rossi',
      sports: [],
      language: 'en',
      redirectTo: '/levels',
    });
  });

  it('AUTH-08 goes no further with a Google account whose email is not verified', async () => {
    popup.mockResolvedValue(person(false));
    const { network } = await click('Continue with Google');
    expect(await screen.findByText(/Google hasn’t verified this email yet/)).toBeInTheDocument();
    expect(network.of('/auth/signup')).toEqual([]);
  });

  it('AUTH-08 takes Facebook accounts for verified', async () => {
    popup.mockResolvedValue(person(false));
    const { path } = await click('Continue with Facebook');
    await waitFor(() => expect(path()).toBe('/levels'));
  });

  it.each(['/auth/login', '/auth/register', '/auth/register/BENBEN22'])(
    'AUTH-05 asks a new social player who comes from %s for the sports, and for nothing that is known',
    async (address) => {
      popup.mockResolvedValue(person(true));
      theNetwork().endpoints['/auth/signup'] = () => ({
        status: 400,
        body: { error: { code: 'INVALID_DATA', fields: [{ field: 'sports', code: 'REQUIRED' }] } },
      });
      await click('Continue with Google', address);
      expect(await screen.findByRole('button', { name: 'Finish joining' })).toBeInTheDocument();
      expect(screen.getByLabelText('First name')).toHaveValue('Ana');
      expect(screen.getByLabelText('Last name')).toHaveValue('Maria Rossi');
      expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
      expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
      expect(screen.getByText(/Tell us your name and what you play/)).toBeInTheDocument();
      expect(screen.queryByText(/email you a link/)).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Use another account' })).toHaveAttribute(
        'href',
        '/auth/login?redirectTo=%2Flevels',
      );
    },
  );

  it('AUTH-10 confirms a success', async () => {
    popup.mockResolvedValue(person(true));
    await click('Continue with Facebook');
    expect(await screen.findByText('You’re logged in. Time to play.')).toBeInTheDocument();
  });

  it.each([
    ['user-disabled', /This account has been disabled/],
    ['popup-closed-by-user', /You closed the window/],
    ['cancelled-popup-request', /One click is enough/],
    ['popup-blocked', /Your browser blocked the window/],
    ['something-else', 'The provider says: no match today'],
  ])('AUTH-10 has an alert of its own for %s', async (code, text) => {
    popup.mockRejectedValue(error(code, 'The provider says: no match today'));
    await click('Continue with Facebook');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  describe('with a Facebook email that exists already', () => {
    const exists = () =>
      error('account-exists-with-different-credential', 'exists', {
        email: 'ana@setpoint.example',
        _tokenResponse: { providerId: 'facebook.com', oauthAccessToken: 'facebook-token' },
      });

    it('AUTH-09 asks for the password, links, and signs in', async () => {
      popup.mockRejectedValueOnce(exists());
      methods.mockResolvedValue(['password']);
      passwordSignIn.mockResolvedValue(person(true));
      link.mockResolvedValue(person(true));
      const { user, path } = await click('Continue with Facebook');
      await user.type(await screen.findByLabelText('Password of ana@setpoint.example'), 'serve-and-volley');
      await user.click(screen.getByRole('button', { name: 'Link' }));
      await waitFor(() => expect(path()).toBe('/levels'));
      expect(passwordSignIn).toHaveBeenCalledWith(expect.anything(), 'ana@setpoint.example', 'serve-and-volley');
      expect(link).toHaveBeenCalledTimes(1);
    });

    it('AUTH-09 gives the no-password error with a link to reset when the password is wrong', async () => {
      popup.mockRejectedValueOnce(exists());
      methods.mockResolvedValue(['password']);
      passwordSignIn.mockRejectedValue(error('wrong-password'));
      const { user } = await click('Continue with Facebook');
      await user.type(await screen.findByLabelText('Password of ana@setpoint.example'), 'wrong');
      await user.click(screen.getByRole('button', { name: 'Link' }));
      expect(await screen.findByText(/We couldn’t link Facebook/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute('href', '/auth/reset-password');
    });

    it('AUTH-09 opens Google where that is the method, links, and signs in', async () => {
      popup.mockRejectedValueOnce(exists()).mockResolvedValueOnce(person(true));
      methods.mockResolvedValue(['google.com']);
      link.mockResolvedValue(person(true));
      const { path } = await click('Continue with Facebook');
      await waitFor(() => expect(path()).toBe('/levels'));
      expect(popup).toHaveBeenCalledTimes(2);
      expect(link).toHaveBeenCalledTimes(1);
    });
  });
});
