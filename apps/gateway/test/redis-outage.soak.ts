import {
  connectRedis,
  MemoryPushBus,
  MemoryRateLimiter,
  RedisCache,
  RedisPushBus,
  RedisRateLimiter,
  silentLog,
  type PushBus,
} from '@setpoint/service-kit';
import { describeWith, eventually, localRedisServer, startOwnRedis } from '@setpoint/testkit';
import type { GatewayOptions } from '../src/index.js';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';
import { answered, LiveClients } from './fixture/live-clients.js';

interface Adapters {
  readonly push: PushBus;
  /** The rest of what stands on the same server. */
  readonly options: Partial<GatewayOptions>;
  readonly breakOff: () => Promise<void> | void;
  /** Resolves when the server is back; the adapters may need longer. */
  readonly restore: () => Promise<void> | void;
  readonly close: () => Promise<void>;
}

const ME = '{ me { id } }';

function outageSpecs(make: () => Promise<Adapters>) {
  let adapters: Adapters;
  let gateway: FixtureGateway;
  let live: LiveClients;
  beforeEach(async () => {
    adapters = await make();
    gateway = await startFixtureGateway({ ...adapters.options, push: adapters.push });
    live = new LiveClients(() => gateway.url);
  });
  afterEach(async () => {
    await live.dispose();
    await gateway.stop();
    await adapters.close();
  });

  const away = async () => {
    await adapters.breakOff();
    await eventually(() => !adapters.push.isConnected(), 'the outage is not noticed');
  };
  const back = async () => {
    await adapters.restore();
    await eventually(() => adapters.push.isConnected(), 'signals do not come back');
  };

  it('AUTH-24 signs nobody out: sessions go on through the outage and after it, and sockets stay open', async () => {
    const known = await gateway.token('ana');
    expect((await gateway.ask(ME, {}, known)).data).toEqual({ me: { id: 'ana' } });
    const { listen, closed } = live.connect({ query: `?token=${known}` });
    const updates = listen('subscription { notify }');
    await answered(updates, 1);
    await away();
    const unseen = await gateway.token('ben');
    for (const [token, id] of [
      [known, 'ana'],
      [unseen, 'ben'],
      [known, 'ana'],
    ] as const) {
      expect((await gateway.ask(ME, {}, token)).data).toEqual({ me: { id } });
    }
    await back();
    // the gap is answered with the present count: the subscription goes on
    await answered(updates, 2);
    for (const [token, id] of [
      [known, 'ana'],
      [unseen, 'ben'],
      [await gateway.token('carla'), 'carla'],
    ] as const) {
      expect((await gateway.ask(ME, {}, token)).data).toEqual({ me: { id } });
    }
    expect(closed).toEqual([]);
  });

  it('AUTH-24 ends after it what ended during it, whether the session was known before or not', async () => {
    const [ana, ben] = [await gateway.token('ana', { sid: 's1' }), await gateway.token('ben', { sid: 's2' })];
    const { listen, closed } = live.connect({ query: `?token=${ana}` });
    await answered(listen('subscription { notify }'), 1);
    await away();
    gateway.state.endedSessions.add('s1').add('s2');
    await back();
    await eventually(() => expect(closed).toMatchObject([{ code: 4401 }]), 'the socket is still open');
    for (const token of [ana, ben]) {
      expect(await gateway.ask(ME, {}, token)).toMatchObject({ codes: ['SESSION_ENDED'] });
    }
  });

  it('API-03 sends after it what changed during it, and every change from then on', async () => {
    const { listen } = live.connect();
    const updates = listen('subscription { matchUpdated(id: "m1") { state } }');
    const state = (value: string) => (gateway.state.matches.get('m1')!.state = value);
    await eventually(async () => {
      await adapters.push.publish('match:m1');
      expect(updates.data.length).toBeGreaterThan(0);
    }, 'nobody listens');
    await away();
    state('DURING');
    const late = listen('subscription { late: matchUpdated(id: "m1") { state } }');
    await eventually(async () => {
      const figures = await (await fetch(`${gateway.operationsUrl}/metrics`)).text();
      expect(figures).toContain('setpoint_gateway_subscriptions{field="matchUpdated"} 2');
    }, 'the second subscription does not run');
    await back();
    const last = (value: string) =>
      eventually(() => {
        expect(updates.data.at(-1)).toEqual({ matchUpdated: { state: value } });
        expect(late.data.at(-1)).toEqual({ late: { state: value } });
      }, 'the present state is missing');
    await last('DURING');
    state('AFTER');
    await eventually(() => adapters.push.publish('match:m1'), 'nothing can be published');
    await last('AFTER');
  });
}

describe('signals in memory that are interrupted', () => {
  outageSpecs(async () => {
    const push = new MemoryPushBus();
    return {
      push,
      options: { limiter: new MemoryRateLimiter() },
      breakOff: () => push.disconnect(),
      restore: () => push.reconnect(),
      close: () => push.stop(),
    };
  });
});

const onRedis = (how: 'killed' | 'frozen') => async () => {
  const server = await startOwnRedis();
  const redis = connectRedis(server.address, silentLog());
  const push = new RedisPushBus(redis, silentLog());
  await eventually(() => redis.status === 'ready' && push.isConnected(), 'Redis does not answer');
  return {
    push,
    options: { cache: new RedisCache(redis), limiter: new RedisRateLimiter(redis) },
    breakOff: () => (how === 'killed' ? server.kill() : server.freeze()),
    restore: () => (how === 'killed' ? server.start() : server.resume()),
    close: async () => {
      await push.stop();
      redis.disconnect();
      await server.kill();
    },
  };
};

describeWith(localRedisServer(), 'a Redis that is killed and started again', () => {
  outageSpecs(onRedis('killed'));

  it('API-14 leaves ordinary changes possible meanwhile, and refuses sensitive ones with the time to wait', async () => {
    const adapters = await onRedis('killed')();
    const gateway = await startFixtureGateway({ ...adapters.options, push: adapters.push });
    try {
      const renew = 'mutation { refreshToken(refreshToken: "r") { success } }';
      const rename = 'mutation { rename(firstName: "x") { id } }';
      const ana = await gateway.token('ana');
      expect((await gateway.ask(renew)).errors).toBeUndefined();
      await adapters.breakOff();
      expect((await gateway.ask(rename, {}, ana)).data).toEqual({ rename: { id: 'ana' } });
      const refused = await gateway.ask(renew);
      expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { retryAfterSeconds: 5 } }] });
      expect(refused.headers.get('retry-after')).toBe('5');
      await adapters.restore();
      await eventually(async () => expect((await gateway.ask(renew)).errors).toBeUndefined(), 'still refused');
    } finally {
      await gateway.stop();
      await adapters.close();
    }
  });
});

describeWith(localRedisServer(), 'a Redis that stops answering', () => {
  outageSpecs(onRedis('frozen'));
});
