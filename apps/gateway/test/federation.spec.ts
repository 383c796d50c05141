/** The plans' runner against Apollo's own, on a graph with everything that makes shapes hard. */
import { ApolloGateway, LocalGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { FEDERATION_HEAD } from '@setpoint/service-kit';
import fc from 'fast-check';
import { graphql, parse, type GraphQLSchema } from 'graphql';
import { compose } from '../../../tools/compose/supergraph.ts';
import { visitor } from '../src/auth/caller.js';
import type { GatewayContext } from '../src/context.js';
import { FederatedGraph } from '../src/federation/federated-graph.js';
import { InProcessSubgraph } from '../src/sources/in-process-subgraph.js';
import { SubgraphFetcher } from '../src/sources/subgraph-fetcher.js';
import { GatewayMetrics } from '../src/telemetry/metrics.js';

const SDL = {
  people: `
    type Query @access(rule: "PUBLIC") { people: [Person] someone(id: ID!): Person feed: [Feed!] feedOrNot: [Feed] }
    union Feed = Person | Club
    interface Named { name: String! }
    enum Hand { LEFT RIGHT }
    type Person implements Named @key(fields: "id") @access(rule: "PUBLIC") {
      id: ID! name: String! hand: Hand scores: [[Int]] friends: [Person!] best: Person club: Club home: Place named: [Named]
    }
    type Club implements Named @key(fields: "id") @access(rule: "PUBLIC") { id: ID! name: String! }
    type Place @shareable @access(rule: "PUBLIC") { city: String street: String }
  `,
  clubs: `
    type Query @access(rule: "PUBLIC") { clubs: [Club!] }
    interface Owned { owner: Person }
    type Club implements Owned @key(fields: "id") @access(rule: "PUBLIC") { id: ID! courts: Int! owner: Person motto: String rival: Club trouble: String strict: String! }
    type Person @key(fields: "id") @access(rule: "PUBLIC") { id: ID! memberOf: [Club] title(long: Boolean = false): String }
  `,
  weather: `
    type Query @access(rule: "PUBLIC") { now: String! }
    type Person @key(fields: "id") @access(rule: "PUBLIC") { id: ID! name: String! @external greeting: String @requires(fields: "name") }
    type Club @key(fields: "id") @access(rule: "PUBLIC") { id: ID! sunny: Boolean }
  `,
} as const;

const PEOPLE = ['p1', 'p2', 'p3', 'p4'];
const CLUBS = ['c1', 'c2'];
const person = (id: string) => ({ __typename: 'Person', id });
const club = (id: string) => ({ __typename: 'Club', id });
const n = (id: string) => Number(id.slice(1));

const resolvers: Record<keyof typeof SDL, Record<string, Record<string, unknown>>> = {
  people: {
    Query: {
      people: () => [person('p1'), null, ...PEOPLE.slice(1).map(person)],
      someone: (_: unknown, { id }: { id: string }) => (PEOPLE.includes(id) ? person(id) : null),
      feed: () => [person('p1'), club('c1'), person('p2')],
      feedOrNot: () => [null, club('c2'), person('p1')],
    },
    Person: {
      __resolveReference: ({ id }: { id: string }) => (id === 'p4' ? null : person(id)),
      name: ({ id }: { id: string }) => `Name ${id}`,
      hand: ({ id }: { id: string }) => (n(id) % 2 ? 'LEFT' : null),
      scores: ({ id }: { id: string }) => [[n(id), null], null, []],
      friends: ({ id }: { id: string }) => PEOPLE.filter((other) => other !== id).map(person),
      best: ({ id }: { id: string }) => (id === 'p1' ? null : person('p1')),
      club: ({ id }: { id: string }) => club(CLUBS[n(id) % 2]!),
      home: ({ id }: { id: string }) => ({ city: 'Milano', street: id === 'p2' ? null : 'Via' }),
      named: ({ id }: { id: string }) => [person(id), club('c1'), null],
    },
    Club: { __resolveReference: ({ id }: { id: string }) => club(id), name: ({ id }: { id: string }) => `Club ${id}` },
  },
  clubs: {
    Query: { clubs: () => CLUBS.map(club) },
    Club: {
      __resolveReference: ({ id }: { id: string }) => club(id),
      courts: ({ id }: { id: string }) => n(id) * 3,
      owner: ({ id }: { id: string }) => person(PEOPLE[n(id)]!),
      motto: ({ id }: { id: string }) => (id === 'c1' ? 'Play' : null),
      rival: ({ id }: { id: string }) => club(id === 'c1' ? 'c2' : 'c1'),
      trouble: ({ id }: { id: string }) => {
        if (id === 'c1') throw new Error('broken');
        return 'none';
      },
      strict: ({ id }: { id: string }) => {
        if (id === 'c2') throw new Error('broken');
        return 'fine';
      },
    },
    Person: {
      __resolveReference: ({ id }: { id: string }) => person(id),
      memberOf: ({ id }: { id: string }) => [club(CLUBS[n(id) % 2]!), null],
      title: (_: unknown, { long }: { long: boolean }) => (long ? 'Doctor' : 'Dr'),
    },
  },
  weather: {
    Query: { now: () => 'sun' },
    Person: {
      __resolveReference: (reference: { id: string; name: string }) => ({ __typename: 'Person', ...reference }),
      greeting: ({ name }: { name: string }) => `Hello ${name}`,
    },
    Club: { __resolveReference: ({ id }: { id: string }) => club(id), sunny: ({ id }: { id: string }) => id === 'c1' },
  },
};

const contracts = Object.entries(SDL).map(([name, sdl]) => ({ name, sdl }));
const { supergraph } = compose(contracts);
const schemas = Object.fromEntries(
  contracts.map(({ name, sdl }) => [
    name,
    buildSubgraphSchema([
      { typeDefs: parse(FEDERATION_HEAD + sdl), resolvers: resolvers[name as keyof typeof SDL] as never },
    ]),
  ]),
) as Record<string, GraphQLSchema>;

interface Result {
  readonly data?: unknown;
  readonly errors?: readonly { path?: readonly (string | number)[]; message: string }[];
  readonly extensions?: { valueCompletion?: readonly { path?: readonly (string | number)[] }[] };
}

describe('running a query plan', () => {
  let apollo: ApolloServer;
  let ours: ApolloServer<GatewayContext>;
  let graph: FederatedGraph;
  const representations: unknown[][] = [];
  beforeAll(async () => {
    apollo = new ApolloServer({
      introspection: true,
      gateway: new ApolloGateway({
        supergraphSdl: supergraph,
        buildService: ({ name }) => new LocalGraphQLDataSource(schemas[name]!),
      }),
    });
    const metrics = new GatewayMetrics();
    const fetchers = new Map(
      Object.entries(schemas).map(([name, schema]) => {
        const local = new InProcessSubgraph(name, { schema, contextFor: () => ({}) });
        const subgraph = {
          name,
          send: (request: Parameters<typeof local.send>[0]) => {
            representations.push((request.variables['representations'] ?? []) as unknown[]);
            return local.send(request);
          },
          stop: () => local.stop(),
        };
        return [name, new SubgraphFetcher(subgraph, { queryMs: 5_000, mutationMs: 5_000 }, metrics, () => undefined)];
      }),
    );
    graph = new FederatedGraph(supergraph, (name) => fetchers.get(name)!);
    ours = new ApolloServer<GatewayContext>({ introspection: true, gateway: graph });
    await Promise.all([apollo.start(), ours.start()]);
  });
  afterAll(() => Promise.all([apollo.stop(), ours.stop()]));

  const context = (): GatewayContext => ({
    caller: visitor,
    requestId: 'r',
    address: 'a',
    subgraphHeaders: {},
    unavailable: new Set(),
    counted: false,
  });
  const viaApollo = async (query: string, variables = {}): Promise<Result> => {
    const { body } = await apollo.executeOperation({ query, variables });
    return JSON.parse(JSON.stringify(body.kind === 'single' ? body.singleResult : null)) as Result;
  };
  const viaOurs = async (query: string, variables = {}): Promise<Result> => {
    const { body } = await ours.executeOperation({ query, variables }, { contextValue: context() });
    return JSON.parse(JSON.stringify(body.kind === 'single' ? body.singleResult : null)) as Result;
  };
  const pathsOf = (result: Result) =>
    [...(result.errors ?? result.extensions?.valueCompletion ?? [])].map(({ path }) => (path ?? []).join('.')).sort();

  const same = async (query: string, variables = {}) => {
    const [theirs, mine] = [await viaApollo(query, variables), await viaOurs(query, variables)];
    expect({ query, data: mine.data }).toEqual({ query, data: theirs.data });
    // the order of keys is part of the answer
    expect(JSON.stringify(mine.data)).toBe(JSON.stringify(theirs.data));
    expect([...new Set(pathsOf(mine))]).toEqual([...new Set(pathsOf(theirs))]);
    return mine;
  };

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

  it('API-00 gives the same answers to whatever is asked', async () => {
    const fields = {
      Person: ['id', 'name', 'hand', 'scores', 'title', 'greeting', '__typename'],
      Club: ['id', 'name', 'courts', 'motto', 'sunny', 'trouble', 'strict', '__typename'],
    };
    const links = {
      Person: { friends: 'Person', best: 'Person', club: 'Club', memberOf: 'Club', named: 'Named' },
      Club: { owner: 'Person', rival: 'Club' },
    };
    const selection = (type: string, depth: number): fc.Arbitrary<string> => {
      if (type === 'Named' || type === 'Feed') {
        const part = (on: 'Person' | 'Club') => selection(on, depth - 1).map((inner) => `... on ${on} ${inner}`);
        return fc
          .tuple(part('Person'), part('Club'), fc.constantFrom('', '__typename', '... on Named { name }'))
          .map(([p, c, more]) => `{ ${more} ${p} ${c} }`);
      }
      const of = type as 'Person' | 'Club';
      const leaf = fc
        .tuple(fc.constantFrom('', 'x: ', 'y: '), fc.constantFrom(...fields[of]))
        .map(([alias, name]) => (alias ? `${alias.trim().slice(0, -1)}_${name}: ${name}` : name));
      if (depth <= 0) return fc.array(leaf, { minLength: 1, maxLength: 4 }).map((all) => `{ ${all.join(' ')} }`);
      const link = fc
        .constantFrom(...Object.entries(links[of]))
        .chain(([name, target]) => selection(target, depth - 1).map((inner) => `${name} ${inner}`));
      return fc
        .array(fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 2, arbitrary: link }), { minLength: 1, maxLength: 5 })
        .map((all) => `{ ${all.join(' ')} }`);
    };
    const root = fc.oneof(
      selection('Person', 3).map((inner) => `people ${inner}`),
      selection('Person', 3).map((inner) => `someone(id: "p2") ${inner}`),
      selection('Club', 3).map((inner) => `clubs ${inner}`),
      selection('Feed', 3).map((inner) => `feed ${inner}`),
      selection('Feed', 2).map((inner) => `feedOrNot ${inner}`),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(root, { minLength: 1, maxLength: 3 }), async (roots) => {
        const query = `{ ${roots.map((text, i) => `r${i}: ${text}`).join(' ')} }`;
        // Apollo's own pairs errors with the wrong entity where some of a list can't be asked about: answers are compared
        const [theirs, mine] = [await viaApollo(query), await viaOurs(query)];
        expect({ query, data: mine.data }).toEqual({ query, data: theirs.data });
        expect(Boolean(mine.errors)).toBe(Boolean(theirs.errors ?? theirs.extensions?.valueCompletion));
      }),
      { numRuns: Number(process.env['RUNS'] ?? 120) },
    );
  }, 120_000);

  it('API-11 tells the error of one entity at every place where the entity stands', async () => {
    const { errors } = await viaOurs('{ feed { ... on Person { club { trouble } } ... on Club { trouble } } }');
    expect(errors!.map(({ path }) => path!.join('.')).sort()).toEqual(['feed.1.trouble', 'feed.2.club.trouble'].sort());
  });

  it('API-00 asks for an entity once per fetch', async () => {
    representations.length = 0;
    await viaOurs('{ people { friends { title } } }');
    for (const asked of representations) {
      expect(new Set(asked.map((representation) => JSON.stringify(representation))).size).toBe(asked.length);
    }
    expect(representations.at(-1)).toHaveLength(4);
  });

  it('API-14 is not led astray by names that mean something to JavaScript', async () => {
    await same('{ people { constructor: name toString: id } }');
    await same('{ people { hasOwnProperty: club { valueOf: name } } }');
    await viaOurs('{ people { __proto__: club { polluted: name } } }');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('API-00 shows the graph that clients may see, as the composed file does', async () => {
    const about = await graphql({ schema: graph.schema, source: '{ __schema { types { name } } }' });
    expect(JSON.stringify(about.data)).not.toMatch(/join__|_Entity|_Service/);
  });
});
