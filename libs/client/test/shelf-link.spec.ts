import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { clear, createStore, keys, set } from 'idb-keyval';
import { createClient, createSession, inTime, isSilence, keptAnswers, type LiveClient } from '../src/index.js';
import { clearShelf } from '../src/transport/shelf.js';
import { createShelfLink } from '../src/transport/shelf-link.js';
import { ana, fakeServer, memoryTokens, OLD, refreshRefused, type Answer, type Call } from './fakes.js';

const SCHEDULE = gql`
  query Schedule($day: Int) {
    schedule(day: $day)
  }
`;
const PAYMENTS = gql`
  query Payments {
    payments
  }
`;
const NAMES = new Set(['Schedule']);
const shelf = createStore('setpoint-shelf', 'answers');
const NO_LIVE: LiveClient = { current: null, onCaughtUp: () => () => {}, stop() {} };

type Respond = (call: Call) => Answer | Response | Promise<Answer | Response>;

/** Who is signed in, and what their network says; both can be changed on the way. */
function aBrowser(respond: Respond, owner: string | null = 'ana', patienceMs?: number) {
  const state = { respond, owner };
  const server = fakeServer((call) => state.respond(call));
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
    link: ApolloLink.from([
      createShelfLink(() => state.owner, NAMES, patienceMs),
      new HttpLink({ uri: '/graphql', fetch: server.fetch }),
    ]),
  });
  const ask = (query = SCHEDULE, variables: object = {}) =>
    client.query({ query, variables, fetchPolicy: 'no-cache' }).then(({ data }) => data as unknown);
  return { state, server, client, ask };
}

const answers =
  (schedule: string): Respond =>
  ({ operation }) => ({
    data: operation === 'Schedule' ? { schedule } : { payments: schedule },
  });
const noNetwork: Respond = () => Promise.reject(new TypeError('Failed to fetch'));
const kept = () => keys<string>(shelf);

beforeEach(async () => {
  keptAnswers.show(null);
  await clear(shelf);
});

describe('pages without a network', () => {
  it('BYD-06~ shows the last answer of now, and since when it is one', async () => {
    const { ask, state } = aBrowser(answers('Monday'));
    const before = Date.now();
    expect(await ask()).toEqual({ schedule: 'Monday' });
    expect(keptAnswers.shownSince()).toBeNull();
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    state.respond = noNetwork;
    expect(await ask()).toEqual({ schedule: 'Monday' });
    expect(keptAnswers.shownSince()).toBeGreaterThanOrEqual(before);
    state.respond = answers('Tuesday');
    expect(await ask()).toEqual({ schedule: 'Tuesday' });
    expect(keptAnswers.shownSince()).toBeNull();
  });

  it('BYD-06~ keeps what is named, with its variables, and nothing else', async () => {
    const { ask, state } = aBrowser(answers('Monday'));
    await ask(SCHEDULE, { day: 1 });
    await ask(PAYMENTS);
    await waitFor(async () => expect(await kept()).toEqual(['["ana","Schedule",{"day":1}]']));
    state.respond = noNetwork;
    expect(await ask(SCHEDULE, { day: 1 })).toEqual({ schedule: 'Monday' });
    await expect(ask(SCHEDULE, { day: 2 })).rejects.toThrow('Failed to fetch');
    await expect(ask(PAYMENTS)).rejects.toThrow('Failed to fetch');
  });

  it.each<[string, Respond]>([
    ['a refusal', () => ({ data: null, errors: [{ message: 'You do not have permission to perform this action' }] })],
    ['a server in trouble', () => new Response('', { status: 503 })],
    ['a part that is down', () => ({ data: { schedule: null }, errors: [{ message: 'not now' }] })],
  ])('BYD-06~ does not cover up %s, and keeps none', async (_, respond) => {
    const { ask, state } = aBrowser(answers('Monday'));
    await ask();
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    state.respond = respond;
    await expect(ask()).rejects.toThrow();
    expect(keptAnswers.shownSince()).toBeNull();
    state.respond = noNetwork;
    expect(await ask()).toEqual({ schedule: 'Monday' });
  });

  it('BYD-06~ shows with half a signal what was kept, until there is an answer after all', async () => {
    const { client, ask, state } = aBrowser(answers('Monday'), 'ana', 20);
    await ask();
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    let answerAtLast = (_: Answer) => {};
    state.respond = () => new Promise((done) => (answerAtLast = done));
    const seen: unknown[] = [];
    const watched = client
      .watchQuery({ query: SCHEDULE, fetchPolicy: 'network-only' })
      .subscribe(({ data, loading }) => !loading && seen.push(data));
    await waitFor(() => expect(seen).toEqual([{ schedule: 'Monday' }]));
    expect(keptAnswers.shownSince()).not.toBeNull();
    answerAtLast({ data: { schedule: 'Tuesday' } });
    await waitFor(() => expect(seen).toEqual([{ schedule: 'Monday' }, { schedule: 'Tuesday' }]));
    expect(keptAnswers.shownSince()).toBeNull();
    watched.unsubscribe();
  });

  it('BYD-06~ shows nobody what another person saw, and drops it with the first page of theirs', async () => {
    const { ask, state } = aBrowser(answers('Monday'));
    await ask();
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    Object.assign(state, { owner: 'ben', respond: noNetwork });
    await expect(ask()).rejects.toThrow('Failed to fetch');
    state.respond = answers('Friday');
    await ask();
    await waitFor(async () => expect(await kept()).toEqual(['["ben","Schedule",{}]']));
    Object.assign(state, { owner: 'ana', respond: noNetwork });
    await expect(ask()).rejects.toThrow('Failed to fetch');
  });

  it('BYD-06~ keeps nothing of visitors, nor what arrives after its reader has left', async () => {
    const { ask, state } = aBrowser(answers('Monday'), null);
    await ask();
    state.owner = 'ana';
    state.respond = () => {
      state.owner = null;
      return { data: { schedule: 'late' } };
    };
    await ask();
    state.owner = 'ana';
    state.respond = answers('Monday');
    await ask(SCHEDULE, { day: 1 });
    await waitFor(async () => expect(await kept()).toEqual(['["ana","Schedule",{"day":1}]']));
  });

  it('BYD-06~ keeps the forty pages that were seen last', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, day) =>
        set(JSON.stringify(['ana', 'Schedule', { day }]), { at: 1000 + day, data: { schedule: String(day) } }, shelf),
      ),
    );
    const { ask } = aBrowser(answers('Monday'));
    await ask(SCHEDULE, { day: 99 });
    await waitFor(async () => expect(await kept()).toHaveLength(40));
    expect(await kept()).not.toContain('["ana","Schedule",{"day":0}]');
    expect(await kept()).toContain('["ana","Schedule",{"day":99}]');
  });

  it('BYD-06~ works as without it where the disk is full', async () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    try {
      const { ask, state } = aBrowser(answers('Monday'));
      expect(await ask()).toEqual({ schedule: 'Monday' });
      state.respond = noNetwork;
      await expect(ask()).rejects.toThrow('Failed to fetch');
    } finally {
      IDBObjectStore.prototype.put = put;
    }
  });
});

describe('half a signal', () => {
  it('BYD-06~ counts as silence after a time, and an answer that says no never does', async () => {
    const error = await inTime(new Promise(() => {}), 1).catch((late: unknown) => late);
    expect([isSilence(error), isSilence(new TypeError('Failed to fetch'))]).toEqual([true, true]);
    const { ask, state } = aBrowser(() => ({ data: null, errors: [{ message: 'no' }] }));
    expect(isSilence(await ask().catch((no: unknown) => no))).toBe(false);
    state.respond = () => new Response('', { status: 502 });
    expect(isSilence(await ask().catch((no: unknown) => no))).toBe(false);
    expect(await inTime(Promise.resolve('in time'), 1_000)).toBe('in time');
  });
});

describe('kept pages and the session', () => {
  async function signedIn() {
    const server = fakeServer((call) => {
      if (call.operation === 'Me') return { data: { me: ana } };
      if (call.operation === 'RevokeToken') return { data: { revokeToken: { success: true, errors: [] } } };
      return call.operation === 'RefreshToken' ? refreshRefused('SESSION_REVOKED') : { data: { schedule: 'Monday' } };
    });
    const tokens = memoryTokens(OLD);
    const session = createSession({ tokens: tokens.store, fetch: server.fetch });
    await session.start();
    const client = createClient({
      ...{ getSession: () => session, onSessionLost: () => {}, fetch: server.fetch, live: NO_LIVE, keeps: NAMES },
    });
    await client.apollo.query({ query: SCHEDULE, errorPolicy: 'all' });
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    return { session, tokens, server };
  }

  it('BYD-06~ go when somebody signs out, here or in another tab, and when the server ends the session', async () => {
    const ends: ((browser: Awaited<ReturnType<typeof signedIn>>) => unknown)[] = [
      ({ session }) => session.signOut(),
      ({ tokens }) => tokens.elsewhere(null),
      ({ session }) => session.refresh('old'),
    ];
    for (const end of ends) {
      const browser = await signedIn();
      await end(browser);
      await waitFor(async () => expect(await kept()).toEqual([]));
    }
  });

  it('BYD-06~ go when a page is opened and nobody is signed in any more', async () => {
    await signedIn();
    const session = createSession({ tokens: memoryTokens(null).store });
    await session.start();
    createClient({ getSession: () => session, onSessionLost: () => {}, live: NO_LIVE, keeps: NAMES });
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('BYD-06~ clearing them takes the note with it', async () => {
    keptAnswers.show(1);
    await clearShelf();
    expect(keptAnswers.shownSince()).toBeNull();
  });

  it('BYD-06~ a session knows that another tab has signed in somebody else', async () => {
    const { session } = await signedIn();
    expect([session.isStill('ana'), session.isStill('ben')]).toEqual([true, false]);
    // Another tab writes; this one has not heard of it yet.
    window.localStorage.setItem('setpoint.owner', JSON.stringify({ ...ana, id: 'ben' }));
    expect(session.isStill('ana')).toBe(false);
  });

  it('BYD-06~ only queries that there are can be kept', () => {
    const named = [
      ...readFileSync(new URL('../../../apps/web/src/entities/offline/kept-operations.ts', import.meta.url), 'utf8')
        .split('new Set')[1]!
        .matchAll(/'(\w+)'/g),
    ].map(([, name]) => name!);
    const documents = readFileSync(new URL('../src/generated/graphql.ts', import.meta.url), 'utf8');
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !documents.includes(`export type ${name}Query =`))).toEqual([]);
  });
});
