import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { measure } from '../../src/limits/measure.js';
import { pricesOf } from '../../src/limits/prices.js';
import { parse, type OperationDefinitionNode } from 'graphql';

const PAGE_FIELDS = ['edges', 'nodes'];
/** Longer lists are for connections. */
const LONGEST = 1_000;
/** Only the gateway asks for these, with as many ids as it has sessions and sockets. */
const INTERNAL = ['Query.endedSessions', 'ConversationReaders.userIds'];

const supergraph = buildSchema(readFileSync(new URL('../../supergraph.graphql', import.meta.url), 'utf8'), {
  assumeValid: true,
});

interface List {
  readonly coordinate: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly size: number | null;
}

/** Fields that answer a list, but for those of a connection. */
const listsOf = (schema: GraphQLSchema): List[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'))
    .flatMap((type) =>
      Object.values((type as { getFields(): Record<string, GraphQLField<unknown, unknown>> }).getFields())
        .filter(({ name, type: answer }) => {
          const isPage = PAGE_FIELDS.includes(name) && type.name.endsWith('Connection');
          return isListType(getNullableType(answer)) && !isPage;
        })
        .map((field) => ({ coordinate: `${type.name}.${field.name}`, field, size: sizeOf(field) })),
    );

function sizeOf({ astNode }: GraphQLField<unknown, unknown>): number | null {
  const value = astNode?.directives
    ?.find(({ name }) => name.value === 'listSize')
    ?.arguments?.find(({ name }) => name.value === 'assumedSize')?.value;
  return value?.kind === Kind.INT ? Number(value.value) : null;
}

const unbounded = (schema: GraphQLSchema) =>
  listsOf(schema)
    .filter(({ size }) => size === null)
    .map(({ coordinate }) => coordinate);

describe('the lists of the graph', () => {
  it('API-14~ are pages of a connection, or tell how long they can be', () => {
    expect(listsOf(supergraph).length).toBeGreaterThan(150);
    expect(unbounded(supergraph)).toEqual([]);
  });

  it('API-14~ would be found without a bound', () => {
    const planted = buildSchema(`
      directive @listSize(assumedSize: Int) on FIELD_DEFINITION
      type Query { courts: CourtConnection!  sports: [Int!]! @listSize(assumedSize: 2)  nodes: [Int!]!  names: [String!] }
      type CourtConnection { edges: [CourtEdge!]! }
      type CourtEdge { cursor: String! }
    `);
    expect(unbounded(planted)).toEqual(['Query.nodes', 'Query.names']);
  });

  it('API-14~ are short where they are no pages', () => {
    const long = listsOf(supergraph).filter(
      ({ size, coordinate }) => size! > LONGEST && !INTERNAL.includes(coordinate),
    );
    expect(long.map(({ coordinate }) => coordinate)).toEqual(['Query.myCalendar']);
  });

  it('API-14~ have as many values of an enumeration as it has, at most', () => {
    const wrong = listsOf(supergraph).filter(({ field, size }) => {
      const item = getNamedType(field.type);
      // the form of a player is the same values again
      return isEnumType(item) && item.name !== 'FormResult' && size !== item.getValues().length;
    });
    expect(wrong.map(({ coordinate }) => coordinate)).toEqual([]);
  });

  it('API-14~ count with their length in the price of an operation', () => {
    const prices = pricesOf(supergraph);
    expect(listsOf(supergraph).filter(({ coordinate, size }) => prices.lengths.get(coordinate) !== size)).toEqual([]);
    const document = parse('{ leagueGroup(id: "1") { phase { groups { id } } } }');
    const operation = document.definitions[0] as OperationDefinitionNode;
    expect(measure(supergraph, document, operation, {}, prices).cost).toBe(302);
  });
});
