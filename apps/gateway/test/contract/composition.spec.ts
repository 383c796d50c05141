import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Supergraph } from '@apollo/federation-internals';
import { buildSchema, parse } from 'graphql';
import { unreachableTypes } from './reachable-types.js';
import { compose, findAccessErrors, readContracts } from '../../../../tools/compose/supergraph.ts';

const apps = fileURLToPath(new URL('../../..', import.meta.url));
const contracts = readContracts(apps);
const committed = (file: string) => readFileSync(`${apps}/gateway/${file}`, 'utf8');

describe('the contracts of the services', () => {
  it('API-00 compose into one graph, and the committed one is the one they compose into', () => {
    const { supergraph, api } = compose(contracts);
    expect(committed('supergraph.graphql')).toBe(supergraph);
    expect(committed('api.graphql')).toBe(api);
  });

  it('API-00 show clients neither federation machinery nor what only the gateway calls', () => {
    const api = committed('api.graphql');
    expect(api).not.toMatch(/_entities|_service|join__|@inaccessible|signingKeys|exchangeProviderToken/);
    expect(buildSchema(api).getQueryType()!.getFields()).toHaveProperty('me');
  });

  it('API-13~ show clients no type that nothing public leads to', () => {
    // what the gateway serves, which introspection shows; api.graphql is a tidied print of it
    const served = Supergraph.build(committed('supergraph.graphql')).apiSchema().toGraphQLJSSchema();
    expect(unreachableTypes(served)).toEqual([]);
    const planted = buildSchema(`
      type Query { court(filter: Filter): Court }
      input Filter { surface: Surface }
      enum Surface { CLAY }
      interface Court { name: String }
      type PublicCourt implements Court { name: String  owner: Owner }
      type Owner { name: String }
      type AuditPayload { reason: Reason }
      enum Reason { FRAUD }
      input AuditInput { reason: Reason }
      scalar Secret
    `);
    expect(unreachableTypes(planted)).toEqual(['AuditInput', 'AuditPayload', 'Reason', 'Secret']);
  });

  it.each(contracts.map(({ name, sdl }) => [name, sdl] as const))(
    'API-13 name a rule for every field of %s',
    (_name, sdl) => {
      expect(findAccessErrors(parse(sdl))).toEqual([]);
    },
  );

  it('API-13 are refused when a field has no rule, one that does not exist, or no way to be refused alone', () => {
    const planted = parse(`
      type Query { open: Int  closed: Int @access(rule: "SUPPORT")  odd: Int @access(rule: "EVERYBODY") }
      type Court @access(rule: "PUBLIC") { name: String }
      extend type Court { city: String }
      extend type Court { secret: Int! @access(rule: "SELF")  hint: Int @access(rule: "SELF") }
    `);
    expect(findAccessErrors(planted)).toEqual([
      { coordinate: 'Query.open', message: 'has no @access rule' },
      { coordinate: 'Query.odd', message: 'has an unknown rule, EVERYBODY' },
      { coordinate: 'Court.secret', message: 'is refused to some (SELF), so it has to be nullable' },
    ]);
  });

  it('API-20 are refused when they contradict each other', () => {
    const one = { name: 'one', sdl: 'type Query { a: Int @access(rule: "PUBLIC") }' };
    const other = { name: 'other', sdl: 'type Query { a: String @access(rule: "PUBLIC") }' };
    expect(() => compose([one, other])).toThrow(/don't compose/);
  });
});
