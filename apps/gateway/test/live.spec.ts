import type { IncomingMessage } from 'node:http';
import { eventually } from '@setpoint/testkit';
import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { WebSocket } from 'ws';
import { LIVE_PATH, sessionTopic } from '../src/index.js';
import { hydrationOf, subscribedField } from '../src/live/hydration.js';
import { LIVE_FIELDS } from '../src/live/topics.js';
import { answered, LiveClients, type ConnectOptions, type Received } from './fixture/live-clients.js';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

let gateway: FixtureGateway;
let live: LiveClients;
beforeEach(async () => {
  gateway = await startFixtureGateway();
  live = new LiveClients(() => gateway.url);
});
afterEach(async () => {
  await live.dispose();
  await gateway.stop();
});

const connect = (options?: ConnectOptions) => live.connect(options);
const address = (query?: string) => live.address(query);

describe('live updates', () => {
  it('API-03 send the unread count at once and after each change', async () => {
    const { listen } = connect({ query: `?token=${await gateway.token('ana')}` });
    const updates = listen('subscription { notify }');
    await answered(updates, 1);
    gateway.state.unread = 4;
    await gateway.push.publish('notify:ben');
    await gateway.push.publish('notify:ana');
    await answered(updates, 2);
    expect(updates.data).toEqual([{ notify: 3 }, { notify: 4 }]);
  });

  it.each(['token', 'accessToken', 'access_token', 'authorization'])(
    'API-00 take the token from %s of connection_init too',
    async (name) => {
      const token = await gateway.token('ana');
      const { listen } = connect({ params: { [name]: name === 'authorization' ? `JWT ${token}` : token } });
      await answered(listen('subscription { unread: notify }'), 1);
    },
  );

  it('API-14~ that would ask for too much at each signal are refused', async () => {
    const { listen } = connect();
    const large = `subscription { matchUpdated(id: "m1") {
      players { matches(first: 100) { edges { node { players { matches(first: 3) { edges { node { id } } } } } } } }
    } }`;
    const updates = listen(large);
    await eventually(() => expect(updates.errors).toHaveLength(1), 'it is not refused');
    expect(updates.errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_COSTLY', limit: 6_000 } }]);
  });

  it('API-00 send a match with what the client selects of it, also from other services', async () => {
    const { listen } = connect();
    const updates = listen(
      `subscription Watch($id: ID!, $names: Boolean!) { now: matchUpdated(id: $id) { ...M } }
       fragment M on Match { state players { id ...P @include(if: $names) } }
       fragment P on User { firstName }`,
      { id: 'm1', names: true },
    );
    await eventually(() => expect(gateway.push.topics).toContain('match:m1'), 'nobody listens');
    gateway.state.matches.get('m1')!.state = 'READY';
    gateway.state.matches.get('m1')!.players = ['ben'];
    await gateway.push.publish('match:m1');
    await answered(updates, 1);
    expect(updates.data).toEqual([{ now: { state: 'READY', players: [{ id: 'ben', firstName: 'ben' }] } }]);
  });

  it('API-00 count many signals in a row as one', async () => {
    const { listen } = connect();
    const updates = listen('subscription { matchUpdated(id: "m1") { state } }');
    await eventually(() => expect(gateway.push.topics).toContain('match:m1'), 'nobody listens');
    for (let i = 1; i <= 50; i += 1) {
      gateway.state.matches.get('m1')!.state = `S${i}`;
      await gateway.push.publish('match:m1');
    }
    await eventually(
      () => expect(updates.data.at(-1)).toEqual({ matchUpdated: { state: 'S50' } }),
      'the last state is missing',
    );
    expect(updates.data.length).toBeLessThan(10);
  });

  it('API-00 leave nothing behind when a client stops listening or goes away', async () => {
    const { listen } = connect({ query: `?token=${await gateway.token('ana')}` });
    const first = listen('subscription { matchUpdated(id: "m1") { state } }');
    const second = listen('subscription { notify }');
    await answered(second, 1);
    const topics = (wanted: string[], complaint: string) =>
      eventually(
        () => expect(gateway.push.topics.filter((topic) => /^(?:match|notify):/.test(topic))).toEqual(wanted),
        complaint,
      );
    await topics(['match:m1', 'notify:ana'], 'not all topics are listened to');
    first.stop();
    await topics(['notify:ana'], 'the match is still listened to');
    await live.dispose();
    await topics([], 'the count is still listened to');
    const figures = await (await fetch(`${gateway.operationsUrl}/metrics`)).text();
    expect(figures).toMatch(/setpoint_gateway_sockets 0/);
    expect(figures).toMatch(/setpoint_gateway_subscriptions\{field="notify"\} 0/);
  });

  it.each([
    ['a visitor the count', 'subscription { notify }', 'UNAUTHENTICATED'],
    ['an unknown field', 'subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two fields at once',
      'subscription { a: matchUpdated(id: "m1") { id } b: matchUpdated(id: "m2") { id } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a query', '{ me { id } }', 'SUBSCRIPTIONS_ONLY'],
    [
      'a conditional field',
      'subscription { matchUpdated(id: "m1") @include(if: true) { id } }',
      'SUBSCRIPTION_NOT_SUPPORTED',
    ],
    [
      'too much',
      'subscription { matchUpdated(id: "m1") { players { matches(first: 101) { totalCount } } } }',
      'PAGE_SIZE_OUT_OF_RANGE',
    ],
  ])('API-14 refuse %s', async (_what, query, code) => {
    const { listen } = connect();
    const updates = listen(query);
    await eventually(() => expect(updates.errors.length).toBeGreaterThan(0), 'no refusal');
    expect(updates.errors[0]!.extensions).toMatchObject({ code, correlationId: expect.any(String) });
  });

  it('AUTH-24 end with the session, for good', async () => {
    const { listen, closed } = connect({ query: `?access_token=${await gateway.token('ana', { sid: 's1' })}` });
    await answered(listen('subscription { notify }'), 1);
    await gateway.push.publish(sessionTopic('s1'));
    await eventually(() => expect(closed).toHaveLength(1), 'the socket is still open');
    expect(closed[0]).toMatchObject({ code: 4401, reason: 'The session has ended' });
  });

  it('AUTH-25 end when the token does, so that the client comes back with a fresh one', async () => {
    const { listen, closed } = connect({ query: `?token=${await gateway.token('ana')}` });
    await answered(listen('subscription { notify }'), 1);
    gateway.clock.advance({ minutes: 15 });
    await eventually(() => expect(closed).toHaveLength(1), 'the socket is still open');
    expect(closed[0]).toMatchObject({ code: 4403, reason: 'Signature has expired' });
    const again = connect({ query: `?token=${await gateway.token('ana')}` });
    await answered(again.listen('subscription { notify }'), 1);
  });

  it.each([
    ['that has expired', async () => gateway.token('ana', { seconds: -1 }), 'Signature has expired'],
    ['that is none', async () => 'nonsense', 'Signature is not valid'],
  ])('AUTH-20 refuse a token %s', async (_kind, token, reason) => {
    const { listen, closed } = connect({ query: `?token=${await token()}` });
    listen('subscription { notify }');
    await eventually(() => expect(closed).toHaveLength(1), 'the socket is still open');
    expect(closed[0]).toMatchObject({ code: 4403, reason });
  });

  it('API-14 are for pages of our own only, and at one address', async () => {
    const refused = (url: string, origin?: string) =>
      new Promise<number>((resolve, reject) => {
        const socket = new WebSocket(url, 'graphql-transport-ws', origin ? { origin } : {});
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('open', () => reject(new Error('it was opened')));
        socket.on('error', () => undefined);
      });
    expect(await refused(address(), 'https://elsewhere.example')).toBe(403);
    expect(await refused(address().replace(LIVE_PATH, '/graphql'))).toBe(404);
    const { listen } = connect({ query: `?token=${await gateway.token('ana')}`, origin: gateway.url });
    await answered(listen('subscription { notify }'), 1);
  });

  it('API-00 ask clients to connect again when the gateway restarts', async () => {
    const other = await startFixtureGateway();
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}${LIVE_PATH}`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.on('open', resolve));
    const code = new Promise((resolve) => socket.on('close', resolve));
    await other.stop();
    expect(await code).toBe(1012);
  });
});

describe('live updates of a private match', () => {
  /** Publishes and waits until the gateway has read the match for it. */
  const signalled = async () => {
    let reads = 0;
    gateway.state.beforeMatch = async () => void (reads += 1);
    await gateway.push.publish('match:m2');
    await eventually(() => reads > 0, 'the match is not read');
  };
  const listening = () => eventually(() => expect(gateway.push.topics).toContain('match:m2'), 'nobody listens');
  const match = () => gateway.state.matches.get('m2')!;
  const WATCH = 'subscription { matchUpdated(id: "m2") { state } }';

  it.each([
    ['a visitor', undefined],
    ['a stranger', 'ben'],
  ])('MAT-14~ are not even noticed by %s', async (_who, userId) => {
    const { listen } = connect(userId ? { query: `?token=${await gateway.token(userId)}` } : {});
    const updates = listen(WATCH);
    await listening();
    await signalled();
    await signalled();
    Object.assign(match(), { secret: false, state: 'OPENED' });
    await gateway.push.publish('match:m2');
    await answered(updates, 1);
    expect(updates).toMatchObject({ data: [{ matchUpdated: { state: 'OPENED' } }], errors: [] });
  });

  it('MAT-14~ are not noticed by a visitor who could see it before, nor while its service is away', async () => {
    const { listen } = connect();
    match().secret = false;
    const updates = listen(WATCH);
    await listening();
    await gateway.push.publish('match:m2');
    await answered(updates, 1);
    match().secret = true;
    await signalled();
    let failures = 0;
    gateway.state.beforeMatch = async () => {
      failures += 1;
      throw new Error('away');
    };
    await gateway.push.publish('match:m2');
    await eventually(() => failures > 1, 'the match is not read');
    Object.assign(match(), { secret: false, state: 'BACK' });
    await signalled();
    await answered(updates, 2);
    expect(updates).toMatchObject({
      data: [{ matchUpdated: { state: 'OPEN' } }, { matchUpdated: { state: 'BACK' } }],
      errors: [],
    });
  });

  it('MAT-14~ end with one null for a player who is not in it any more', async () => {
    const { listen } = connect({ query: `?token=${await gateway.token('carla')}` });
    let reads = 0;
    gateway.state.beforeMatch = async () => void (reads += 1);
    const updates = listen(WATCH);
    await listening();
    await eventually(() => reads > 0, 'it is not known whether carla sees it');
    match().players = ['ben'];
    await signalled();
    await answered(updates, 1);
    await signalled();
    Object.assign(match(), { players: ['carla'], state: 'AGAIN' });
    await gateway.push.publish('match:m2');
    await answered(updates, 2);
    expect(updates.data).toEqual([{ matchUpdated: null }, { matchUpdated: { state: 'AGAIN' } }]);
  });

  it('API-13~ are all that a visitor may ask for, besides public ones', () => {
    expect(Object.entries(LIVE_FIELDS).filter(([, { visitors }]) => visitors)).toEqual([
      ['matchUpdated', expect.objectContaining({ hidesByNull: true })],
      ['tournamentUpdated', expect.objectContaining({ hidesByNull: true })],
      // Groups of leagues hide nothing from anybody.
      ['leagueGroupUpdated', expect.objectContaining({ hidesByNull: false })],
    ]);
  });
});

describe('too many live updates', () => {
  const many = (listen: (query: string) => Received, count: number) =>
    Array.from({ length: count }, () => listen('subscription { matchUpdated(id: "m1") { state } }'));
  const limited = async (perConnection: number, perCaller: number) => {
    await gateway.stop();
    gateway = await startFixtureGateway({ subscriptionLimits: { perConnection, perCaller } });
  };
  const outcomeOf = async (subscriptions: Received[], refusals: number, running: number) => {
    const refused = () => subscriptions.flatMap(({ errors }) => errors);
    await eventually(() => expect(refused()).toHaveLength(refusals), 'not as many refusals');
    await eventually(async () => {
      const figures = await (await fetch(`${gateway.operationsUrl}/metrics`)).text();
      expect(figures).toContain(`setpoint_gateway_subscriptions{field="matchUpdated"} ${running}`);
    }, 'not as many run');
    return refused().map(({ extensions }) => extensions);
  };

  it('API-14 are refused per connection, also in a burst', async () => {
    await limited(10, 100);
    const errors = await outcomeOf(many(connect().listen, 40), 30, 10);
    for (const error of errors) {
      expect(error).toMatchObject({ code: 'TOO_MANY_SUBSCRIPTIONS', actual: 11, limit: 10, retryAfterSeconds: 5 });
    }
  });

  it('API-14 are refused per person over all connections, and free again when others end', async () => {
    await limited(10, 12);
    const token = await gateway.token('ana');
    const sockets = [1, 2, 3].map(() => connect({ query: `?token=${token}` }));
    const subscriptions = sockets.flatMap(({ listen }) => many(listen, 10));
    await outcomeOf(subscriptions, 18, 12);
    for (const { stop } of subscriptions) stop();
    await outcomeOf([], 0, 0);
    await outcomeOf(many(connect({ query: `?token=${token}` }).listen, 10), 0, 10);
    await outcomeOf(many(connect({ query: `?token=${await gateway.token('ben')}` }).listen, 10), 0, 20);
  });

  it('API-14 connections in a row are refused with the time to wait', async () => {
    await gateway.stop();
    gateway = await startFixtureGateway({ rates: { sockets: { name: 's', points: 1, seconds: 60 } } });
    const opened = () =>
      new Promise<IncomingMessage | null>((resolve) => {
        const socket = new WebSocket(address(), 'graphql-transport-ws');
        socket.on('unexpected-response', (_request, response) => resolve(response));
        socket.on('open', () => resolve(null));
        socket.on('error', () => undefined);
        live.also(socket);
      });
    expect(await opened()).toBeNull();
    const refused = await opened();
    expect(refused!.statusCode).toBe(429);
    expect(Number(refused!.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('API-11 connections are refused for a while when nobody can verify a token', async () => {
    await gateway.stop();
    gateway = await startFixtureGateway({}, (services) => {
      services['identity'] = 'http://127.0.0.1:9/graphql';
    });
    const { listen, closed } = connect({ query: `?token=${await gateway.token('ana')}` });
    listen('subscription { notify }');
    await eventually(() => expect(closed).toHaveLength(1), 'the socket is still open');
    expect(closed[0]).toMatchObject({ code: 1013 });
  });
});

describe('the query behind a subscription', () => {
  const schema = buildSchema(`
    type Query { match(id: ID!): Match }
    type Subscription { matchUpdated(id: ID!): Match }
    type Match { id: ID! state(language: String): String }
  `);
  const hydrate = (text: string, variables: Record<string, unknown>) => {
    const document = parse(text);
    const operation = document.definitions[0] as OperationDefinitionNode;
    const { field, arguments: args } = subscribedField(schema, document, operation, variables);
    const id = { type: 'ID', value: () => String(args['id']) } as const;
    return hydrationOf(document, operation, field, { query: 'match', arguments: { id } }, variables).at({});
  };

  it('API-00 keeps the selection and its variables, and drops what only the subscription needed', () => {
    const { query, variables, operationName } = hydrate(
      `subscription W($id: ID!, $live_id: String) { ...Root }
       fragment Root on Subscription { m: matchUpdated(id: $id) { ...M } }
       fragment M on Match { state(language: $live_id) }
       fragment Unused on Match { id }`,
      { id: 'm1', live_id: 'it' },
    );
    expect(query.replaceAll(/\s+/g, ' ')).toBe(
      'query W($live_id: String, $live_id_: ID!) { m: match(id: $live_id_) { ...M } } fragment M on Match { state(language: $live_id) }',
    );
    expect({ variables, operationName }).toEqual({
      variables: { live_id: 'it', live_id_: 'm1' },
      operationName: 'W',
    });
  });
});
