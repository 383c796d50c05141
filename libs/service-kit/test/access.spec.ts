import { VISITOR, type Identity } from '@setpoint/kernel';
import { courtOwner, player, support } from '@setpoint/testkit';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import { graphql, parse } from 'graphql';
import { contextOf, enforceAccess, type ObjectRules } from '../src/index.js';

const HEAD = 'directive @access(rule: String!) on FIELD_DEFINITION | OBJECT\n';
const secured = (sdl: string, objectRules?: ObjectRules, resolvers: IResolvers = {}) =>
  enforceAccess(makeExecutableSchema({ typeDefs: parse(HEAD + sdl), resolvers }), objectRules);

const schema = secured(
  `
  type Query {
    open: Int @access(rule: "PUBLIC")
    members: Int @access(rule: "SIGNED_IN")
    office: Int @access(rule: "SUPPORT")
    machine: Int @access(rule: "INTERNAL")
    profile: Profile @access(rule: "PUBLIC")
    match: Match @access(rule: "PUBLIC")
  }
  type Profile @access(rule: "SELF") {
    id: ID! @access(rule: "PUBLIC")
    email: String
    city: String @access(rule: "PUBLIC")
  }
  type Match @access(rule: "PUBLIC") {
    id: ID!
    plan: String @access(rule: "PARTICIPANT")
  }
  `,
  { Match: { PARTICIPANT: async (match: { players: string[] }, who) => match.players.includes(who.userId) } },
  {
    Query: {
      open: () => 1,
      members: () => 2,
      office: () => 3,
      machine: () => 4,
      profile: () => ({ id: 'ana', email: 'ana@setpoint.example', city: 'Milano' }),
      match: () => ({ id: 'm1', plan: 'lob', players: ['ana', 'ben'] }),
    },
  },
);

const PEOPLE: Record<string, { who: Identity; internal?: boolean }> = {
  visitor: { who: VISITOR },
  ana: { who: player('ana') },
  ben: { who: player('ben') },
  carla: { who: player('carla') },
  'a court owner': { who: courtOwner('owner') },
  support: { who: support() },
  'the gateway itself': { who: VISITOR, internal: true },
  'a user who claims to be the gateway': { who: player('dan'), internal: true },
  'support that claims to be the gateway': { who: support(), internal: true },
};
const read = async (query: string, name: string) => {
  const { who, internal = false } = PEOPLE[name]!;
  return graphql({ schema, source: query, contextValue: contextOf(who, { internal }) });
};

const SIGNED_IN = Object.keys(PEOPLE).filter((name) => PEOPLE[name]!.who.kind === 'user');
const MATRIX: [rule: string, query: string, allowed: string[]][] = [
  ['PUBLIC', '{ open }', Object.keys(PEOPLE)],
  ['SIGNED_IN', '{ members }', SIGNED_IN],
  ['SUPPORT', '{ office }', ['support', 'support that claims to be the gateway']],
  ['INTERNAL', '{ machine }', ['the gateway itself']],
  ['SELF', '{ profile { email } }', ['ana', 'support', 'support that claims to be the gateway']],
  ['PARTICIPANT', '{ match { plan } }', ['ana', 'ben', 'support', 'support that claims to be the gateway']],
];

describe.each(MATRIX)('the rule %s', (_rule, query, allowed) => {
  it.each(Object.keys(PEOPLE))('holds for %s', async (name) => {
    const { errors } = await read(query, name);
    if (allowed.includes(name)) return expect(errors).toBeUndefined();
    expect(errors?.map((error) => error.toJSON())).toMatchObject([
      {
        message: 'You do not have permission to perform this action',
        extensions: { code: PEOPLE[name]!.who.kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN' },
      },
    ]);
  });
});

describe('rules', () => {
  it('on a field go before the rule of its type', async () => {
    const { data, errors } = await read('{ profile { id email city } }', 'ben');
    expect(data).toEqual({ profile: { id: 'ana', email: null, city: 'Milano' } });
    expect(errors).toHaveLength(1);
  });

  it('are asked before anything is resolved', async () => {
    let resolved = false;
    const guarded = secured('type Query { secret: Int @access(rule: "SIGNED_IN") }', undefined, {
      Query: { secret: () => (resolved = true) },
    });
    await graphql({ schema: guarded, source: '{ secret }', contextValue: contextOf(VISITOR) });
    expect(resolved).toBe(false);
  });

  it.each([
    ['a field without a rule', 'type Query { a: Int }', undefined, 'Query.a has no @access rule'],
    [
      'an unknown rule',
      'type Query { a: Int @access(rule: "FRIENDS") }',
      undefined,
      'Query.a has the unknown rule FRIENDS',
    ],
    [
      'PARTICIPANT without a check',
      'type Query { a: Match @access(rule: "PUBLIC") } type Match @access(rule: "PARTICIPANT") { id: ID! }',
      undefined,
      'Match.id is PARTICIPANT, but no object rule says who that is',
    ],
    [
      'SELF where there is no object',
      'type Query { a: Int @access(rule: "SELF") }',
      undefined,
      "Query.a can't be SELF",
    ],
    [
      'a check for a type that is not there',
      'type Query { a: Int @access(rule: "PUBLIC") }',
      { Mach: { SELF: () => true } },
      'there are object rules for Mach, which is no type',
    ],
  ])('that are not complete keep a schema from serving: %s', (_name, sdl, rules, complaint) => {
    expect(() => secured(sdl, rules)).toThrow(complaint);
  });
});
