/**
 * API-13: every operation of the public API, asked by everybody, against the real services.
 * The rows come from the committed supergraph: a new field is covered the moment it is composed.
 */
import { randomUUID } from 'node:crypto';
import { readSupergraph, LIVE_PATH } from '@setpoint/gateway';
import { VISITOR } from '@setpoint/kernel';
import { ACCESS_RULES, IDENTITY_HEADER, signIdentity } from '@setpoint/service-kit';
import { eventually } from '@setpoint/testkit';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isLeafType,
  Kind,
  parse,
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLInputType,
  type ObjectTypeDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { findServices } from '../../../tools/stack/src/services.ts';
import { startPlatform, type Person, type Platform } from './platform.js';

type Rule = (typeof ACCESS_RULES)[number];
type Who = 'visitor' | 'player' | 'support';

const services = await findServices();
const PEOPLE: readonly Who[] = ['visitor', 'player', 'support'];
const supergraphSdl = readSupergraph();
const supergraph = parse(supergraphSdl);
const schema = buildSchema(supergraphSdl, { assumeValidSDL: true });

const objectTypes = supergraph.definitions.filter(
  (node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION,
);
const ruleIn = (directives: readonly ConstDirectiveNode[] = []): Rule | undefined => {
  const value = directives.find(({ name }) => name.value === 'access')?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? (value.value as Rule) : undefined;
};
const hidden = (directives: readonly ConstDirectiveNode[] = []) =>
  directives.some(({ name }) => name.value === 'inaccessible');

interface FieldRule {
  readonly type: string;
  readonly field: string;
  readonly rule: Rule | undefined;
  readonly hidden: boolean;
}
const fieldRules: readonly FieldRule[] = objectTypes.flatMap((type) =>
  (type.fields ?? []).map((field) => ({
    type: type.name.value,
    field: field.name.value,
    rule: ruleIn(field.directives) ?? ruleIn(type.directives),
    hidden: hidden(field.directives) || hidden(type.directives),
  })),
);
const rootFields = fieldRules.filter(({ type }) => ['Query', 'Mutation', 'Subscription'].includes(type));

/** Who is refused by a rule that needs no object, and with which code. */
function refusal(rule: Rule, person: Who): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (rule === 'PUBLIC') return null;
  if (person === 'visitor') return 'UNAUTHENTICATED';
  return rule === 'SUPPORT' && person === 'player' ? 'FORBIDDEN' : null;
}

/** Some value of the type that is well-formed and belongs to nobody. */
function someValue(type: GraphQLInputType): string {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return `[${someValue(nullable.ofType as GraphQLInputType)}]`;
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  if (isInputObjectType(nullable)) {
    const required = Object.values(nullable.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{ ${required.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')} }`;
  }
  const scalars: Record<string, string> = {
    ID: '"0198f0a1-0000-7000-8000-000000000000"',
    Int: '1',
    Float: '1.5',
    Boolean: 'false',
    DateTime: '"2030-01-01T10:00:00Z"',
    Date: '"2030-01-01"',
    Time: '"10:00"',
    JSON: '{}',
  };
  return scalars[(nullable as { name: string }).name] ?? '"x"';
}

function callOf(field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const args = required.map((arg) => `${arg.name}: ${someValue(arg.type)}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${field.name}${args ? `(${args})` : ''}${selection}`;
}

const operationOf = ({ type, field }: FieldRule): string =>
  `${type.toLowerCase()} { ${callOf(schema.getRootType(type.toLowerCase() as OperationTypeNode)!.getFields()[field]!)} }`;

describe('the authorisation matrix', () => {
  let platform: Platform;
  let people: Readonly<Record<Who | 'other', Person | undefined>>;

  const ask = (query: string, who: Who | 'other', variables = {}) => platform.ask(query, variables, people[who]);

  beforeAll(async () => {
    platform = await startPlatform();
    people = {
      visitor: undefined,
      player: await platform.signUp('ana'),
      other: await platform.signUp('ben'),
      support: await platform.support(),
    };
  }, 120_000);

  afterAll(() => platform.stop());

  it('API-13 has a rule for every field of every type', () => {
    const machinery = fieldRules.filter(({ rule }) => rule === undefined || !ACCESS_RULES.includes(rule));
    expect(machinery).toEqual([]);
    expect(rootFields.length).toBeGreaterThan(20);
  });

  it('API-13 shows nobody what only the gateway asks', async () => {
    const internal = rootFields.filter(({ rule }) => rule === 'INTERNAL');
    expect(internal.filter((row) => !row.hidden)).toEqual([]);
    for (const row of internal) {
      for (const person of PEOPLE) {
        const { errors } = await ask(operationOf(row), person);
        expect([row.field, person, errors?.[0]?.extensions.code]).toEqual([
          row.field,
          person,
          'GRAPHQL_VALIDATION_FAILED',
        ]);
      }
    }
  });

  const askable = rootFields.filter(({ type, rule }) => type !== 'Subscription' && rule !== 'INTERNAL');
  describe.each(PEOPLE)('for a %s', (person) => {
    it.each(askable.map((row) => [`${row.type}.${row.field}`, row.rule!, row] as const))(
      'API-13 %s (%s) answers as its rule says',
      async (_name, rule, row) => {
        const { errors } = await ask(operationOf(row), person);
        const codes = (errors ?? []).map(({ extensions }) => extensions.code);
        const expected = refusal(rule, person);
        if (expected) expect(codes).toEqual([expected]);
        else {
          for (const code of [
            'UNAUTHENTICATED',
            'FORBIDDEN',
            'INTERNAL_ERROR',
            'GRAPHQL_VALIDATION_FAILED',
            'SUBGRAPH_UNAVAILABLE',
          ]) {
            expect(codes).not.toContain(code);
          }
        }
      },
    );

    it.each(
      rootFields.filter(({ type }) => type === 'Subscription').map((row) => [row.field, row.rule!, row] as const),
    )('API-13 Subscription.%s (%s) is heard as its rule says', async (_name, rule, row) => {
      const token = people[person]?.token;
      const client = createClient({
        url: `${platform.gateway.url.replace('http', 'ws')}${LIVE_PATH}${token ? `?token=${token}` : ''}`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
      });
      const codes: string[] = [];
      let live = false;
      const stop = client.subscribe(
        { query: operationOf(row) },
        {
          next: () => (live = true),
          error: (errors) =>
            codes.push(...(errors as { extensions: { code: string } }[]).map((error) => error.extensions.code)),
          complete: () => undefined,
        },
      );
      const expected = refusal(rule, person);
      const figures = async () => (await fetch(`${platform.gateway.operationsUrl}/metrics`)).text();
      await eventually(async () => {
        if (expected) return expect(codes).toEqual([expected]);
        if (!live) expect(await figures()).toMatch(new RegExp(`gateway_subscriptions\\{field="${row.field}"\\} [1-9]`));
        expect(codes).toEqual([]);
      }, `${row.field} was neither heard nor refused`);
      stop();
      await client.dispose();
    });
  });

  describe('what belongs to a person', () => {
    const user = schema.getType('User');
    const own = fieldRules.filter(({ type, rule, hidden: unseen }) => type === 'User' && rule === 'SELF' && !unseen);

    it.each(own.map((row) => [row.field] as const))(
      'API-13 User.%s is for this person and for support',
      async (field) => {
        const definition = isObjectType(user) ? user.getFields()[field]! : undefined;
        const query = `query Of($id: ID!) { player(id: $id) { id ${callOf(definition!)} } }`;
        const codes = async (person: Who | 'other') =>
          ((await ask(query, person, { id: people.player!.id })).errors ?? []).map(({ extensions }) => extensions.code);
        expect({
          player: await codes('player'),
          support: await codes('support'),
          other: await codes('other'),
          visitor: await codes('visitor'),
        }).toEqual({ player: [], support: [], other: ['FORBIDDEN'], visitor: ['UNAUTHENTICATED'] });
      },
    );

    it('API-13 shows others the rest', async () => {
      const { data, errors } = await ask(
        'query Of($id: ID!) { player(id: $id) { id firstName displayName } }',
        'other',
        { id: people.player!.id },
      );
      expect({ data, errors }).toMatchObject({ data: { player: { id: people.player!.id, firstName: 'ana' } } });
    });
  });

  describe('a player whom visitors look at', () => {
    /** Name, level, city, sports and statistics (PLY-03), and what is said of the visitors themselves. */
    const OPEN = [
      ...['id', 'firstName', 'lastName', 'displayName', 'slug', 'sports', 'levels', 'bestLevel', 'locationName'],
      ...[
        'statistics',
        'statisticsOverTime',
        'statisticsBySurface',
        'profiles',
        'searchEngines',
        'isFollowedByMe',
        'followsMe',
        'isBlockedByMe',
      ],
    ];
    const LISTS = '{ totalCount edges { node { id } } }';
    const SELECTIONS: Readonly<Record<string, string>> = {
      availability: '{ noFixedDays slots { weekday from } }',
      following: LISTS,
      followers: LISTS,
      playersMet: '{ totalCount edges { cursor } }',
      levelEntries: '(sport: 1, numberPlayers: 1) { totalCount edges { cursor } }',
      levelEntry: '(matchId: $match) { id }',
      levelBonuses: '(sport: 1, numberPlayers: 1) { id }',
      levelHistory: '(sport: 1, numberPlayers: 1) { at }',
      evaluations: '{ count }',
      localLegendOf: '{ id }',
      sportDetails: '{ racket }',
    };
    const rest = fieldRules.filter(
      ({ type, field, rule, hidden: unseen }) =>
        type === 'User' && rule === 'PUBLIC' && !unseen && !OPEN.includes(field),
    );
    const asked = rest.map(({ field }) => `${field} ${SELECTIONS[field] ?? ''}`).join(' ');
    const EMPTY = {
      availability: { noFixedDays: false, slots: [] },
      following: { totalCount: 0, edges: [] },
      followers: { totalCount: 0, edges: [] },
      playersMet: { totalCount: 0, edges: [] },
      levelEntries: { totalCount: 0, edges: [] },
      levelBonuses: [],
      levelHistory: [],
      localLegendOf: [],
      sportDetails: [],
      followingCount: 0,
      followersCount: 0,
    };

    it('PLY-03~ API-13 shows them the rest neither on the profile, nor in a list, nor through a match', async () => {
      const command = async (query: string, who: 'player' | 'other', variables = {}) => {
        const { data, errors } = await ask(query, who, variables);
        expect(errors).toBeUndefined();
        return Object.values(data!)[0] as { success: boolean; match: { id: string } };
      };
      await command(
        `mutation { saveProfile(input: { sex: F, birthDate: "1990-01-01", description: "Clay", heightCm: 172,
          playingHand: LEFT }) { success } }`,
        'player',
      );
      await command(
        `mutation { saveAvailability(input: { noFixedDays: false, slots: [{ weekday: 1, from: "18:00", to: "20:00" }] })
          { success } }`,
        'player',
      );
      const { id } = people.player!;
      await command('mutation ($id: ID!) { followPlayer(input: { playerId: $id }) { success } }', 'other', { id });
      const input = { requestId: randomUUID(), sport: 1, numberPlayers: 1, visibility: 'PUBLIC' };
      const { match } = await command(
        'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { success match { id } } }',
        'player',
        { input },
      );
      const query = `query ($id: ID!, $match: ID!) {
        profile: player(id: $id) { ${asked} }
        list: players(filter: { name: "ana" }) { edges { node { ${asked} } } }
        match(id: $match) { organiser { ${asked} } } }`;
      const seenBy = async (who: 'visitor' | 'other') => {
        const { data, errors } = await ask(query, who, { id, match: match.id });
        expect(errors).toBeUndefined();
        const { profile, list, match: found } = data as Record<string, Record<string, unknown>>;
        const [first] = list!['edges'] as { node: unknown }[];
        return [profile, first!.node, found!['organiser']];
      };
      const nothing = Object.fromEntries(rest.map(({ field }) => [field, null]));
      for (const seen of await seenBy('visitor')) expect(seen).toEqual({ ...nothing, ...EMPTY });
      for (const seen of await seenBy('other')) {
        expect(seen).toMatchObject({ sex: 'F', heightCm: 172, description: 'Clay', followersCount: 1 });
      }
    });
  });

  describe('a match between others', () => {
    const rows = fieldRules.filter(({ type, rule }) => type === 'Match' && rule === 'PARTICIPANT');

    it.each(rows.map((row) => [row.field] as const))(
      'API-13 Match.%s is for those who play in it and for support',
      async (field) => {
        const id = await eventually(async () => {
          const input = { requestId: randomUUID(), sport: 1, numberPlayers: 1, visibility: 'PUBLIC' };
          const { data, errors } = await ask(
            'mutation Create($input: CreateMatchInput!) { createMatch(input: $input) { success errorCode match { id } } }',
            'player',
            { input },
          );
          expect({ errors, data }).toMatchObject({ errors: undefined, data: { createMatch: { success: true } } });
          return (data!['createMatch'] as { match: { id: string } }).match.id;
        }, 'no match was made');
        const match = schema.getType('Match');
        const definition = isObjectType(match) ? match.getFields()[field]! : undefined;
        const query = `query Of($id: ID!) { match(id: $id) { id ${callOf(definition!)} } }`;
        const codes = async (person: Who | 'other') =>
          ((await ask(query, person, { id })).errors ?? []).map(({ extensions }) => extensions.code);
        expect({
          player: await codes('player'),
          support: await codes('support'),
          other: await codes('other'),
          visitor: await codes('visitor'),
        }).toEqual({ player: [], support: [], other: ['FORBIDDEN'], visitor: ['UNAUTHENTICATED'] });
      },
    );
  });

  describe('a service on the private network', () => {
    it.each(services.map(({ name }) => [name] as const))('API-13 %s answers nobody but the gateway', async (name) => {
      const address = await platform.services[name]!.listen(0, '127.0.0.1');
      const foreign = await signIdentity('the secret of somebody else entirely', VISITOR);
      for (const identity of [undefined, 'forged', foreign]) {
        const response = await fetch(`${address.replace(/\/graphql$/, '')}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(identity ? { [IDENTITY_HEADER]: identity } : {}) },
          body: JSON.stringify({ query: '{ _service { sdl } _entities(representations: []) { __typename } }' }),
        });
        expect(response.status).toBe(401);
      }
    });
  });
});
