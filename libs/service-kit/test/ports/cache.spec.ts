import { randomUUID } from 'node:crypto';
import { describeWith, eventually, testRedis } from '@setpoint/testkit';
import { connectRedis, MemoryCache, RedisCache, silentLog, type Cache } from '../../src/index.js';

function cacheSpecs(make: () => Cache) {
  it('finds what was kept, until it is deleted', async () => {
    const cache = make();
    const key = randomUUID();
    expect(await cache.get(key)).toBeUndefined();
    await cache.set(key, { name: 'Foro Italico', fields: [1, 2] }, 60);
    expect(await cache.get(key)).toEqual({ name: 'Foro Italico', fields: [1, 2] });
    await cache.delete(key);
    expect(await cache.get(key)).toBeUndefined();
  });

  it('keeps null, zero and the empty text apart from nothing', async () => {
    const cache = make();
    for (const value of [null, 0, '', false]) {
      const key = randomUUID();
      await cache.set(key, value, 60);
      expect(await cache.get(key)).toBe(value);
    }
  });

  it('forgets after its time', async () => {
    const cache = make();
    const key = randomUUID();
    await cache.set(key, 1, 0.05);
    await eventually(async () => (await cache.get(key)) === undefined, 'it is still there');
  });

  it('gives copies: changing what was read changes nothing', async () => {
    const cache = make();
    const key = randomUUID();
    await cache.set(key, { points: [15] }, 60);
    ((await cache.get(key)) as { points: number[] }).points.push(30);
    expect(await cache.get(key)).toEqual({ points: [15] });
  });

  it('keeps nothing when the value is undefined', async () => {
    const cache = make();
    const key = randomUUID();
    await cache.set(key, 1, 60);
    await cache.set(key, undefined, 60);
    expect(await cache.get(key)).toBeUndefined();
  });
}

describe('the cache in memory', () => {
  cacheSpecs(() => new MemoryCache());
});

describeWith(await testRedis(), 'the cache over Redis', (address) => {
  const redis = connectRedis(address, silentLog());
  beforeAll(() => eventually(() => redis.status === 'ready', 'Redis does not answer'));
  afterAll(() => redis.disconnect());
  cacheSpecs(() => new RedisCache(redis));
});

describe('the cache while Redis is away', () => {
  const redis = connectRedis('redis://127.0.0.1:1', silentLog());
  afterAll(() => redis.disconnect());

  it('finds nothing and keeps nothing, without an error', async () => {
    const cache = new RedisCache(redis);
    await cache.set('key', 1, 60);
    expect(await cache.get('key')).toBeUndefined();
    await cache.delete('key');
  });
});
