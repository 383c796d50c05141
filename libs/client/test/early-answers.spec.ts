import { InMemoryCache } from '@apollo/client';
import { Kind, print, type DocumentNode } from 'graphql';
import * as generated from '../src/generated/graphql.js';
import { createClient, createSession, type LiveClient } from '../src/index.js';
import { asSent } from '../src/session/as-sent.js';
import { createEarlyAnswers } from '../src/session/early.js';
import { createGraphQLRequest } from '../src/session/graphql-request.js';
import { ana, EXPIRED, fakeServer, memoryTokens, OLD, refreshed, type Answer } from './fakes.js';

const NO_LIVE: LiveClient = { current: null, onCaughtUp: () => () => {}, stop() {} };
const UNREAD = generated.UnreadCountDocument;
const THREE: Answer = { data: { unreadNotificationCount: 3 } };

const operations = (Object.values(generated) as DocumentNode[]).flatMap((document) => {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? [[operation.name!.value, document] as const] : [];
});

/** A browser that asks how much is unread before it has a data client. */
async function askedEarly(answer: (nth: number) => Answer | Response | Promise<Answer>) {
  let person = ana;
  const server = fakeServer(({ operation }, nth) => {
    if (operation === 'Me') return { data: { me: person } };
    return operation === 'RefreshToken' ? refreshed('new') : answer(nth);
  });
  const session = createSession({ tokens: memoryTokens(OLD).store, fetch: server.fetch });
  await session.start();
  const early = createEarlyAnswers(session, createGraphQLRequest('/graphql', server.fetch));
  early.ask(asSent(UNREAD), {});
  const { apollo, preload } = createClient({
    getSession: () => session,
    onSessionLost: () => {},
    fetch: server.fetch,
    live: NO_LIVE,
    early,
  });
  return {
    ask: () => early.ask(asSent(UNREAD), {}),
    asked: () => server.of('UnreadCount'),
    query: () => apollo.query({ query: UNREAD, fetchPolicy: 'network-only', errorPolicy: 'all' }),
    preload: () => preload(UNREAD, {}),
    async signInAs(id: string) {
      person = { ...ana, id };
      await session.signIn({ token: id, refreshToken: `${id}-refresh` });
    },
  };
}

describe('a question that is sent before there is a data client', () => {
  it.each(operations)('has the text that the client would send: %s', (_name, document) => {
    expect(asSent(document as never)).toBe(print(new InMemoryCache().transformDocument(document)));
  });

  it('is not asked again by the client, and answers it once', async () => {
    const { query, asked } = await askedEarly(() => THREE);
    expect((await query()).data).toEqual({ unreadNotificationCount: 3 });
    expect(asked().map(({ authorization }) => authorization)).toEqual(['JWT old']);
    await query();
    expect(asked()).toHaveLength(2);
  });

  it('is not asked again by a page that preloads the same', async () => {
    const { query, preload, asked } = await askedEarly(() => THREE);
    preload();
    expect((await query()).data).toEqual({ unreadNotificationCount: 3 });
    expect(asked()).toHaveLength(1);
  });

  it('is not sent once the client asks itself: its next question gets an answer of its own', async () => {
    const { query, ask, asked } = await askedEarly(() => THREE);
    await query();
    ask();
    expect(asked()).toHaveLength(1);
    await query();
    expect(asked()).toHaveLength(2);
  });

  it('hands over what is missing and why', async () => {
    const message = 'This part is not available';
    const { query } = await askedEarly(() => ({ data: { unreadNotificationCount: null }, errors: [{ message }] }));
    const { data, error } = await query();
    expect(data).toBeNull();
    expect(error?.message).toBe(message);
  });

  it.each<[string, (nth: number) => Answer | Response | Promise<Answer>]>([
    ['nobody answered', (nth) => (nth === 1 ? Promise.reject(new TypeError('Failed to fetch')) : THREE)],
    ['the answer was none', (nth) => (nth === 1 ? new Response('<h1>502</h1>', { status: 502 }) : THREE)],
    ['AUTH-22~ the token was stale', (nth) => (nth === 1 ? EXPIRED : THREE)],
  ])('is asked by the client where %s', async (_why, answer) => {
    const { query, asked } = await askedEarly(answer);
    expect((await query()).data).toEqual({ unreadNotificationCount: 3 });
    expect(asked()).toHaveLength(2);
  });

  it('answers nobody but the person who was signed in', async () => {
    const { query, asked, signInAs } = await askedEarly(() => THREE);
    await signInAs('ben');
    await query();
    expect(asked().map(({ authorization }) => authorization)).toEqual(['JWT old', 'JWT ben']);
  });
});
