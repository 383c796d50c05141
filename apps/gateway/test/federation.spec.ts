/** Answers of the federated graph: the same as a stock ApolloGateway's where that one is right, and no worse elsewhere. */
import { graphql } from 'graphql';
import type { SubgraphAnswer } from '../src/sources/subgraph.js';
import { startGateways, type Gateways, type Result } from './fixture/hard-graph.js';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});
afterAll(() => gateways.stop());

const same = async (query: string, variables = {}): Promise<Result> => {
  const [theirs, mine] = [await gateways.stock(query, variables), await gateways.ours(query, variables)];
  // the order of keys is part of the answer
  expect({ query, data: JSON.stringify(mine.data) }).toEqual({ query, data: JSON.stringify(theirs.data) });
  expect(Boolean(mine.errors)).toBe(Boolean(theirs.errors ?? theirs.extensions?.valueCompletion));
  return mine;
};

describe('the federated graph', () => {
  it.each([
    '{ people { id name club { name courts sunny owner { name title greeting } } } }',
    '{ feed { __typename ... on Person { id title } ... on Club { id motto } ... on Named { name } } }',
    '{ feedOrNot { kind: __typename ... on Named { label: name } ... on Owned { owner { id } } } }',
    '{ people { ...A friends { ...A ...B } } } fragment A on Person { name best { name } } fragment B on Person { best { greeting } }',
    '{ people { scores hand home { city } home { street } named { __typename name } } }',
    '{ someone(id: "p4") { id title greeting } again: someone(id: "nobody") { id } }',
    '{ clubs { owner { id name hand } trouble strict } }',
    '{ people { memberOf { strict name } } }',
    '{ __typename now people { __typename } }',
    '{ __schema { queryType { name } } now __type(name: "Club") { kind fields { name } } }',
    '{ people { a: title(long: true) b: title } }',
  ])('API-00 gives the same answer as the stock gateway: %s', async (query) => {
    await same(query);
  });

  it.each([[{ yes: true, no: false }], [{ yes: false, no: true }], [{ yes: true, no: true }]])(
    'API-00 follows conditions, with %j',
    async (variables) => {
      await same(
        `query C($yes: Boolean!, $no: Boolean = true) {
         people @include(if: $yes) { id title @skip(if: $no) club @skip(if: $yes) { sunny } ... on Person @include(if: $no) { greeting } }
         now @skip(if: $no)
         __schema @include(if: $no) { queryType { name } }
       }`,
        variables,
      );
      await same('query D($no: Boolean = true) { people { name @skip(if: $no) id } }');
    },
  );

  it('API-00 answers where a fragment of the client is used twice below one entity', async () => {
    const { data } = await same(`{
      someone(id: "p3") { followers { ...P } following { ...P } best { title } }
    } fragment P on Connection { totalCount pageInfo { hasNextPage } }`);
    expect(data).toEqual({
      someone: {
        followers: { totalCount: 3, pageInfo: { hasNextPage: true } },
        following: { totalCount: 6, pageInfo: { hasNextPage: false } },
        best: { title: 'Dr' },
      },
    });
  });

  it('API-00 answers a mutation with such fragments, and with several fields', async () => {
    const { data } = await same(`mutation {
      first: greet(id: "p1") { followers { ...P } following { ...P } }
      cheer(id: "c2") { owner { followers { ...P } } sunny }
      last: greet(id: "p2") { greeting }
    } fragment P on Connection { totalCount pageInfo { hasNextPage } }`);
    expect(Object.keys(data!)).toEqual(['first', 'cheer', 'last']);
    expect(data).toMatchObject({ first: { followers: { totalCount: 1 } }, cheer: { sunny: false } });
  });

  it.each(['r0', 'r1', 'e0', 'first'])('API-00 takes a variable named $%s for what it is', async (name) => {
    const query = `query ($${name}: Boolean) { someone(id: "p2") { title(long: $${name}) best { title(long: $${name}) } club { courts } } }`;
    const { data } = await same(query, { [name]: true });
    expect(data).toMatchObject({ someone: { title: 'Doctor', best: { title: 'Doctor' } } });
  });

  it('API-00 answers fields that a subgraph adds to an interface of another one', async () => {
    const { data } = await same('{ media { id likes ... on Photo { width } ... on Film { minutes } __typename } }');
    expect(data).toEqual({
      media: [
        { id: 'photo', likes: 5, width: 800, __typename: 'Photo' },
        null,
        { id: 'film', likes: 4, minutes: 3, __typename: 'Film' },
      ],
    });
  });

  it('API-14 is not led astray by names that mean something to JavaScript', async () => {
    const { data } = await same(
      '{ someone(id: "p2") { constructor: name toString: id __proto__: club { valueOf: name } } }',
    );
    const someone = data!['someone'] as Record<string, unknown>;
    expect(JSON.stringify(someone)).toBe('{"constructor":"Name p2","toString":"p2","__proto__":{"valueOf":"Club c1"}}');
    await same('{ people { hasOwnProperty: club { constructor: name } __proto__: friends { title } } }');
    expect(({} as Record<string, unknown>)['valueOf']).toBe(Object.prototype.valueOf);
  });

  it('API-11 tells the error of one entity at every place where the entity stands', async () => {
    const { errors } = await gateways.ours('{ feed { ... on Person { club { trouble } } ... on Club { trouble } } }');
    expect(errors!.map(({ path }) => path!.join('.')).sort()).toEqual(['feed.1.trouble', 'feed.2.club.trouble'].sort());
  });

  it('API-00 asks for an entity once per fetch', async () => {
    gateways.sent.length = 0;
    await gateways.ours('{ people { friends { title } } }');
    const asked = gateways.sent.map(({ representations }) => (representations ?? []) as unknown[]);
    for (const representations of asked) {
      expect(new Set(representations.map((one) => JSON.stringify(one))).size).toBe(representations.length);
    }
    expect(asked.at(-1)).toHaveLength(4);
  });

  it('API-00 shows the graph that clients may see, as the composed file does', async () => {
    const about = await graphql({ schema: gateways.graph.schema, source: '{ __schema { types { name } } }' });
    expect(JSON.stringify(about.data)).not.toMatch(/join__|_Entity|_Service/);
  });
});

describe('one answer of a subgraph that makes no sense', () => {
  const QUERY = '{ people { id club { courts } memberOf { id } } now }';
  const answers: [string, (answer: SubgraphAnswer) => unknown][] = [
    ['text instead of data', () => ({ data: 'nothing' })],
    ['neither data nor errors', () => ({})],
    ['another number of entities', () => ({ data: { _entities: [] } })],
    ['no list of entities', () => ({ data: { _entities: { id: 1 } } })],
    ['text instead of entities', ({ data }) => entities(data, () => 'nothing')],
    ['a number as type name', ({ data }) => entities(data, (entity) => ({ ...entity, __typename: 7 }))],
    ['text instead of a list', ({ data }) => entities(data, (entity) => ({ ...entity, memberOf: 'c1' }))],
    ['an object instead of a list', ({ data }) => entities(data, (entity) => ({ ...entity, memberOf: { id: 'c1' } }))],
    ['a list instead of a number', ({ data }) => entities(data, (entity) => ({ ...entity, courts: [1] }))],
    ['errors without texts', () => ({ data: null, errors: [{ extensions: { code: 'ODD' } }] })],
    ['errors with paths that lead nowhere', () => ({ data: null, errors: [{ message: 'x', path: 'courts' }] })],
  ];
  const entities = (data: SubgraphAnswer['data'], change: (entity: Record<string, unknown>) => unknown) => ({
    data: { _entities: (data!['_entities'] as Record<string, unknown>[]).map(change) },
  });

  it.each(answers)('API-11 leaves the rest as it is: %s', async (_, change) => {
    const disturbance = {
      change: {
        ours: (name: string, answer: SubgraphAnswer) => (name === 'clubs' ? change(answer) : answer),
        stock: (_name: string, answer: SubgraphAnswer) => answer,
      },
    };
    const { data, errors } = await gateways.ours(QUERY, {}, disturbance);
    const people = data!['people'] as ({ id: string } | null)[];
    expect(people.map((person) => person?.id ?? null)).toEqual(['p1', null, 'p2', 'p3', 'p4']);
    expect(data!['now']).toBe('sun');
    expect(errors!.length).toBeGreaterThan(0);
    expect(JSON.stringify(errors!.map(({ message, path }) => [message, path]))).not.toMatch(/clubs|_entities|@/);
  });
});
