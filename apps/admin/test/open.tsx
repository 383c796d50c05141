import { createSession, SessionProvider } from '@setpoint/client/session';
import { asAnswered, textOfRequest } from '@setpoint/ui/testing';
import { createBrowserTexts, type LanguageCode } from '@setpoint/i18n/browser';
import { AppearanceProvider, Toasts } from '@setpoint/ui';
import { aPerson } from '@setpoint/ui/testing';
import { act, render } from '@testing-library/react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { App } from '../src/app/app.js';

interface SentOperation {
  readonly name: string;
  readonly variables: Record<string, unknown>;
}
type Answers = Record<string, (variables: Record<string, unknown>) => object>;

const ME = {
  id: 'sam',
  firstName: 'Sam',
  lastName: 'Bennett',
  displayName: 'Sam Bennett',
  slug: 'sam',
  sports: [],
  profiles: {},
};

/** The network as the support app meets it; each test starts with a support person and no outage. */
export const network = {
  operations: [] as SentOperation[],
  /** Pictures that were sent, and what the gateway says of them. */
  uploads: [] as { readonly path: string; readonly authorization: string | null }[],
  takesPicture: (): Response => Response.json({ data: { id: 'u1' } }, { status: 201 }),
  roles: ['SUPPORT'] as string[],
  answers: {} as Answers,
  /** What the API would not have answered. */
  faults: [] as string[],
  /** What an operation gets instead of its answer. */
  outage: (_name: string): Response | undefined => undefined,
};

export const sent = (name: string) => network.operations.filter((one) => one.name === name).map((one) => one.variables);

export const partial = (data: unknown) =>
  Response.json({ data, errors: [{ message: 'not available', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] });

export const none = () => ({
  ...{ totalCount: 0, edges: [] },
  pageInfo: { hasNextPage: false, endCursor: null },
});

/** The answer to how many records of a queue wait. */
export const waiting = (totalCount: number) => () => ({ waiting: { totalCount } });

/** What several pages show beside what they are about. */
const always: Answers = {
  SupportAuditLog: () => ({ auditLog: { ...none(), away: [] } }),
  SupportReports: () => ({ reportedMessages: none() }),
  SupportSharedChat: () => ({ sharedMatchChat: null }),
  SupportPaymentAccessOf: () => ({
    paymentAccess: { barred: false, disputed: false, lostDispute: false, actions: [] },
  }),
  ...Object.fromEntries(
    [
      ...['Cases', 'Reports', 'Tickets', 'FairPlay', 'Suggestions', 'Claims', 'Disputes', 'Incidents'],
      ...['Tournaments', 'Leagues'],
    ].map((name) => [`${name}Waiting`, waiting(0)]),
  ),
  Me: () => ({ me: ME }),
  MyRoles: () => ({ me: { id: 'sam', roles: network.roles } }),
};

/** Called in beforeEach. */
export function fakeNetwork(answers: Answers): void {
  const takesPicture = () => Response.json({ data: { id: 'u1' } }, { status: 201 });
  const untouched = { operations: [], uploads: [], roles: ['SUPPORT'], takesPicture, outage: () => undefined };
  Object.assign(network, { ...untouched, answers });
  globalThis.fetch = async (address, init) => {
    if (String(address).startsWith('/uploads/')) {
      const authorization = new Headers(init?.headers).get('authorization');
      network.uploads.push({ path: String(address), authorization });
      return network.takesPicture();
    }
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    const [query, variables = {}] = [textOfRequest(body), body['variables'] as Record<string, unknown> | undefined];
    const name = /(?:query|mutation) (\w+)/.exec(query)![1]!;
    network.operations.push({ name, variables });
    const broken = network.outage(name);
    if (broken) return broken;
    const made = { ...always, ...network.answers }[name]!(variables) as Record<string, unknown>;
    const { data, faults } = await asAnswered({ query, variables }, made);
    network.faults.push(...faults.map((fault) => `${name}: ${fault}`));
    // A page that meets a wrong answer goes on, so that the fault is what the test fails with.
    return Response.json({ data: faults.length > 0 ? made : data });
  };
}

/** Keeps the answer to a mutation back until what is returned is called. */
export function holdBack(mutation: string): () => void {
  const answered = globalThis.fetch;
  let release = () => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  globalThis.fetch = async (address, init) => {
    const answer = await answered(address, init);
    if (String(init?.body).includes(`"operationName":"${mutation}"`)) await waiting;
    return answer;
  };
  return release;
}

afterEach(() => {
  window.localStorage.clear();
  expect(network.faults.splice(0)).toEqual([]);
});

export async function open(path: string, { signedIn = true, language = 'en' as LanguageCode } = {}) {
  if (signedIn) {
    window.localStorage.setItem('setpoint.session', JSON.stringify({ token: 'token', refreshToken: 'refresh' }));
  }
  const texts = await createBrowserTexts({
    namespaces: ['common', 'error', 'admin', 'oversight', 'invoice', 'centre', 'court', 'notification'],
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
              <Toasts lasting />
            </MemoryRouter>
          </SessionProvider>
        </I18nextProvider>
      </AppearanceProvider>,
    );
    await session.start();
  });
  return aPerson();
}
