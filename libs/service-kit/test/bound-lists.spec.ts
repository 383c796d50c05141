import { buildSchema, graphql } from 'graphql';
import { boundLists } from '../src/graphql/bound-lists.js';
import { eachField } from '../src/graphql/each-field.js';

const schema = buildSchema(`
  directive @access(rule: String!) on FIELD_DEFINITION
  type Query {
    courts(ids: [ID!]!): Int @access(rule: "PUBLIC")
    found(filter: Filter): Int @access(rule: "PUBLIC")
    ended(ids: [ID!]!): Int @access(rule: "INTERNAL")
  }
  input Filter { near: Near  sports: [Int!] }
  input Near { names: [String!]  other: Filter }
`);
for (const { field } of eachField(schema)) field.resolve = () => 1;
boundLists(schema);

const names = (count: number) => Array.from({ length: count }, (_, i) => String(i));
const asked = async (source: string, variableValues: Record<string, unknown>) => {
  const { data, errors } = await graphql({ schema, source, variableValues });
  return errors ? errors[0]!.message : Object.values(data!)[0];
};

describe('lists in arguments', () => {
  const refused = 'A list in the arguments has at most 500 items';

  it('API-14~ are refused where they are too long, before anything is read', async () => {
    const courts = 'query ($ids: [ID!]!) { courts(ids: $ids) }';
    expect(await asked(courts, { ids: names(500) })).toBe(1);
    expect(await asked(courts, { ids: names(501) })).toBe(refused);
  });

  it('API-14~ are looked for in all that is given', async () => {
    const found = 'query ($filter: Filter) { found(filter: $filter) }';
    expect(await asked(found, { filter: { near: { other: { near: { names: names(500) } } } } })).toBe(1);
    expect(await asked(found, { filter: { near: { other: { near: { names: names(501) } } } } })).toBe(refused);
  });

  it('leave to fields that only the gateway calls how many they take', async () => {
    expect(await asked('query ($ids: [ID!]!) { ended(ids: $ids) }', { ids: names(501) })).toBe(1);
  });
});
