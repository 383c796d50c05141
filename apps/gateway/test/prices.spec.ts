import { buildSchema, getOperationAST, parse } from 'graphql';
import { compose } from '../../../tools/compose/supergraph.ts';
import { answeredCost } from '../src/limits/answered-cost.js';
import { measure } from '../src/limits/measure.js';
import { pricesOf } from '../src/limits/prices.js';

const sdl = /* GraphQL */ `
  type Query {
    players(first: Int = 20): [Player!]! @access(rule: "PUBLIC") @cost(weight: 500)
    league: League @access(rule: "PUBLIC")
  }
  type League @access(rule: "PUBLIC") {
    id: ID!
    groups: [Group!]! @listSize(assumedSize: 300)
    phases: [Phase!]!
  }
  type Group @access(rule: "PUBLIC") {
    id: ID!
    standing: Int @cost(weight: 3)
  }
  type Phase @access(rule: "PUBLIC") {
    id: ID!
  }
  type Player @access(rule: "PUBLIC") {
    id: ID!
  }
`;
const { supergraph, api } = compose([{ name: 'leagues', sdl }]);
const prices = pricesOf(buildSchema(supergraph, { assumeValid: true, assumeValidSDL: true }));
const schema = buildSchema(api);

function priceOf(query: string) {
  const document = parse(query);
  return measure(schema, document, getOperationAST(document)!, {}, prices);
}

describe('the price of an operation', () => {
  it.each([
    ['objects asked for, and what searching costs', '{ players(first: 30) { id } }', 530],
    ['each search', '{ a: players(first: 1) { id } b: players(first: 1) { id } }', 1_002],
    ['a list as long as its contract says', '{ league { groups { id } } }', 301],
    ['five of a list of which nothing is said', '{ league { phases { id } } }', 6],
    [
      'nothing that is left out',
      '{ league { id groups @include(if: false) { id } phases @skip(if: true) { id } } }',
      1,
    ],
    ['a field of each object', '{ league { groups { standing } } }', 1 + 300 * 4],
  ])('API-23~ counts %s', (_what, query, cost) => {
    expect(priceOf(query).cost).toBe(cost);
  });

  it('API-23~ is corrected by the objects that there were; what fields cost by themselves stays', () => {
    const asked = priceOf('{ players(first: 30) { id } league { id } }');
    expect(asked.cost).toBe(531);
    expect(answeredCost(asked, { players: [{ id: '1' }, { id: '2' }], league: null })).toBe(500 + 1 + 2);
    expect(answeredCost(asked, null)).toBe(500);
  });
});
