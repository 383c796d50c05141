import { readFileSync } from 'node:fs';
import { API_SCOPES } from '@setpoint/kernel';
import { buildSchema, parse, validate } from 'graphql';
import { scopeRefusal } from '../../src/partners/check-scopes.js';
import { FREE_ROOTS, ROOT_SCOPES, TYPE_SCOPES } from '../../src/partners/scopes.js';

const schema = buildSchema(readFileSync(new URL('../../api.graphql', import.meta.url), 'utf8'));
const supergraph = readFileSync(new URL('../../supergraph.graphql', import.meta.url), 'utf8');
const rules = new Map(
  Object.values(buildSchema(supergraph, { assumeValid: true }).getQueryType()!.getFields()).map(({ name, astNode }) => {
    const access = astNode?.directives?.find((directive) => directive.name.value === 'access');
    const rule = access?.arguments?.[0]?.value;
    return [name, rule?.kind === 'StringValue' ? rule.value : undefined];
  }),
);

const missing = (known: readonly string[], asked: readonly string[]) => asked.filter((name) => !known.includes(name));

describe('scopes of API keys', () => {
  const roots = Object.keys(schema.getQueryType()!.getFields());
  const known = [...Object.keys(ROOT_SCOPES), ...FREE_ROOTS];

  it('API-22 name every field of Query, each once, and none that is not there', () => {
    expect(missing(known, roots)).toEqual([]);
    expect(missing(roots, known)).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
    expect(missing(known, [...roots, 'planted'])).toEqual(['planted']);
  });

  it('API-22 open nothing that a visitor may not read', () => {
    const open = known.filter((field) => FREE_ROOTS.has(field) || ROOT_SCOPES[field]);
    expect(open.length).toBeGreaterThan(15);
    expect(open.filter((field) => rules.get(field) !== 'PUBLIC')).toEqual([]);
  });

  it('API-22 are all used, on types and fields that there are', () => {
    expect(new Set(Object.values(ROOT_SCOPES).filter(Boolean))).toEqual(new Set(API_SCOPES));
    for (const [type, { free }] of Object.entries(TYPE_SCOPES)) {
      const of = schema.getType(type);
      const fields = of && 'getFields' in of ? Object.keys(of.getFields()) : [];
      expect([type, missing(fields, free)]).toEqual([type, []]);
    }
  });

  it.each([
    ['{ courts { totalCount edges { node { id name city } } } }', null],
    ['{ sports { id name } }', null],
    ['{ __typename courts { edges { __typename } } }', null],
    ['{ matches { totalCount } }', 'API_SCOPE_MISSING'],
    ['{ a: matches { totalCount } }', 'API_SCOPE_MISSING'],
    ['query { ...M } fragment M on Query { matches { totalCount } }', 'API_SCOPE_MISSING'],
    ['{ courts { edges { node { ... on Court { id } } } } me { id } }', 'API_KEY_NOT_ALLOWED'],
    ['{ apiKeys { totalCount } }', 'API_KEY_NOT_ALLOWED'],
  ])('API-22 of centres: %s', (query, code) => {
    expect(scopeRefusal(schema, parse(query), ['COURTS_READ'])?.extensions['code'] ?? null).toBe(code);
  });

  it('API-22 let a key read the names of whom it meets, and no more of them without their scope', () => {
    const asks = (fields: string) => parse(`{ matches { edges { node { teamA { user { ${fields} } } } } } }`);
    expect(validate(schema, asks('id displayName sex'))).toEqual([]);
    expect(scopeRefusal(schema, asks('id displayName'), ['MATCHES_READ'])).toBeNull();
    const refusal = scopeRefusal(schema, asks('id sex'), ['MATCHES_READ']);
    expect(refusal?.extensions).toMatchObject({ code: 'API_SCOPE_MISSING', scope: 'PLAYERS_READ', field: 'User.sex' });
    expect(scopeRefusal(schema, asks('id sex'), ['MATCHES_READ', 'PLAYERS_READ'])).toBeNull();
  });
});
