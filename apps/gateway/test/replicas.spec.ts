import { eventually } from '@setpoint/testkit';
import { buildSchema } from 'graphql';
import { visitor } from '../src/auth/caller.js';
import { gatewayConfig } from '../src/config.js';
import { newContext } from '../src/context.js';
import { HttpSubgraph } from '../src/index.js';
import type { HttpSubgraphSettings } from '../src/sources/http-subgraph.js';
import { Replica } from '../src/sources/replica.js';
import { SubgraphFetcher } from '../src/sources/subgraph-fetcher.js';
import { SubgraphOperations } from '../src/sources/subgraph-operation.js';
import type { SubgraphRequest, SubgraphUnavailable } from '../src/sources/subgraph.js';
import { GatewayMetrics } from '../src/telemetry/metrics.js';
import { startReplica, type ReplicaServer } from './fixture/replica-server.js';

const READ = { query: '{ ok }', variables: {}, headers: {}, timeoutMs: 60_000, repeatable: true };
const COMMAND = { ...READ, query: 'mutation { ok }', repeatable: false };
const OK = { data: { ok: true } };
const OPEN_MS = 100;

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function replica(host?: string, port?: number): Promise<ReplicaServer> {
  const server = await startReplica(host, port);
  stops.push(() => server.kill());
  return server;
}

/** A breaker opens after two failures, for 100 ms of a clock that stands still. */
function subgraphAt(urls: readonly string[], settings: HttpSubgraphSettings = {}) {
  let now = 0;
  const subgraph = new HttpSubgraph('players', urls.join(','), {
    breaker: { failures: 2, openMs: OPEN_MS },
    now: () => now,
    ...settings,
  });
  stops.push(() => subgraph.stop());
  return {
    subgraph,
    pass: (ms: number) => {
      now += ms;
    },
    send: (request: SubgraphRequest) => subgraph.send(request),
    /** The reason why there is no answer. */
    reason: (request: SubgraphRequest) =>
      subgraph.send(request).then(
        () => 'ANSWERED',
        ({ reason }: SubgraphUnavailable) => reason,
      ),
    many: (count: number, request: SubgraphRequest) =>
      Promise.all(Array.from({ length: count }, () => subgraph.send(request))),
  };
}

describe('a service with two replicas', () => {
  it('spreads calls over both', async () => {
    const [a, b] = [await replica(), await replica()];
    const { send } = subgraphAt([a.url, b.url]);
    for (let i = 0; i < 10; i += 1) await send(READ);
    expect([a.state.executed, b.state.executed]).toEqual([5, 5]);
  });

  it('loses no call when one is killed, neither at once nor later', async () => {
    const [a, b] = [await replica(), await replica()];
    const { many, send, pass } = subgraphAt([a.url, b.url]);
    await many(30, READ);
    await a.kill();
    const before = b.state.executed;
    for (const round of [1, 2, 3]) {
      expect(await many(30, COMMAND)).toEqual(Array(30).fill(OK));
      expect(await many(30, READ)).toEqual(Array(30).fill(OK));
      for (let i = 0; i < 5; i += 1) expect([await send(READ), await send(COMMAND)]).toEqual([OK, OK]);
      expect(b.state.executed - before).toBe(round * 70);
      pass(OPEN_MS);
    }
  });

  it('answers reads that were under way at the one that was killed', async () => {
    const [a, b] = [await replica(), await replica()];
    const { many } = subgraphAt([a.url, b.url]);
    a.hold();
    const answers = many(20, READ);
    await a.hasReceived(10);
    await a.kill();
    expect(await answers).toEqual(Array(20).fill(OK));
  });

  it('is used again by the next call after the pause when it comes back', async () => {
    const [a, b] = [await replica(), await replica()];
    const { many, send, pass } = subgraphAt([a.url, b.url]);
    await a.kill();
    await many(10, READ);
    await a.startAgain();
    await many(10, READ);
    expect(a.state.executed).toBe(0);
    pass(OPEN_MS);
    await send(READ);
    expect(a.state.executed).toBe(1);
    await many(10, COMMAND);
    expect(a.state.executed).toBe(6);
  });

  it('answers reads although one hangs: its trial call has time left for the other', async () => {
    const [a, b] = [await replica(), await replica()];
    const { reason, pass } = subgraphAt([a.url, b.url]);
    a.state.mood = 'silent';
    const impatient = { ...READ, timeoutMs: 400 };
    const lost = await Promise.all(Array.from({ length: 4 }, () => reason(impatient)));
    expect(lost.sort()).toEqual(['ANSWERED', 'ANSWERED', 'TOO_SLOW', 'TOO_SLOW']);
    pass(OPEN_MS);
    const tried = a.state.executed;
    expect(await Promise.all(Array.from({ length: 4 }, () => reason(impatient)))).toEqual(Array(4).fill('ANSWERED'));
    expect(a.state.executed).toBe(tried + 1);
  });

  it('sends no commands to one that hangs for reads', async () => {
    const [a, b] = [await replica(), await replica()];
    const { reason, many } = subgraphAt([a.url, b.url]);
    a.state.mood = 'silent';
    await Promise.all(Array.from({ length: 4 }, () => reason({ ...READ, timeoutMs: 400 })));
    const before = a.state.executed;
    expect(await many(10, COMMAND)).toEqual(Array(10).fill(OK));
    expect([a.state.executed, b.state.executed]).toEqual([before, 12]);
  });

  it('refuses with a reason when both are dead', async () => {
    const [a, b] = [await replica(), await replica()];
    const { reason } = subgraphAt([a.url, b.url]);
    await Promise.all([a.kill(), b.kill()]);
    expect(await reason(COMMAND)).toBe('NO_CONNECTION');
    expect([await reason(READ), await reason(COMMAND)]).toEqual(['CIRCUIT_OPEN', 'CIRCUIT_OPEN']);
  });

  it('gives no commands to one that is about to stop, and loses none while it stops', async () => {
    const [a, b] = [await replica(), await replica()];
    const { many, pass } = subgraphAt([a.url, b.url]);
    await many(20, COMMAND);
    a.state.mood = 'closing';
    await many(4, READ);
    const before = a.state.executed;
    pass(OPEN_MS);
    expect(await many(20, COMMAND)).toEqual(Array(20).fill(OK));
    expect(a.state.executed).toBe(before);
    const under = [many(20, READ), many(20, COMMAND)];
    const stopped = a.finish();
    expect(await Promise.all(under)).toEqual([Array(20).fill(OK), Array(20).fill(OK)]);
    await stopped;
    expect(await many(20, COMMAND)).toEqual(Array(20).fill(OK));
  });

  it('calls one that is about to stop if there is no other', async () => {
    const a = await replica();
    const { many } = subgraphAt([a.url]);
    a.state.mood = 'closing';
    await many(3, READ);
    expect(await many(3, COMMAND)).toEqual(Array(3).fill(OK));
  });
});

describe('the addresses of a service', () => {
  const read = (players: string) => gatewayConfig.shape.subgraphs.safeParse({ players }).success;

  it.each(['http://players:4000/graphql', 'https://a:4000/graphql,https://b:4000/graphql'])('are %s', (addresses) => {
    expect(read(addresses)).toBe(true);
  });

  it.each(['', 'players', 'http://a:4000/graphql,', 'http://a:4000/graphql,ftp://b/graphql'])(
    'are not “%s”',
    (addresses) => {
      expect(read(addresses)).toBe(false);
    },
  );
});

describe('a service by its host name', () => {
  it('is called at all addresses of the name, and at a new one after the next lookup', async () => {
    const a = await replica();
    const b = await replica('127.0.0.2', a.port);
    const addresses = ['127.0.0.1'];
    const { send } = subgraphAt([`http://players.test:${a.port}/graphql`], {
      lookup: async () => [...addresses],
      lookupMs: 5,
    });
    for (let i = 0; i < 4; i += 1) await send(READ);
    expect([a.state.executed, b.state.executed]).toEqual([4, 0]);
    addresses.push('127.0.0.2');
    await eventually(async () => {
      await send(READ);
      return b.state.executed > 0;
    }, 'the new address is not called');
    addresses.shift();
    await eventually(async () => {
      const before = a.state.executed;
      await send(READ);
      await send(READ);
      return a.state.executed === before;
    }, 'the old address is still called');
  });

  it('is looked up at once when a connection breaks', async () => {
    const a = await replica();
    const b = await replica('127.0.0.2', a.port);
    const addresses = ['127.0.0.1'];
    const { send } = subgraphAt([`http://players.test:${a.port}/graphql`], {
      lookup: async () => [...addresses],
      lookupMs: 1_000_000,
    });
    await send(COMMAND);
    await a.kill();
    addresses[0] = '127.0.0.2';
    expect(await send(COMMAND)).toEqual(OK);
    expect(b.state.executed).toBe(1);
  });

  it('keeps its addresses while names cannot be looked up', async () => {
    const a = await replica();
    let lookups = 0;
    const { send } = subgraphAt([`http://players.test:${a.port}/graphql`], {
      lookup: async () => {
        lookups += 1;
        if (lookups > 1) throw new Error('no name server');
        return ['127.0.0.1'];
      },
      lookupMs: 5,
    });
    await send(READ);
    await eventually(() => lookups > 2, 'it is not looked up again');
    expect(await send(READ)).toEqual(OK);
  });

  it('gives no answer, with a reason, if the name has no address', async () => {
    const { reason } = subgraphAt(['http://players.test:4000/graphql'], {
      lookup: async () => {
        throw new Error('ENOTFOUND');
      },
    });
    expect(await reason(COMMAND)).toBe('NO_CONNECTION');
  });
});

describe('while a trial call decides', () => {
  /** One replica that was away until its breaker opened, and is due for a trial that does not end before `release`. */
  async function onTrial(settings: HttpSubgraphSettings = {}) {
    const server = await replica();
    const calls = subgraphAt([server.url], settings);
    server.state.mood = 'broken';
    expect([await calls.reason(READ), await calls.reason(READ)]).toEqual(['BAD_ANSWER', 'BAD_ANSWER']);
    expect(await calls.reason(READ)).toBe('CIRCUIT_OPEN');
    server.state.mood = 'well';
    calls.pass(OPEN_MS);
    return { ...calls, server, release: server.hold() };
  }

  it('others wait for it, and all succeed when it does', async () => {
    const { many, server, release } = await onTrial();
    const answers = many(100, READ);
    const commands = many(20, COMMAND);
    await server.hasReceived(3);
    expect(server.state.executed).toBe(3);
    release();
    expect(await answers).toEqual(Array(100).fill(OK));
    expect(await commands).toEqual(Array(20).fill(OK));
    expect(server.state.executed).toBe(122);
  });

  it('others are refused when it fails', async () => {
    const { reason, server, release } = await onTrial();
    const reasons = Array.from({ length: 10 }, () => reason(READ));
    await server.hasReceived(3);
    server.state.mood = 'broken';
    release();
    expect(await Promise.all(reasons)).toEqual(['BAD_ANSWER', ...Array(9).fill('CIRCUIT_OPEN')]);
    expect(server.state.executed).toBe(3);
  });

  it('others wait no longer than their own time', async () => {
    const { send, reason, server, release } = await onTrial();
    const trial = send(READ);
    await server.hasReceived(3);
    expect(await reason({ ...READ, timeoutMs: 20 })).toBe('CIRCUIT_OPEN');
    release();
    expect(await trial).toEqual(OK);
  });

  it('only so many wait', async () => {
    const { many, reason, server, release } = await onTrial({ waiting: 2 });
    const answers = many(3, READ);
    await server.hasReceived(3);
    expect(await reason(READ)).toBe('CIRCUIT_OPEN');
    release();
    expect(await answers).toEqual(Array(3).fill(OK));
  });

  it('others do not wait for one that takes too long, which may still succeed', async () => {
    const { send, reason, server, release } = await onTrial({ trialMs: 20 });
    const trial = send(COMMAND);
    await server.hasReceived(3);
    expect([await reason(READ), await reason(COMMAND)]).toEqual(['CIRCUIT_OPEN', 'CIRCUIT_OPEN']);
    release();
    expect(await trial).toEqual(OK);
    expect([await send(READ), await send(COMMAND)]).toEqual([OK, OK]);
  });
});

describe('slow reads', () => {
  const impatient = { ...READ, timeoutMs: 20 };

  it('refuse further reads, but no commands', async () => {
    const server = await replica();
    const { reason, many, send } = subgraphAt([server.url]);
    server.state.mood = 'silent to reads';
    expect([await reason(impatient), await reason(impatient)]).toEqual(['TOO_SLOW', 'TOO_SLOW']);
    expect(await reason(impatient)).toBe('CIRCUIT_OPEN');
    expect(await many(20, COMMAND)).toEqual(Array(20).fill(OK));
    expect(await reason(impatient)).toBe('CIRCUIT_OPEN');
    expect(await send(COMMAND)).toEqual(OK);
  });

  it('do not count if they had little time to begin with', async () => {
    const server = await replica();
    server.state.mood = 'silent';
    const settings = { connections: 8, breaker: { failures: 2, openMs: OPEN_MS }, trialMs: 1_000, now: () => 0 };
    const one = new Replica(new URL(server.url), '127.0.0.1', settings);
    stops.push(() => one.stop());
    const call = { kind: 'read', headers: {}, body: '{}', timeoutMs: 10 } as const;
    const give = (short: boolean) => one.send({ ...call, short }, () => OK).catch(() => one.stateFor('read'));
    expect([await give(true), await give(true), await give(true)]).toEqual(['CLOSED', 'CLOSED', 'CLOSED']);
    expect([await give(false), await give(false)]).toEqual(['CLOSED', 'OPEN']);
  });

  it('of a service that hangs let one command find out, instead of all', async () => {
    const server = await replica();
    const { reason } = subgraphAt([server.url], { trialMs: 20 });
    server.state.mood = 'silent';
    await Promise.all([reason(impatient), reason(impatient)]);
    const first = reason({ ...COMMAND, timeoutMs: 200 });
    expect(await Promise.all([reason(COMMAND), reason(COMMAND)])).toEqual(['CIRCUIT_OPEN', 'CIRCUIT_OPEN']);
    expect(await first).toBe('TOO_SLOW');
    expect(server.state.executed).toBe(3);
  });
});

describe('a command whose connection breaks after it was sent', () => {
  const schema = buildSchema(/* GraphQL */ `
    type Query {
      ok: Boolean
    }
    input CreateMatchInput {
      requestId: ID!
    }
    type Mutation {
      ok: Boolean
      startSavingMeans(requestId: String!): Boolean
      createMatch(input: CreateMatchInput!): Boolean
    }
  `);

  /** The answer to a command whose replica is killed while it executes it, and how often it was executed. */
  async function interrupted(query: string, variables: Record<string, unknown> = {}) {
    const servers = [await replica(), await replica()];
    const { subgraph } = subgraphAt(servers.map(({ url }) => url));
    const timeouts = { queryMs: 60_000, mutationMs: 60_000 };
    const fetcher = new SubgraphFetcher(subgraph, timeouts, new GatewayMetrics(), () => undefined);
    const releases = servers.map((server) => server.hold());
    const answer = fetcher.fetch({
      operation: new SubgraphOperations(schema).read(query),
      operationName: undefined,
      variables,
      context: newContext({ caller: visitor, requestId: 'one', address: '', subgraphHeaders: {}, call: null }),
      scope: undefined,
    });
    const busy = () => servers.find(({ state }) => state.executed === 1);
    await eventually(() => busy() !== undefined, 'no replica has it');
    await busy()!.kill();
    for (const release of releases) release();
    return { answer: await answer, executed: servers[0]!.state.executed + servers[1]!.state.executed };
  }

  it.each([
    ['without a requestId', 'mutation { ok }', {}],
    ['of which one part has no requestId', 'mutation { startSavingMeans(requestId: "r1") ok }', {}],
    ['with an empty requestId', 'mutation ($id: String!) { startSavingMeans(requestId: $id) }', { id: '' }],
  ])('%s is executed once, and the caller learns of the outage', async (_what, query, variables) => {
    const { answer, executed } = await interrupted(query, variables);
    for (const { extensions } of answer.errors!)
      expect(extensions).toEqual({ code: 'SUBGRAPH_UNAVAILABLE', retryable: false });
    expect(executed).toBe(1);
  });

  it.each([
    ['as an argument', 'mutation ($id: String!) { startSavingMeans(requestId: $id) }', { id: 'r1' }],
    [
      'in its input',
      'mutation ($input: CreateMatchInput!) { createMatch(input: $input) }',
      { input: { requestId: 'r1' } },
    ],
    ['in a literal', 'mutation ($id: ID!) { __typename createMatch(input: { requestId: $id }) }', { id: 'r1' }],
  ])('with a requestId %s is sent to the other replica', async (_where, query, variables) => {
    const { answer, executed } = await interrupted(query, variables);
    expect(answer).toEqual(OK);
    expect(executed).toBe(2);
  });

  it('is not sent to a third replica', async () => {
    const servers = [await replica(), await replica(), await replica()];
    for (const { state } of servers) state.mood = 'cut';
    const { reason } = subgraphAt(servers.map(({ url }) => url));
    expect(await reason({ ...COMMAND, command: true, repeatable: true })).toBe('NO_CONNECTION');
    expect(servers.reduce((sum, { state }) => sum + state.executed, 0)).toBe(2);
  });

  it('is not repeated when it takes too long', async () => {
    const servers = [await replica(), await replica()];
    for (const { state } of servers) state.mood = 'silent';
    const { reason } = subgraphAt(servers.map(({ url }) => url));
    expect(await reason({ ...COMMAND, command: true, repeatable: true, timeoutMs: 20 })).toBe('TOO_SLOW');
    expect(servers.reduce((sum, { state }) => sum + state.executed, 0)).toBe(1);
  });
});
