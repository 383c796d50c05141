/**
 * Random operations through the product's gateway and a stock ApolloGateway, over the same subgraphs.
 * `OPERATIONS=5000` runs more of them, and `npm test -- --seed 123` others.
 */
import fc from 'fast-check';
import type { SubgraphAnswer } from '../src/sources/subgraph.js';
import { startGateways, type Disturbance, type Gateways } from './fixture/hard-graph.js';
import { operations, type Operation } from './fixture/random-operations.js';

const RUNS = process.env['SOAK'] ? 2_000 : 120;
const SUBGRAPHS = ['people', 'clubs', 'weather'];

let gateways: Gateways;
/** How many operations were compared, and how many of them were refused as not valid: those compare nothing. */
const counted = { compared: 0, refused: 0, changed: 0 };
beforeAll(async () => {
  gateways = await startGateways();
});
afterAll(() => gateways.stop());
afterAll(() => {
  console.info(`operations: ${JSON.stringify(counted)}`);
  expect(counted.refused).toBeLessThan(counted.compared / 10);
});

const compare = async ({ query, variables }: Operation, disturbance: Disturbance, errorsToo: boolean) => {
  const theirs = await gateways.stock(query, variables, disturbance);
  const mine = await gateways.ours(query, variables, disturbance);
  counted.compared += 1;
  if (theirs.data === undefined) counted.refused += 1;
  expect({ query, variables, data: JSON.stringify(mine.data) }).toEqual({
    query,
    variables,
    data: JSON.stringify(theirs.data),
  });
  if (errorsToo) expect(Boolean(mine.errors)).toBe(Boolean(theirs.errors ?? theirs.extensions?.valueCompletion));
  expect(mine.extensions).toBeUndefined();
  for (const { path } of mine.errors ?? []) expect(path ?? []).not.toContain('@');
};

const check = <T>(arbitrary: fc.Arbitrary<T>, share: number, property: (value: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitrary, property), { numRuns: Math.ceil(RUNS * share) });

const timeout = 60_000 + RUNS * 100;

describe('random operations are answered as by a stock gateway', () => {
  it('API-00 when all is well', () => check(operations, 0.5, (operation) => compare(operation, {}, true)), timeout);

  it(
    'API-11 while one subgraph gives no answer',
    () =>
      check(fc.tuple(operations, fc.constantFrom(...SUBGRAPHS)), 0.2, ([operation, away]) =>
        compare(operation, { away }, true),
      ),
    timeout,
  );

  it(
    'API-11 while one subgraph is slow, so that answers come in another order',
    () =>
      check(fc.tuple(operations, fc.constantFrom(...SUBGRAPHS)), 0.1, ([operation, subgraph]) =>
        compare(operation, { slow: { subgraph, ms: 2 } }, true),
      ),
    timeout,
  );

  it(
    'API-11 with null where subgraphs send a field of another shape',
    () =>
      check(
        fc.tuple(operations, fc.constantFrom(...FIELDS), fc.constantFrom(...JUNK)),
        0.2,
        ([operation, field, junk]) => {
          const put = (value: unknown) => (_: string, answer: SubgraphAnswer) => replaced(answer, field, value);
          return compare(operation, { change: { ours: put(junk), stock: put(null) } }, false);
        },
      ),
    timeout,
  );
});

/** Nullable fields that hold objects or lists, under the names that the generated operations give them. */
const FIELDS = ['club', 'best', 'friends', 'memberOf', 'owner', 'rival', 'scores', 'named', 'home', 'followers'];
const JUNK: unknown[] = ['text', 7, true];

function replaced(value: unknown, field: string, by: unknown): SubgraphAnswer {
  const change = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(change);
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).map(([name, inner]) => {
      const hit = inner !== null && (name === field || name.endsWith(`_${field}`));
      if (hit) counted.changed += 1;
      return [name, hit ? by : change(inner)] as const;
    });
    return Object.fromEntries(entries);
  };
  return change(value) as SubgraphAnswer;
}
