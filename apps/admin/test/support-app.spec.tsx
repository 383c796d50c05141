import { createSession, SessionProvider } from '@setpoint/client/session';
import { createBrowserTexts, type LanguageCode } from '@setpoint/i18n/browser';
import { AppearanceProvider, Toasts } from '@setpoint/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { App } from '../src/app/app.js';

interface Asked {
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

let asked: Asked[];
let roles: string[];

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
  asked = [];
  roles = ['SUPPORT'];
  globalThis.fetch = async (_, init) => {
    const { query, variables = {} } = JSON.parse(String(init?.body)) as {
      query: string;
      variables?: Record<string, unknown>;
    };
    const name = /(?:query|mutation) (\w+)/.exec(query)![1]!;
    asked.push({ name, variables });
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
  const session = createSession();
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
  ] as const)('ADM-01 I18N-01 asks who works here, in %s', async (language, button) => {
    await open('/messages', { signedIn: false, language });
    expect(await screen.findByRole('button', { name: button })).toBeInTheDocument();
    expect(asked.map(({ name }) => name)).not.toContain('SupportMessages');
  });

  it('ADM-01 shows nothing to somebody who does not work in support', async () => {
    roles = [];
    await open('/messages');
    expect(await screen.findByText('This app is for support staff')).toBeInTheDocument();
    expect(asked.map(({ name }) => name)).not.toContain('SupportMessages');
  });

  it('ADM-07 lists what left the platform, and opens a mail with its link', async () => {
    const user = await open('/messages?to=eva');
    await user.click(await screen.findByRole('button', { name: MAIL.subject }));
    expect(await screen.findByRole('link', { name: /oobCode=abc/ })).toHaveAttribute(
      'href',
      expect.stringContaining('oobCode=abc'),
    );
    expect(asked.find(({ name }) => name === 'SupportMessages')!.variables).toMatchObject({ filter: { to: 'eva' } });
  });

  it('RES-03 moves the clock on by three days', async () => {
    const user = await open('/clock');
    await user.click(await screen.findByRole('button', { name: '+3 days' }));
    await waitFor(() =>
      expect(asked).toContainEqual({ name: 'MoveClock', variables: { input: { seconds: 259_200 } } }),
    );
    expect(await screen.findByText('The clock moved.')).toBeInTheDocument();
  });
});
