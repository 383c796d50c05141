import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { graphql } from 'graphql';
import { HttpSubgraph } from '../src/index.js';
import { Breaker } from '../src/sources/breaker.js';
import { SubgraphUnavailable } from '../src/sources/subgraph.js';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';
import { fixtureServices, fixtureState } from './fixture/fixture-services.js';

type Mood = 'well' | 'silent' | 'broken' | 'refusing';

/** The players subgraph in an HTTP server that can be made to misbehave. */
async function moodyPlayers() {
  const service = fixtureServices(fixtureState()).players;
  const state = { mood: 'well' as Mood, calls: 0 };
  const server = http.createServer(async (request, response) => {
    state.calls += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (state.mood === 'silent') return;
    if (state.mood === 'broken') return void response.writeHead(502).end('<html>Bad gateway</html>');
    if (state.mood === 'refusing') return void response.writeHead(401).end('{"errors":[{"message":"no"}]}');
    const { query, variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const contextValue = await service.contextFor(request.headers as Record<string, string>);
    const answer = await graphql({ schema: service.schema, source: query, variableValues: variables, contextValue });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  return {
    state,
    url,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('while one service is away', () => {
  let players: Awaited<ReturnType<typeof moodyPlayers>>;
  let gateway: FixtureGateway;
  beforeEach(async () => {
    players = await moodyPlayers();
    gateway = await startFixtureGateway(
      { timeouts: { queryMs: 3_000, mutationMs: 3_000 }, breaker: { failures: 3, openMs: 200 } },
      (services) => {
        services['players'] = players.url;
      },
    );
  });
  afterEach(async () => {
    await gateway.stop();
    await players.stop();
  });

  const QUERY =
    '{ me { id displayName } unreadNotificationCount match(id: "m1") { state players { id displayName } } }';

  it('API-00 it is asked over HTTP like any other', async () => {
    const { data, errors } = await gateway.ask('{ player(id: "ana") { firstName } }');
    expect({ data, errors }).toEqual({ data: { player: { firstName: 'ana' } }, errors: undefined });
  });

  it.each(['silent', 'broken', 'refusing', 'gone'] as const)(
    'API-11 (%s) its fields are null with path and code, the rest is there',
    async (mood) => {
      if (mood === 'gone') await players.stop();
      else players.state.mood = mood;
      const { data, errors } = await gateway.ask(QUERY, {}, await gateway.token('ana'));
      expect(data).toEqual({
        me: { id: 'ana', displayName: null },
        unreadNotificationCount: 3,
        match: { state: 'OPEN', players: ['ana', 'ben', 'ana', 'ana'].map((id) => ({ id, displayName: null })) },
      });
      expect(errors!.map(({ path }) => path!.join('.')).sort()).toEqual([
        ...[0, 1, 2, 3].map((i) => `match.players.${i}.displayName`),
        'me.displayName',
      ]);
      for (const error of errors!)
        expect(error.extensions).toMatchObject({ code: 'SUBGRAPH_UNAVAILABLE', retryable: true });
    },
  );
});

describe('while one of two replicas is away', () => {
  const QUERY = '{ player(id: "ana") { id firstName } }';

  it('API-11~ nothing is missing; without both, fields are null with a code', async () => {
    const [first, second] = [await moodyPlayers(), await moodyPlayers()];
    const gateway = await startFixtureGateway({}, (services) => {
      services['players'] = `${first.url},${second.url}`;
    });
    try {
      const ask = () => gateway.ask(QUERY);
      const player = { id: 'ana', firstName: 'ana' };
      for (let i = 0; i < 4; i += 1) expect(await ask()).toMatchObject({ data: { player } });
      expect([first.state.calls, second.state.calls]).toEqual([2, 2]);
      await first.stop();
      for (const { data, codes } of await Promise.all(Array.from({ length: 30 }, ask)))
        expect({ data, codes }).toEqual({ data: { player }, codes: [] });
      await second.stop();
      for (const { data, codes } of [await ask(), await ask(), await ask()])
        expect({ data, codes }).toEqual({ data: { player: null }, codes: ['SUBGRAPH_UNAVAILABLE'] });
    } finally {
      await gateway.stop();
      await Promise.all([first.stop(), second.stop()]);
    }
  });
});

describe('a service over HTTP', () => {
  const request = {
    query: '{ player(id: "ana") { id } }',
    variables: {},
    headers: {},
    timeoutMs: 60_000,
    repeatable: true,
  };

  it('API-11 that keeps failing is left alone for a while, then tried by one call', async () => {
    const players = await moodyPlayers();
    const subgraph = new HttpSubgraph('players', players.url, { breaker: { failures: 2, openMs: 60_000 } });
    try {
      players.state.mood = 'broken';
      const reasons: string[] = [];
      for (let i = 0; i < 4; i += 1) {
        await subgraph.send(request).catch((error: SubgraphUnavailable) => reasons.push(error.reason));
      }
      expect(reasons).toEqual(['BAD_ANSWER', 'BAD_ANSWER', 'CIRCUIT_OPEN', 'CIRCUIT_OPEN']);
      expect(players.state.calls).toBe(2);
    } finally {
      await subgraph.stop();
      await players.stop();
    }
  });

  it('API-11 is asked again when an idle connection broke, but never to change something twice', async () => {
    let calls = 0;
    const server = http.createServer((req, res) => {
      calls += 1;
      if (calls % 2 === 1) return void req.socket.destroy();
      res.writeHead(200).end('{"data":{"ok":true}}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const subgraph = new HttpSubgraph('fixture', `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`);
    try {
      expect(await subgraph.send(request)).toEqual({ data: { ok: true } });
      expect(calls).toBe(2);
      await expect(subgraph.send({ ...request, repeatable: false })).rejects.toMatchObject({ reason: 'NO_CONNECTION' });
      expect(calls).toBe(3);
    } finally {
      await subgraph.stop();
      server.close();
    }
  });
});

describe('a circuit breaker', () => {
  it('API-11 opens after failures in a row, lets one call try after the pause, and closes when it succeeds', () => {
    let now = 0;
    const breaker = new Breaker({ failures: 2, openMs: 100 }, () => now);
    breaker.failed();
    breaker.succeeded();
    breaker.failed();
    expect(breaker.state).toBe('CLOSED');
    breaker.failed();
    now = 99;
    breaker.failed();
    expect(breaker.state).toBe('OPEN');
    now = 100;
    expect(breaker.state).toBe('DUE');
    breaker.begin();
    expect(breaker.state).toBe('TRYING');
    breaker.failed();
    now = 199;
    expect(breaker.state).toBe('OPEN');
    now = 200;
    breaker.begin();
    breaker.abandoned();
    expect(breaker.state).toBe('DUE');
    breaker.begin();
    breaker.succeeded();
    expect(breaker.state).toBe('CLOSED');
  });
});
