import { randomUUID } from 'node:crypto';
import { describeWith, eventually, localRedisServer, startOwnRedis, testRedis, type OwnRedis } from '@setpoint/testkit';
import type { Redis } from 'ioredis';
import { connectRedis, MemoryPushBus, RedisPushBus, silentLog, type PushBus } from '../../src/index.js';

const topicOf = (kind = 'notify') => `${kind}:${randomUUID()}`;

/** `near` and `far` are the same bus, in one process or in two. */
function pushSpecs(make: () => Promise<{ near: PushBus; far: PushBus; close: () => Promise<void> }>) {
  let near: PushBus;
  let far: PushBus;
  let close: () => Promise<void>;
  beforeEach(async () => ({ near, far, close } = await make()));
  afterEach(() => close());

  it('delivers to everyone who listens to a topic, with the payload', async () => {
    const name = topicOf();
    const received: unknown[] = [];
    await far.subscribe(name, (payload) => received.push(['first', payload]));
    await far.subscribe(name, (payload) => received.push(['second', payload]));
    await near.publish(name, { unread: 3 });
    await eventually(() => received.length === 2, 'not everyone has received it');
    expect(received).toEqual([
      ['first', { unread: 3 }],
      ['second', { unread: 3 }],
    ]);
  });

  it('delivers nothing of other topics', async () => {
    const [mine, other] = [topicOf(), topicOf()];
    const received: unknown[] = [];
    await far.subscribe(mine, (payload) => received.push(payload));
    await near.publish(other, { wrong: true });
    await near.publish(mine);
    await eventually(() => received.length > 0, 'nothing was received');
    expect(received).toEqual([{}]);
  });

  it('is silent for who has left, and goes on for who stays', async () => {
    const name = topicOf();
    const [gone, stays]: unknown[][] = [[], []];
    const leave = await far.subscribe(name, (payload) => gone!.push(payload));
    await far.subscribe(name, (payload) => stays!.push(payload));
    await leave();
    await leave();
    await near.publish(name, { n: 1 });
    await eventually(() => stays!.length === 1, 'who stays has received nothing');
    expect(gone).toEqual([]);
  });

  it('can be listened to again after everyone has left', async () => {
    const name = topicOf();
    const leave = await far.subscribe(name, () => {});
    const leaving = leave();
    const received: unknown[] = [];
    await far.subscribe(name, (payload) => received.push(payload));
    await leaving;
    await near.publish(name, { n: 2 });
    await eventually(() => received.length === 1, 'nothing was received');
  });
}

interface Outage {
  readonly bus: PushBus;
  readonly breakOff: () => Promise<void> | void;
  readonly restore: () => Promise<void> | void;
  readonly close: () => Promise<void>;
}

/** A transport that goes away and comes back. */
function outageSpecs(make: () => Promise<Outage>) {
  let outage: Outage;
  beforeEach(async () => {
    outage = await make();
  });
  afterEach(() => outage.close());

  it('reports the gap once, after which signals arrive; the gap is no signal of any topic', async () => {
    const { bus, breakOff, restore } = outage;
    const topics = [topicOf('match'), topicOf('session')];
    const received: unknown[] = [];
    let gaps = 0;
    for (const topic of topics) await bus.subscribe(topic, (payload) => received.push([topic, payload]));
    const stop = bus.onGap(() => (gaps += 1));
    bus.onGap(() => undefined);
    await breakOff();
    await eventually(() => !bus.isConnected(), 'the bus does not notice');
    expect(gaps).toBe(0);
    await restore();
    await eventually(() => gaps === 1, 'nobody was told of the gap');
    expect(bus.isConnected()).toBe(true);
    for (const topic of topics) await bus.publish(topic, { after: true });
    await eventually(() => received.length === 2, 'it does not deliver any more');
    expect(received).toEqual(topics.map((topic) => [topic, { after: true }]));
    expect(gaps).toBe(1);
    stop();
  });

  it('refuses to publish, and takes subscriptions that count from the gap on', async () => {
    const { bus, breakOff, restore } = outage;
    await breakOff();
    await eventually(() => !bus.isConnected(), 'the bus does not notice');
    const topic = topicOf('match');
    await expect(bus.publish(topic, { lost: true })).rejects.toThrow();
    const received: unknown[] = [];
    let gaps = 0;
    bus.onGap(() => (gaps += 1));
    const [stay, leave] = await Promise.all([
      bus.subscribe(topic, (payload) => received.push(payload)),
      bus.subscribe(topicOf('match'), () => undefined),
    ]);
    await leave();
    await restore();
    await eventually(() => gaps === 1, 'nobody was told of the gap');
    await bus.publish(topic, { after: true });
    await eventually(() => received.length === 1, 'it does not deliver');
    expect(received).toEqual([{ after: true }]);
    await stay();
  });
}

describe('push in memory', () => {
  pushSpecs(async () => {
    const bus = new MemoryPushBus();
    return { near: bus, far: bus, close: () => bus.stop() };
  });

  it('reaches everyone although a listener fails, and says that one did', async () => {
    const bus = new MemoryPushBus();
    const received: unknown[] = [];
    await bus.subscribe('match:1', () => {
      throw new Error('torn net');
    });
    await bus.subscribe('match:1', (payload) => received.push(payload));
    await expect(bus.publish('match:1')).rejects.toThrow('listeners of match failed');
    expect(received).toEqual([{}]);
  });

  it('keeps nothing of topics that nobody listens to', async () => {
    const bus = new MemoryPushBus();
    const leave = await bus.subscribe('match:1', () => {});
    expect(bus.topics).toHaveLength(1);
    await leave();
    expect(bus.topics).toEqual([]);
  });
});

describe('push in memory, interrupted', () => {
  outageSpecs(async () => {
    const bus = new MemoryPushBus();
    return { bus, breakOff: () => bus.disconnect(), restore: () => bus.reconnect(), close: () => bus.stop() };
  });
});

describeWith(await testRedis(), 'push over Redis', (address) => {
  const open = async () => {
    const redis = [connectRedis(address, silentLog()), connectRedis(address, silentLog())] as const;
    await Promise.all(redis.map((one) => eventually(() => one.status === 'ready', 'Redis does not answer')));
    const near = new RedisPushBus(redis[0], silentLog());
    const far = new RedisPushBus(redis[1], silentLog());
    const close = async () => {
      await near.stop();
      await far.stop();
      for (const one of redis) one.disconnect();
    };
    await eventually(() => far.isConnected(), 'push does not connect');
    return { redis, near, far, close };
  };
  pushSpecs(open);

  it('survives what is no JSON', async () => {
    const { redis, near, far, close } = await open();
    const received: unknown[] = [];
    const topic = topicOf();
    await far.subscribe(topic, (payload) => received.push(payload));
    await redis[0].publish(`setpoint:push:${topic}`, '{half');
    await near.publish(topic, { whole: true });
    await eventually(() => received.length === 1, 'it does not deliver any more');
    expect(received).toEqual([{ whole: true }]);
    await close();
  });
});

describeWith(localRedisServer(), 'push over a Redis that is killed and started again', () => {
  outageSpecs(() => interrupted({ breakOff: (server) => server.kill(), restore: (server) => server.start() }));
});

describeWith(localRedisServer(), 'push over a Redis that stops answering', () => {
  outageSpecs(() => interrupted({ breakOff: (server) => server.freeze(), restore: (server) => server.resume() }));
});

async function interrupted(how: {
  breakOff: (server: OwnRedis) => Promise<void> | void;
  restore: (server: OwnRedis) => Promise<void> | void;
}): Promise<Outage> {
  const server = await startOwnRedis();
  const redis: Redis = connectRedis(server.address, silentLog());
  const bus = new RedisPushBus(redis, silentLog());
  await eventually(() => redis.status === 'ready' && bus.isConnected(), 'Redis does not answer');
  return {
    bus,
    breakOff: () => how.breakOff(server),
    restore: async () => {
      await how.restore(server);
      await eventually(() => redis.status === 'ready', 'Redis does not come back');
    },
    close: async () => {
      await bus.stop();
      redis.disconnect();
      await server.kill();
    },
  };
}
