/**
 * API-13: every operation of the public API, asked by everybody, against the real services.
 * The rows come from the committed supergraph: a new field is covered the moment it is composed.
 */
import { randomUUID } from 'node:crypto';
import { courtsService } from '@setpoint/courts';
import { readSupergraph, startGateway, LIVE_PATH, type RunningGateway } from '@setpoint/gateway';
import { accountRegistered } from '@setpoint/events';
import {
  ensureSignIns,
  identityService,
  IdentityProvider,
  seedAccounts,
  type MemoryIdentityProvider,
} from '@setpoint/identity';
import { userId } from '@setpoint/kernel';
import { matchesService } from '@setpoint/matches';
import { notificationsService } from '@setpoint/notifications';
import { playersService } from '@setpoint/players';
import {
  ACCESS_RULES,
  MemoryBus,
  MemoryCache,
  MemoryPushBus,
  MemoryRateLimiter,
  silentLog,
  SystemClock,
} from '@setpoint/service-kit';
import { eventually, startTestService, TEST_SECRET } from '@setpoint/testkit';
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

type Rule = (typeof ACCESS_RULES)[number];
type Person = 'visitor' | 'player' | 'support';
type RootType = 'Query' | 'Mutation' | 'Subscription';

const PEOPLE: readonly Person[] = ['visitor', 'player', 'support'];
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
function refusal(rule: Rule, person: Person): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
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

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: { message: string; path?: (string | number)[]; extensions: { code: string } }[];
}

describe('the authorisation matrix', () => {
  let gateway: RunningGateway;
  const closers: (() => Promise<unknown>)[] = [];
  const tokens: Partial<Record<Person | 'other', string>> = {};
  const ids: Partial<Record<'player' | 'other', string>> = {};

  const ask = async (query: string, person: Person | 'other', variables = {}): Promise<Answer> => {
    const token = tokens[person];
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer;
  };

  beforeAll(async () => {
    const clock = new SystemClock();
    const [bus, push, cache, limiter] = [
      new MemoryBus(),
      new MemoryPushBus(),
      new MemoryCache(),
      new MemoryRateLimiter(),
    ];
    const start = async (definition: typeof identityService, settings: Record<string, unknown> = {}) => {
      const service = await startTestService(definition, { clock, bus, push, cache, limiter, relay: true, settings });
      closers.push(() => service.stop());
      return service;
    };
    const identity = await start(identityService, { provider: 'memory' });
    const services = {
      identity,
      players: await start(playersService),
      courts: await start(courtsService),
      matches: await start(matchesService),
      notifications: await start(notificationsService),
    };
    await bus.start();
    gateway = await startGateway({
      services,
      supergraphSdl,
      port: 0,
      secret: TEST_SECRET,
      push,
      cache,
      limiter,
      clock,
      logger: silentLog(),
      rates: {
        mutations: { name: 'm', points: 10_000, seconds: 60 },
        visitorMutations: { name: 'v', points: 10_000, seconds: 60 },
      },
    });
    closers.push(() => gateway.stop());

    const provider = identity.app.get(IdentityProvider) as MemoryIdentityProvider;
    const enter = async (idToken: string, registration: Record<string, unknown>) => {
      const response = await fetch(`${gateway.url}/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
        body: JSON.stringify({ actionSource: 'website', emailVerified: true, ...registration }),
      });
      const answer = (await response.json()) as { data?: { token: string; user: { id: string } } };
      if (!answer.data?.token) throw new Error(`nobody came in: ${JSON.stringify(answer)}`);
      return { token: answer.data.token, id: answer.data.user.id };
    };
    const signUp = async (name: string) => {
      const email = `${name}@setpoint.example`;
      const { idToken } = provider.signUp({ email, password: 'setpoint', emailVerified: true });
      return enter(idToken, { first_name: name, last_name: 'Rossi', sports: [1], language: 'it' });
    };
    const [player, other] = [await signUp('ana'), await signUp('ben')];
    Object.assign(tokens, { player: player.token, other: other.token });
    Object.assign(ids, { player: player.id, other: other.id });

    const sue = {
      id: userId(randomUUID()),
      email: 'sue@setpoint.example',
      firstName: 'Sue',
      lastName: 'Port',
      language: 'en' as const,
      sports: [1 as const],
      roles: ['SUPPORT' as const],
      verified: true,
    };
    await seedAccounts(identity, [sue]);
    await ensureSignIns(identity, [{ ...sue, password: 'setpoint' }]);
    await services.players.deliver(accountRegistered, { ...sue, userId: sue.id });
    tokens.support = (await enter(provider.signInWithPassword(sue.email, 'setpoint')!, {})).token;
  }, 120_000);

  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

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
      const token = tokens[person];
      const client = createClient({
        url: `${gateway.url.replace('http', 'ws')}${LIVE_PATH}${token ? `?token=${token}` : ''}`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
      });
      const codes: string[] = [];
      let live = false;
      const stop = client.subscribe(
        { query: operationOf(row) },
        {
          next: () => (live = true),
          error: (faults) =>
            codes.push(...(faults as { extensions: { code: string } }[]).map((fault) => fault.extensions.code)),
          complete: () => undefined,
        },
      );
      const expected = refusal(rule, person);
      const figures = async () => (await fetch(`${gateway.url}/metrics`)).text();
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
        const codes = async (person: Person | 'other') =>
          ((await ask(query, person, { id: ids.player })).errors ?? []).map(({ extensions }) => extensions.code);
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
        { id: ids.player },
      );
      expect({ data, errors }).toMatchObject({ data: { player: { id: ids.player, firstName: 'ana' } } });
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
        const codes = async (person: Person | 'other') =>
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
});
