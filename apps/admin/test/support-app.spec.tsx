import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, network, open, partial } from './open.js';

const MAIL = {
  id: 'm1',
  channel: 'EMAIL',
  to: 'eva@setpoint.example',
  subject: 'Confirm your email',
  text: 'Follow http://localhost:3000/auth/login?mode=verifyEmail&oobCode=abc',
  html: null,
  template: 'verify-email',
  language: 'en',
  state: 'SENT',
  createdAt: '2026-06-01T10:00:00.000Z',
  sentAt: '2026-06-01T10:00:01.000Z',
  attempts: 1,
};

const answers = {
  SupportMessages: () => ({
    messages: {
      totalCount: 1,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: [{ cursor: 'c', node: MAIL }],
    },
  }),
  PlatformClock: () => ({
    platformClock: {
      now: '2026-06-04T10:00:00.000Z',
      aheadSeconds: 259_200,
      movable: true,
    },
  }),
  MoveClock: () => ({
    moveClock: {
      success: true,
      errorCode: null,
      clock: { now: '2026-06-05T10:00:00.000Z', aheadSeconds: 345_600, movable: true },
    },
  }),
};

beforeEach(() => fakeNetwork(answers));

describe('the support app', () => {
  it.each([
    ['en', 'Sign in'],
    ['it', 'Entra'],
    ['es', 'Entrar'],
    ['fr', 'Se connecter'],
  ] as const)('ADM-01~ I18N-01 shows the sign-in form, in %s', async (language, button) => {
    await open('/messages', { signedIn: false, language });
    expect(await screen.findByRole('button', { name: button })).toBeInTheDocument();
    expect(network.operations.map(({ name }) => name)).not.toContain('SupportMessages');
  });

  it('ADM-01~ shows nothing to somebody who does not work in support', async () => {
    network.roles = [];
    await open('/messages');
    expect(await screen.findByText('This app is for support staff')).toBeInTheDocument();
    expect(network.operations.map(({ name }) => name)).not.toContain('SupportMessages');
  });

  it('ADM-07 lists what left the platform, and opens a mail with its link', async () => {
    const user = await open('/messages?to=eva');
    await user.click(await screen.findByRole('button', { name: MAIL.subject }));
    expect(await screen.findByRole('link', { name: /oobCode=abc/ })).toHaveAttribute(
      'href',
      expect.stringContaining('oobCode=abc'),
    );
    expect(network.operations.find(({ name }) => name === 'SupportMessages')!.variables).toMatchObject({
      filter: { to: 'eva' },
    });
  });

  it('RES-03 moves the clock on by three days', async () => {
    const user = await open('/clock');
    await user.click(await screen.findByRole('button', { name: '+3 days' }));
    await waitFor(() =>
      expect(network.operations).toContainEqual({ name: 'MoveClock', variables: { input: { seconds: 259_200 } } }),
    );
    expect(await screen.findByText('The clock moved.')).toBeInTheDocument();
  });

  it.each([
    [259_200, '3 days and 0 hours ahead of real time.'],
    [-21_002_400, '243 days and 2 hours behind real time.'],
    [12, 'Runs on real time.'],
  ])('ADM-07~ says that the clock is %i s ahead of real time', async (aheadSeconds, text) => {
    const clock = { now: '2026-06-04T10:00:00.000Z', aheadSeconds, movable: true };
    fakeNetwork({ ...answers, PlatformClock: () => ({ platformClock: clock }) });
    await open('/clock');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    ['en', 'We can’t reach your account right now', 'Try again'],
    ['it', 'In questo momento non raggiungiamo il tuo account', 'Riprova'],
    ['es', 'Ahora mismo no llegamos a tu cuenta', 'Reintentar'],
    ['fr', 'Impossible de joindre ton compte pour le moment', 'Réessayer'],
  ] as const)(
    'ADM-01 AUTH-23 keeps the session while players are down, and carries on: %s',
    async (language, title, retry) => {
      network.outage = (name) => (name === 'Me' ? partial({ me: null }) : undefined);
      const user = await open('/messages', { language });
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
      expect(window.localStorage.getItem('setpoint.session')).not.toBeNull();
      network.outage = () => undefined;
      await user.click(screen.getByRole('button', { name: retry }));
      expect(await screen.findByRole('button', { name: MAIL.subject })).toBeInTheDocument();
    },
  );

  it('ADM-01 lets somebody else sign in while the account is out of reach', async () => {
    network.outage = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
    const user = await open('/messages');
    await user.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(await screen.findByLabelText(/Email/)).toBeInTheDocument();
    expect(window.localStorage.getItem('setpoint.session')).toBeNull();
  });

  it.each([
    ['nobody', { me: null }],
    ['a person without roles', { me: { __typename: 'User', id: 'sam', roles: null } }],
  ])('ADM-01 takes no outage of the accounts for a missing permission: %s', async (_, data) => {
    network.outage = (name) => (name === 'MyRoles' ? partial(data) : undefined);
    const user = await open('/messages');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('This app is for support staff')).not.toBeInTheDocument();
    network.outage = () => undefined;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: MAIL.subject })).toBeInTheDocument();
  });

  it('ADM-01 AUTH-24 says when signing out did not work, and stays', async () => {
    const user = await open('/messages');
    await screen.findByRole('button', { name: MAIL.subject });
    network.outage = (name) => (name === 'RevokeToken' ? partial({ revokeToken: null }) : undefined);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Unable to sign out. Try again in a moment.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: MAIL.subject })).toBeInTheDocument();
  });

  it('SHL-08 offers to try again when the clock cannot be read', async () => {
    network.outage = (name) => (name === 'PlatformClock' ? partial(null) : undefined);
    const user = await open('/clock');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.outage = () => undefined;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: '+3 days' })).toBeInTheDocument();
  });
});
