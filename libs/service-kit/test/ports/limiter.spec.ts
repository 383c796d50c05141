import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { describeWith, eventually, localRedisServer, startOwnRedis, testRedis, type OwnRedis } from '@setpoint/testkit';
import { connectRedis, MemoryRateLimiter, RedisRateLimiter, silentLog, type RateLimiter } from '../../src/index.js';

function limiterSpecs(make: () => RateLimiter) {
  const limit = (points: number, seconds = 60) => ({ name: `spec-${randomUUID()}`, points, seconds });

  it('allows as many as there are points, then gives the time to wait', async () => {
    const limiter = make();
    const three = limit(3);
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push(await limiter.take(three, 'ana'));
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false]);
    expect(answers[3]!.retryAfterSeconds).toBeGreaterThan(50);
    expect(answers[3]!.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(answers[0]!.retryAfterSeconds).toBe(0);
  });

  it('API-22~ takes several points at once, and tells what is left and when the window ends', async () => {
    const limiter = make();
    const ten = limit(10);
    expect(await limiter.take(ten, 'ana', 4)).toMatchObject({ allowed: true, remaining: 6 });
    expect(await limiter.take(ten, 'ana', 7)).toMatchObject({ allowed: false, remaining: 0 });
    const { resetSeconds } = await limiter.take(ten, 'ben');
    expect(resetSeconds).toBeGreaterThan(50);
    expect(resetSeconds).toBeLessThanOrEqual(60);
  });

  it('counts keys and limits apart', async () => {
    const limiter = make();
    const one = limit(1);
    expect(await limiter.take(one, 'ana')).toMatchObject({ allowed: true });
    expect(await limiter.take(one, 'ben')).toMatchObject({ allowed: true });
    expect(await limiter.take(limit(1), 'ana')).toMatchObject({ allowed: true });
    expect(await limiter.take(one, 'ana')).toMatchObject({ allowed: false });
  });

  it('allows again after its time', async () => {
    const limiter = make();
    const short = limit(1, 1);
    expect(await limiter.take(short, 'ana')).toMatchObject({ allowed: true });
    expect(await limiter.take(short, 'ana')).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    await eventually(async () => (await limiter.take(short, 'ana')).allowed, 'it refuses for ever');
  });

  it('gives points back, to the one who took them', async () => {
    const limiter = make();
    const two = limit(2);
    await limiter.giveBack(two, 'ana');
    await limiter.take(two, 'ana', 2);
    await limiter.giveBack(two, 'ben');
    expect(await limiter.take(two, 'ana')).toMatchObject({ allowed: false });
    await limiter.giveBack(two, 'ana', 2);
    expect(await limiter.take(two, 'ana')).toMatchObject({ allowed: true, remaining: 0 });
    expect(await limiter.take(two, 'ana')).toMatchObject({ allowed: false });
  });

  it('has exactly one winner for the last point', async () => {
    const limiter = make();
    const last = limit(1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.take(last, 'ana')));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(1);
  });
}

describe('limits in memory', () => {
  limiterSpecs(() => new MemoryRateLimiter());

  it('never names a longer wait than its window, whatever fraction of a millisecond it is', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(483_874.8068304259);
    const { resetSeconds } = await new MemoryRateLimiter().take({ name: 'spec', points: 1, seconds: 60 }, 'ana');
    now.mockRestore();
    expect(resetSeconds).toBe(60);
  });

  it('keeps a bounded number of counters, the ones used last', async () => {
    const limiter = new MemoryRateLimiter();
    const one = { name: 'spec', points: 1, seconds: 3_600 };
    await limiter.take(one, 'first');
    for (let i = 0; i < 50_000; i += 1) await limiter.take(one, `key ${i}`);
    expect(await limiter.take(one, 'key 49999')).toMatchObject({ allowed: false });
    expect(await limiter.take(one, 'first')).toMatchObject({ allowed: true });
  });
});

describeWith(await testRedis(), 'limits over Redis', (address) => {
  const redis = connectRedis(address, silentLog());
  beforeAll(() => eventually(() => redis.status === 'ready', 'Redis does not answer'));
  afterAll(() => redis.disconnect());
  limiterSpecs(() => new RedisRateLimiter(redis));

  it('counts together with other processes', async () => {
    const limit = { name: randomUUID(), points: 1, seconds: 60 };
    expect(await new RedisRateLimiter(redis).take(limit, 'ana')).toMatchObject({ allowed: true });
    expect(await new RedisRateLimiter(redis).take(limit, 'ana')).toMatchObject({ allowed: false });
  });
});

describeWith(localRedisServer(), 'limits while Redis is away', () => {
  const limit = { name: 'spec', points: 5, seconds: 60 };
  const refusal = { allowed: false, retryAfterSeconds: 5, storeAway: true };
  let server: OwnRedis;
  let redis: ReturnType<typeof connectRedis>;
  let limiter: RateLimiter;
  beforeEach(async () => {
    server = await startOwnRedis();
    redis = connectRedis(server.address, silentLog());
    limiter = new RedisRateLimiter(redis);
    await eventually(() => redis.status === 'ready', 'Redis does not answer');
    expect(await limiter.take(limit, 'ana')).toMatchObject({ allowed: true, retryAfterSeconds: 0 });
  });
  afterEach(async () => {
    redis.disconnect();
    await server.kill();
  });

  it.each([
    ['is killed', (one: OwnRedis) => one.kill(), (one: OwnRedis) => one.start()],
    ['stops answering', async (one: OwnRedis) => one.freeze(), async (one: OwnRedis) => one.resume()],
  ])(
    'refuses what is limited once it %s, naming the time to wait, and counts again afterwards',
    async (_, go, come) => {
      await go(server);
      expect(await Promise.all([limiter.take(limit, 'ana'), limiter.take(limit, 'ben')])).toEqual([refusal, refusal]);
      expect(await limiter.take(limit, 'ana')).toEqual(refusal);
      await come(server);
      await eventually(async () => (await limiter.take(limit, 'ana')).allowed, 'it does not count again');
    },
  );
});
