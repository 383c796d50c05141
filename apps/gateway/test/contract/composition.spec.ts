import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Supergraph } from '@apollo/federation-internals';
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  parse,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import { sensitiveMutationsOf } from '../../src/limits/sensitive-mutations.js';
import { unreachableTypes } from './reachable-types.js';
import { compose, findAccessErrors, readContracts } from '../../../../tools/compose/supergraph.ts';

const apps = fileURLToPath(new URL('../../..', import.meta.url));
const contracts = readContracts(apps);
const committed = (file: string) => readFileSync(`${apps}/gateway/${file}`, 'utf8');

/** Mutations that look sensitive by a name, and why they are not. */
const NOT_SENSITIVE = {
  announceTerms: 'a price that nobody pays yet',
  createLeague: 'the same',
  createTournament: 'the same',
  editLeague: 'prizes that nobody has won yet',
  editTournament: 'the same',
  importTournament: 'a record of what was played elsewhere',
  registerDevice: 'the token is the address of the own phone',
  rotateWebhookSecret: 'answers a new secret, takes none',
  saveBillingData: 'codes of the post and the tax office',
  setPaymentAccess: 'whether somebody may pay',
};
const SECRET_OR_MONEY =
  /code|token|password|captcha|secret|coupon|voucher|cents|points|means|money|payment|award|refund/i;

/** Whether its name, or that of something it takes, sounds like a secret or money. */
function looksSensitive({ name, args }: GraphQLField<unknown, unknown>): boolean {
  const named = (type: GraphQLInputType, seen: readonly GraphQLNamedType[]): string[] => {
    const input = getNamedType(type);
    if (!isInputObjectType(input) || seen.includes(input)) return [];
    return Object.values(input.getFields()).flatMap((field) => [field.name, ...named(field.type, [...seen, input])]);
  };
  return [name, ...args.flatMap((arg) => [arg.name, ...named(arg.type, [])])].some((one) => SECRET_OR_MONEY.test(one));
}

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
      type Mutation @access(rule: "PUBLIC") { pay: Int @sensitive(because: "MONEY")  try: Int @sensitive(because: "LUCK") }
      type Query { open: Int  closed: Int @access(rule: "SUPPORT")  odd: Int @access(rule: "EVERYBODY") }
      type Court @access(rule: "PUBLIC") { name: String }
      extend type Court { city: String }
      extend type Court { secret: Int! @access(rule: "SELF")  hint: Int @access(rule: "SELF") }
    `);
    expect(findAccessErrors(planted)).toEqual([
      { coordinate: 'Mutation.try', message: 'is sensitive for an unknown reason, LUCK' },
      { coordinate: 'Query.open', message: 'has no @access rule' },
      { coordinate: 'Query.odd', message: 'has an unknown rule, EVERYBODY' },
      { coordinate: 'Court.secret', message: 'is refused to some (SELF), so it has to be nullable' },
    ]);
  });

  it('API-14~ mark every mutation that takes a code, a token, a password, a coupon or a captcha, or is about money', () => {
    const { supergraph } = compose(contracts);
    const marked = sensitiveMutationsOf(buildSchema(supergraph, { assumeValid: true }));
    const mutations = Object.values(buildSchema(committed('api.graphql')).getMutationType()!.getFields());
    const unmarked = mutations.filter((mutation) => looksSensitive(mutation) && !marked.has(mutation.name));
    expect(unmarked.map(({ name }) => name).sort()).toEqual(Object.keys(NOT_SENSITIVE).sort());
  });

  it('API-20 are refused when they contradict each other', () => {
    const one = { name: 'one', sdl: 'type Query { a: Int @access(rule: "PUBLIC") }' };
    const other = { name: 'other', sdl: 'type Query { a: String @access(rule: "PUBLIC") }' };
    expect(() => compose([one, other])).toThrow(/don't compose/);
  });
});
