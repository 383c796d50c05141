import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@setpoint/testkit';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

let gateway: FixtureGateway | undefined;
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
});

const get = async (path: string, base = gateway!.operationsUrl!) => {
  const response = await fetch(base + path);
  return { status: response.status, text: await response.text() };
};
const json = async (path: string) => {
  const { status, text } = await get(path);
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};
const ready = () => eventually(async () => (await get('/readyz')).status === 200, 'it is not ready');

describe('readiness', () => {
  it("is the gateway's own: it stays ready while services are away, and /status names them", async () => {
    gateway = await startFixtureGateway({}, (services) => {
      services['players'] = 'http://127.0.0.1:9/graphql';
      services['matches'] = 'http://127.0.0.1:9/graphql';
    });
    await ready();
    expect(await json('/readyz')).toEqual({ status: 200, body: { status: 'ready', missing: [] } });
    expect(await json('/status')).toEqual({
      status: 200,
      body: {
        status: 'degraded',
        missing: [],
        signals: 'connected',
        signingKeys: { known: true, ageSeconds: expect.any(Number) },
        subgraphs: {
          chat: 'reachable',
          identity: 'reachable',
          players: 'away',
          matches: 'away',
          notifications: 'reachable',
        },
      },
    });
  });

  it('needs keys to verify tokens with, which come as soon as identity does', async () => {
    const identity = await slowIdentity();
    gateway = await startFixtureGateway({}, (services) => {
      services['identity'] = identity.url;
    });
    expect(await json('/readyz')).toEqual({ status: 503, body: { status: 'not ready', missing: ['signing keys'] } });
    expect((await get('/healthz')).status).toBe(200);
    identity.serve(gateway.state.keys);
    await ready();
    identity.stop();
    expect((await get('/readyz')).status).toBe(200);
    expect((await get('/.well-known/jwks.json', gateway.url)).status).toBe(200);
  });

  it('tells by /status that signals do not arrive', async () => {
    gateway = await startFixtureGateway();
    await ready();
    expect((await json('/status')).body).toMatchObject({ status: 'ok', signals: 'connected' });
    gateway.push.disconnect();
    expect((await json('/status')).body).toMatchObject({ status: 'degraded', signals: 'away' });
    expect((await get('/readyz')).status).toBe(200);
  });
});

describe('a gateway that is told to stop', () => {
  it('is not ready any more, serves on and asks clients to use other connections', async () => {
    gateway = await startFixtureGateway();
    await ready();
    gateway.retire();
    expect(await json('/readyz')).toEqual({ status: 503, body: { status: 'not ready', missing: ['stopping'] } });
    expect((await get('/healthz')).status).toBe(200);
    const answer = await gateway.ask('{ match(id: "m1") { state } }');
    expect(answer.data).toEqual({ match: { state: 'OPEN' } });
    expect(answer.headers.get('connection')).toBe('close');
  });

  it('answers what is under way before anything that it needs is stopped', async () => {
    const stopping = await startFixtureGateway();
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    stopping.state.beforeMatch = async () => {
      begun.resolve();
      await held.promise;
    };
    const answer = stopping.ask('{ match(id: "m1") { state players { firstName } } }');
    await begun.promise;
    const stopped = stopping.stop();
    let over = false;
    void stopped.then(() => (over = true));
    // it listens no more, so from here on it is stopping
    await eventually(
      async () =>
        fetch(`${stopping.url}/healthz`).then(
          () => false,
          () => true,
        ),
      'it still listens',
    );
    expect(over).toBe(false);
    expect((await get('/readyz', stopping.operationsUrl!)).status).toBe(503);
    held.resolve();
    const { data, errors } = await answer;
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ match: { state: 'OPEN', players: [{ firstName: 'ana' }, {}, {}, {}] } });
    await stopped;
  });
});

describe('what only operators see', () => {
  it('has a port of its own: nothing of it is public but that somebody answers', async () => {
    gateway = await startFixtureGateway();
    await gateway.ask('query Mine { me { id } }');
    expect((await get('/metrics')).text).toMatch(
      /setpoint_gateway_operation_seconds_count\{operation="Mine",type="query",outcome="ok"\} 1/,
    );
    expect(await get('/healthz', gateway.url)).toEqual({ status: 200, text: '{"status":"ok"}' });
    for (const path of ['/metrics', '/readyz', '/status']) expect((await get(path, gateway.url)).status).toBe(404);
    for (const path of ['/graphql', '/config.json', '/auth/signup', '/nothing'])
      expect((await get(path)).status).toBe(404);
  });

  it('is the first of several ports that is free', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as AddressInfo;
    gateway = await startFixtureGateway({ operationsPort: [port, 0] });
    expect(gateway.operationsUrl).not.toContain(`:${port}`);
    expect((await get('/healthz')).status).toBe(200);
    await new Promise((closed) => other.close(closed));
  });

  it('is served only where a port is given', async () => {
    gateway = await startFixtureGateway({ operationsPort: undefined as never });
    expect(gateway.operationsUrl).toBeNull();
  });
});

/** An identity over HTTP that publishes keys when it is told to. */
async function slowIdentity(): Promise<{ url: string; serve: (keys: object) => void; stop: () => void }> {
  let keys: object | undefined;
  const server: Server = createServer((request, response) => {
    request.resume();
    response.statusCode = keys ? 200 : 502;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { signingKeys: keys } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    serve: (published) => (keys = published),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
