import { randomUUID } from 'node:crypto';
import { describeWith, eventually, testRedis } from '@setpoint/testkit';
import { connectRedis, MemoryPushBus, RedisPushBus, silentLog, type PushBus } from '../../src/index.js';

/** `near` and `far` are the same bus, in one process or in two. */
function pushSpecs(make: () => Promise<{ near: PushBus; far: PushBus; close: () => Promise<void> }>) {
  let near: PushBus;
  let far: PushBus;
  let close: () => Promise<void>;
  beforeEach(async () => ({ near, far, close } = await make()));
  afterEach(() => close());
  const topic = () => `notify:${randomUUID()}`;

  it('tells everyone who listens to a topic, with the payload', async () => {
    const name = topic();
    const heard: unknown[] = [];
    await far.subscribe(name, (payload) => heard.push(['first', payload]));
    await far.subscribe(name, (payload) => heard.push(['second', payload]));
    await near.publish(name, { unread: 3 });
    await eventually(() => heard.length === 2, 'not everyone has heard');
    expect(heard).toEqual([
      ['first', { unread: 3 }],
      ['second', { unread: 3 }],
    ]);
  });

  it('tells nobody of other topics', async () => {
    const [mine, other] = [topic(), topic()];
    const heard: unknown[] = [];
    await far.subscribe(mine, (payload) => heard.push(payload));
    await near.publish(other, { wrong: true });
    await near.publish(mine);
    await eventually(() => heard.length > 0, 'nothing was heard');
    expect(heard).toEqual([{}]);
  });

  it('is silent for who has left, and goes on for who stays', async () => {
    const name = topic();
    const [gone, stays]: unknown[][] = [[], []];
    const leave = await far.subscribe(name, (payload) => gone!.push(payload));
    await far.subscribe(name, (payload) => stays!.push(payload));
    await leave();
    await leave();
    await near.publish(name, { n: 1 });
    await eventually(() => stays!.length === 1, 'who stays has not heard');
    expect(gone).toEqual([]);
  });

  it('can be listened to again after everyone has left', async () => {
    const name = topic();
    const leave = await far.subscribe(name, () => {});
    await leave();
    const heard: unknown[] = [];
    await far.subscribe(name, (payload) => heard.push(payload));
    await near.publish(name, { n: 2 });
    await eventually(() => heard.length === 1, 'nothing was heard');
  });
}

describe('push in memory', () => {
  pushSpecs(async () => {
    const bus = new MemoryPushBus();
    return { near: bus, far: bus, close: () => bus.stop() };
  });

  it('reaches everyone although a listener fails, and says that one did', async () => {
    const bus = new MemoryPushBus();
    const heard: unknown[] = [];
    await bus.subscribe('match:1', () => {
      throw new Error('torn net');
    });
    await bus.subscribe('match:1', (payload) => heard.push(payload));
    await expect(bus.publish('match:1')).rejects.toThrow('listeners of match failed');
    expect(heard).toEqual([{}]);
  });

  it('keeps nothing of topics that nobody listens to', async () => {
    const bus = new MemoryPushBus();
    const leave = await bus.subscribe('match:1', () => {});
    expect(bus.topics).toBe(1);
    await leave();
    expect(bus.topics).toBe(0);
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
    return { redis, near, far, close };
  };
  pushSpecs(open);

  let close: (() => Promise<void>) | undefined;
  afterEach(async () => {
    await close?.();
    close = undefined;
  });

  it('listens again by itself after the connection broke, and tells that something may have happened', async () => {
    const { redis, near, far, ...rest } = await open();
    close = rest.close;
    const heard: unknown[] = [];
    const name = `match:${randomUUID()}`;
    await far.subscribe(name, (payload) => heard.push(payload));
    await redis[0].call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await eventually(() => heard.length > 0, 'nobody was told of the gap', { withinMs: 5_000 });
    expect(heard[0]).toEqual({});
    await near.publish(name, { after: true });
    await eventually(() => expect(heard).toContainEqual({ after: true }), 'it does not listen any more');
  });
});
