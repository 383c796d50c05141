import { eventually } from '@setpoint/testkit';
import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { LIVE_PATH, sessionTopic } from '../src/index.js';
import { hydrationOf, subscribedField } from '../src/live/hydration.js';
import { startToyGateway, type ToyGateway } from './toy/toy-gateway.js';

interface Heard {
  readonly data: unknown[];
  readonly errors: { message: string; extensions?: Record<string, unknown> }[];
  readonly stop: () => void;
}

let gateway: ToyGateway;
let clients: Client[] = [];
beforeEach(async () => {
  gateway = await startToyGateway();
});
afterEach(async () => {
  for (const client of clients) await client.dispose();
  clients = [];
  await gateway.stop();
});

const address = (query = '') => `${gateway.url.replace('http', 'ws')}${LIVE_PATH}${query}`;

function connect(options: { query?: string; params?: Record<string, unknown>; origin?: string } = {}) {
  const closed: { code: number; reason: string }[] = [];
  const client = createClient({
    url: address(options.query),
    connectionParams: options.params ?? {},
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, options.origin ? { origin: options.origin } : {});
      }
    },
    on: { closed: (event) => closed.push(event as { code: number; reason: string }) },
    onNonLazyError: () => undefined,
  });
  clients.push(client);
  const listen = (query: string, variables: Record<string, unknown> = {}): Heard => {
    const heard: { data: unknown[]; errors: Heard['errors'] } = { data: [], errors: [] };
    const stop = client.subscribe(
      { query, variables },
      {
        next: (value) => {
          heard.data.push(value.data);
          heard.errors.push(...((value.errors ?? []) as Heard['errors']));
        },
        error: (error) => {
          if (Array.isArray(error)) heard.errors.push(...(error as Heard['errors']));
        },
        complete: () => undefined,
      },
    );
    return { ...heard, stop };
  };
  return { listen, closed };
}

const heardOf = (heard: Heard, count: number) =>
  eventually(() => expect(heard.data).toHaveLength(count), `not ${count} answers`);

describe('live updates', () => {
  it('API-03 tell the unread count at once and after each change', async () => {
    const { listen } = connect({ query: `?token=${await gateway.token('ana')}` });
    const heard = listen('subscription { notify }');
    await heardOf(heard, 1);
    gateway.state.unread = 4;
    await gateway.push.publish('notify:ben');
    await gateway.push.publish('notify:ana');
    await heardOf(heard, 2);
    expect(heard.data).toEqual([{ notify: 3 }, { notify: 4 }]);
  });

  it.each(['token', 'accessToken', 'access_token', 'authorization'])(
    'API-00 take the token from %s of connection_init too',
    async (name) => {
      const token = await gateway.token('ana');
      const { listen } = connect({ params: { [name]: name === 'authorization' ? `JWT ${token}` : token } });
      await heardOf(listen('subscription { unread: notify }'), 1);
    },
  );

  it('API-00 tell a match with what the client selects of it, also from other services', async () => {
    const { listen } = connect();
    const heard = listen(
      `subscription Watch($id: ID!, $names: Boolean!) { now: matchUpdated(id: $id) { ...M } }
       fragment M on Match { state players { id ...P @include(if: $names) } }
       fragment P on User { firstName }`,
      { id: 'm1', names: true },
    );
    await eventually(() => expect(gateway.push.topics).toBeGreaterThan(0), 'nobody listens');
    gateway.state.matches.get('m1')!.state = 'READY';
    gateway.state.matches.get('m1')!.players = ['ben'];
    await gateway.push.publish('match:m1');
    await heardOf(heard, 1);
    expect(heard.data).toEqual([{ now: { state: 'READY', players: [{ id: 'ben', firstName: 'ben' }] } }]);
  });

  it('API-00 show nothing of a match that is not for this person', async () => {
    const { listen } = connect();
    const heard = listen('subscription { matchUpdated(id: "m2") { state } }');
    await eventually(() => expect(gateway.push.topics).toBeGreaterThan(0), 'nobody listens');
    await gateway.push.publish('match:m2');
    await heardOf(heard, 1);
    expect(heard.data).toEqual([{ matchUpdated: null }]);
  });

  it('API-00 count many signals in a row as one', async () => {
    const { listen } = connect();
    const heard = listen('subscription { matchUpdated(id: "m1") { state } }');
    await eventually(() => expect(gateway.push.topics).toBeGreaterThan(0), 'nobody listens');
    for (let i = 1; i <= 50; i += 1) {
      gateway.state.matches.get('m1')!.state = `S${i}`;
      await gateway.push.publish('match:m1');
    }
    await eventually(
      () => expect(heard.data.at(-1)).toEqual({ matchUpdated: { state: 'S50' } }),
      'the last state is missing',
    );
    expect(heard.data.length).toBeLessThan(10);
  });

  it('API-00 leave nothing behind when a client stops listening or goes away', async () => {
    const { listen } = connect({ query: `?token=${await gateway.token('ana')}` });
    const first = listen('subscription { matchUpdated(id: "m1") { state } }');
    const second = listen('subscription { notify }');
    await heardOf(second, 1);
    // the session's own topic, the match and the count
    await eventually(() => expect(gateway.push.topics).toBe(3), 'not all topics are listened to');
    first.stop();
    await eventually(() => expect(gateway.push.topics).toBe(2), 'the match is still listened to');
    await clients[0]!.dispose();
    await eventually(() => expect(gateway.push.topics).toBe(1), 'the count is still listened to');
    const figures = await (await fetch(`${gateway.url}/metrics`)).text();
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
    const heard = listen(query);
    await eventually(() => expect(heard.errors.length).toBeGreaterThan(0), 'no refusal');
    expect(heard.errors[0]!.extensions).toMatchObject({ code, correlationId: expect.any(String) });
  });

  it('AUTH-24 end within a second of the session, for good', async () => {
    const { listen, closed } = connect({ query: `?access_token=${await gateway.token('ana', { sid: 's1' })}` });
    await heardOf(listen('subscription { notify }'), 1);
    const started = performance.now();
    await gateway.push.publish(sessionTopic('s1'));
    await eventually(() => expect(closed).toHaveLength(1), 'the socket is still open');
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(closed[0]).toMatchObject({ code: 4401, reason: 'The session has ended' });
  });

  it('AUTH-25 end when the token does, so that the client comes back with a fresh one', async () => {
    const { listen, closed } = connect({ query: `?token=${await gateway.token('ana')}` });
    await heardOf(listen('subscription { notify }'), 1);
    gateway.clock.advance({ minutes: 15 });
    await eventually(() => expect(closed).toHaveLength(1), 'the socket is still open');
    expect(closed[0]).toMatchObject({ code: 4403, reason: 'Signature has expired' });
    const again = connect({ query: `?token=${await gateway.token('ana')}` });
    await heardOf(again.listen('subscription { notify }'), 1);
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
    await heardOf(listen('subscription { notify }'), 1);
  });

  it('API-00 tell clients to connect again when the gateway restarts', async () => {
    const other = await startToyGateway();
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}${LIVE_PATH}`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.on('open', resolve));
    const code = new Promise((resolve) => socket.on('close', resolve));
    await other.stop();
    expect(await code).toBe(1012);
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
    return hydrationOf(document, operation, field, { query: 'match', id: String(args['id']) }, variables);
  };

  it('API-00 keeps the selection and its variables, and drops what only the subscription needed', () => {
    const { query, variables, operationName } = hydrate(
      `subscription W($id: ID!, $entityId: String) { ...Root }
       fragment Root on Subscription { m: matchUpdated(id: $id) { ...M } }
       fragment M on Match { state(language: $entityId) }
       fragment Unused on Match { id }`,
      { id: 'm1', entityId: 'it' },
    );
    expect(query.replaceAll(/\s+/g, ' ')).toBe(
      'query W($entityId: String, $entityId_: ID!) { m: match(id: $entityId_) { ...M } } fragment M on Match { state(language: $entityId) }',
    );
    expect({ variables, operationName }).toEqual({
      variables: { entityId: 'it', entityId_: 'm1' },
      operationName: 'W',
    });
  });
});
