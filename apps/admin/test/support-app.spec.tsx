import { createSession, SessionProvider } from '@setpoint/client/session';
import { createBrowserTexts, type LanguageCode } from '@setpoint/i18n/browser';
import { AppearanceProvider, Toasts } from '@setpoint/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { App } from '../src/app/app.js';

interface SentOperation {
  readonly name: string;
  readonly variables: Record<string, unknown>;
}

const ME = { id: 'sam', firstName: 'Sam', displayName: 'Sam Bennett', sports: [], profiles: {} };
const MAIL = {
  __typename: 'Message',
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

const partial = (data: unknown) =>
  Response.json({ data, errors: [{ message: 'not available', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] });

let operations: SentOperation[];
let roles: string[];
/** What an operation gets instead of its answer. */
let outage: (name: string) => Response | undefined;

const answers: Record<string, (variables: Record<string, unknown>) => object> = {
  Me: () => ({ me: ME }),
  MyRoles: () => ({ me: { __typename: 'User', id: 'sam', roles } }),
  SupportMessages: () => ({
    messages: {
      __typename: 'MessageConnection',
      totalCount: 1,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      edges: [{ __typename: 'MessageEdge', cursor: 'c', node: MAIL }],
    },
  }),
  PlatformClock: () => ({
    platformClock: {
      __typename: 'PlatformClock',
      now: '2026-06-04T10:00:00.000Z',
      aheadSeconds: 259_200,
      movable: true,
    },
  }),
  MoveClock: () => ({
    moveClock: {
      __typename: 'MoveClockPayload',
      success: true,
      errorCode: null,
      clock: { __typename: 'PlatformClock', now: '2026-06-05T10:00:00.000Z', aheadSeconds: 345_600, movable: true },
    },
  }),
};

beforeEach(() => {
  operations = [];
  roles = ['SUPPORT'];
  outage = () => undefined;
  globalThis.fetch = async (_, init) => {
    const { query, variables = {} } = JSON.parse(String(init?.body)) as {
      query: string;
      variables?: Record<string, unknown>;
    };
    const name = /(?:query|mutation) (\w+)/.exec(query)![1]!;
    operations.push({ name, variables });
    const broken = outage(name);
    if (broken) return broken;
    return new Response(JSON.stringify({ data: answers[name]!(variables) }), {
      headers: { 'content-type': 'application/json' },
    });
  };
});
afterEach(() => window.localStorage.clear());

async function open(path: string, { signedIn = true, language = 'en' as LanguageCode } = {}) {
  if (signedIn) {
    window.localStorage.setItem('setpoint.session', JSON.stringify({ token: 'token', refreshToken: 'refresh' }));
  }
  const texts = await createBrowserTexts({
    namespaces: ['common', 'error', 'admin'],
    language,
    plugin: initReactI18next,
  });
  // Only what a person does starts an attempt.
  const session = createSession({ schedule: () => () => {} });
  await act(async () => {
    render(
      <AppearanceProvider env="test">
        <I18nextProvider i18n={texts}>
          <SessionProvider session={session}>
            <MemoryRouter initialEntries={[path]}>
              <App />
              <Toasts />
            </MemoryRouter>
          </SessionProvider>
        </I18nextProvider>
      </AppearanceProvider>,
    );
    await session.start();
  });
  return userEvent.setup();
}

describe('the support app', () => {
  it.each([
    ['en', 'Sign in'],
    ['it', 'Entra'],
    ['es', 'Entrar'],
    ['fr', 'Se connecter'],
  ] as const)('ADM-01~ I18N-01 shows the sign-in form, in %s', async (language, button) => {
    await open('/messages', { signedIn: false, language });
    expect(await screen.findByRole('button', { name: button })).toBeInTheDocument();
    expect(operations.map(({ name }) => name)).not.toContain('SupportMessages');
  });

  it('ADM-01~ shows nothing to somebody who does not work in support', async () => {
    roles = [];
    await open('/messages');
    expect(await screen.findByText('This app is for support staff')).toBeInTheDocument();
    expect(operations.map(({ name }) => name)).not.toContain('SupportMessages');
  });

  it('ADM-07 lists what left the platform, and opens a mail with its link', async () => {
    const user = await open('/messages?to=eva');
    await user.click(await screen.findByRole('button', { name: MAIL.subject }));
    expect(await screen.findByRole('link', { name: /oobCode=abc/ })).toHaveAttribute(
      'href',
      expect.stringContaining('oobCode=abc'),
    );
    expect(operations.find(({ name }) => name === 'SupportMessages')!.variables).toMatchObject({
      filter: { to: 'eva' },
    });
  });

  it('RES-03 moves the clock on by three days', async () => {
    const user = await open('/clock');
    await user.click(await screen.findByRole('button', { name: '+3 days' }));
    await waitFor(() =>
      expect(operations).toContainEqual({ name: 'MoveClock', variables: { input: { seconds: 259_200 } } }),
    );
    expect(await screen.findByText('The clock moved.')).toBeInTheDocument();
  });

  it.each([
    ['en', 'We can’t reach your account right now', 'Try again'],
    ['it', 'In questo momento non raggiungiamo il tuo account', 'Riprova'],
    ['es', 'Ahora mismo no llegamos a tu cuenta', 'Reintentar'],
    ['fr', 'Impossible de joindre ton compte pour le moment', 'Réessayer'],
  ] as const)(
    'ADM-01 AUTH-23 keeps the session while players are down, and carries on: %s',
    async (language, title, retry) => {
      outage = (name) => (name === 'Me' ? partial({ me: null }) : undefined);
      const user = await open('/messages', { language });
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
      expect(window.localStorage.getItem('setpoint.session')).not.toBeNull();
      outage = () => undefined;
      await user.click(screen.getByRole('button', { name: retry }));
      expect(await screen.findByRole('button', { name: MAIL.subject })).toBeInTheDocument();
    },
  );

  it('ADM-01 lets somebody else sign in while the account is out of reach', async () => {
    outage = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
    const user = await open('/messages');
    await user.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(await screen.findByLabelText(/Email/)).toBeInTheDocument();
    expect(window.localStorage.getItem('setpoint.session')).toBeNull();
  });

  it.each([
    ['nobody', { me: null }],
    ['a person without roles', { me: { __typename: 'User', id: 'sam', roles: null } }],
  ])('ADM-01 takes no outage of the accounts for a missing permission: %s', async (_, data) => {
    outage = (name) => (name === 'MyRoles' ? partial(data) : undefined);
    const user = await open('/messages');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('This app is for support staff')).not.toBeInTheDocument();
    outage = () => undefined;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: MAIL.subject })).toBeInTheDocument();
  });

  it('ADM-01 AUTH-24 says when signing out did not work, and stays', async () => {
    const user = await open('/messages');
    await screen.findByRole('button', { name: MAIL.subject });
    outage = (name) => (name === 'RevokeToken' ? partial({ revokeToken: null }) : undefined);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Unable to sign out. Try again in a moment.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: MAIL.subject })).toBeInTheDocument();
  });

  it('SHL-08 offers to try again when the clock cannot be read', async () => {
    outage = (name) => (name === 'PlatformClock' ? partial(null) : undefined);
    const user = await open('/clock');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    outage = () => undefined;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: '+3 days' })).toBeInTheDocument();
  });
});
