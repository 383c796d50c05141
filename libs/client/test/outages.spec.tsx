import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, ServerError } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { createOutages } from '../src/transport/outages.js';

const QUERY = gql`
  query Both($id: ID) {
    one
    two(id: $id)
  }
`;
type Reply = ApolloLink.Result | Error;
const away = (...parts: readonly string[]): Reply => ({
  data: { one: parts.includes('one') ? null : 1, two: parts.includes('two') ? null : 2 },
  errors: parts.map((part) => ({
    message: 'This part is not available at the moment',
    path: [part],
    extensions: { code: 'SUBGRAPH_UNAVAILABLE' },
  })),
});
const whole: Reply = { data: { one: 1, two: 2 } };

/** A page that shows both; time goes on by hand. */
function open(first: Reply) {
  let reply = first;
  let due: (() => void) | null = null;
  let asked = 0;
  const outages = createOutages(
    (run) => {
      due = run;
      return () => (due = null);
    },
    () => 0,
  );
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1;
        if (reply instanceof Error) return observer.error(reply);
        observer.next(reply);
        observer.complete();
      }),
  );
  const apollo = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([outages.link, network]),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  outages.watch(apollo);
  const query = apollo.watchQuery({ query: QUERY, fetchPolicy: 'cache-and-network' });
  const shown: unknown[] = [];
  const page = query.subscribe(({ data, error, loading }) => {
    if (!loading) shown.push([data, Boolean(error)]);
  });
  const said: boolean[] = [];
  outages.subscribe(() => said.push(outages.isOut()));
  return {
    apollo,
    query,
    page,
    outages,
    shown,
    said,
    asked: () => asked,
    isWaiting: () => due !== null,
    answer: (next: Reply) => (reply = next),
    /** The time to try again has come. */
    async due() {
      await waitFor(() => expect(due).not.toBeNull());
      const run = due!;
      due = null;
      run();
    },
    /** It has come, and it was asked for again. */
    async later() {
      const before = asked;
      await this.due();
      await waitFor(() => expect(asked).toBeGreaterThan(before));
    },
  };
}

describe('what is missing on a page', () => {
  it('SHL-08~ is asked for again until it is back, and the page stays as it is meanwhile', async () => {
    const page = open(away('two'));
    await waitFor(() => expect(page.outages.isOut()).toBe(true));
    expect(page.shown).toEqual([[{ one: 1, two: null }, true]]);
    await page.later();
    await page.later();
    expect(page.shown).toHaveLength(1);
    page.answer(whole);
    await page.later();
    await waitFor(() => expect(page.outages.isOut()).toBe(false));
    expect(page.shown.at(-1)).toEqual([{ one: 1, two: 2 }, false]);
    expect(page.said).toEqual([true, false]);
    expect(page.isWaiting()).toBe(false);
  });

  it('comes back part by part', async () => {
    const page = open(away('one', 'two'));
    await waitFor(() => expect(page.outages.isOut()).toBe(true));
    page.answer(away('two'));
    await page.later();
    await waitFor(() => expect(page.shown.at(-1)).toEqual([{ one: 1, two: null }, true]));
    expect(page.outages.isOut()).toBe(true);
    page.answer(whole);
    await page.later();
    await waitFor(() => expect(page.shown.at(-1)).toEqual([{ one: 1, two: 2 }, false]));
  });

  it.each([
    ['there is no connection', new TypeError('Failed to fetch')],
    [
      'the gateway is away',
      new ServerError('Bad gateway', { response: new Response('', { status: 502 }), bodyText: '' }),
    ],
  ])('is all of it while %s', async (_, failure) => {
    const page = open(failure);
    await waitFor(() => expect(page.outages.isOut()).toBe(true));
    page.answer(whole);
    await page.later();
    await waitFor(() => expect(page.shown.at(-1)).toEqual([{ one: 1, two: 2 }, false]));
    expect(page.outages.isOut()).toBe(false);
  });

  it.each<[string, Reply]>([
    ['a refusal', { data: { one: 1, two: null }, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] }],
    [
      'a fault of ours',
      { data: { one: 1, two: null }, errors: [{ message: 'no', extensions: { code: 'INTERNAL_ERROR' } }] },
    ],
    ['a limit', new ServerError('Too many', { response: new Response('', { status: 429 }), bodyText: '' })],
  ])('is not asked for again after %s', async (_, reply) => {
    const page = open(reply);
    await waitFor(() => expect(page.shown).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect([page.outages.isOut(), page.isWaiting(), page.asked()]).toEqual([false, false, 1]);
  });

  it('is forgotten with the page', async () => {
    const page = open(away('two'));
    await waitFor(() => expect(page.outages.isOut()).toBe(true));
    page.page.unsubscribe();
    await page.due();
    await waitFor(() => expect(page.outages.isOut()).toBe(false));
    expect([page.asked(), page.isWaiting()]).toEqual([1, false]);
  });

  it('is no longer missing once somebody asked again themselves', async () => {
    const page = open(away('two'));
    await waitFor(() => expect(page.outages.isOut()).toBe(true));
    page.answer(whole);
    await page.query.refetch();
    await waitFor(() => expect(page.outages.isOut()).toBe(false));
    expect(page.isWaiting()).toBe(false);
  });
});
