import { randomUUID } from 'node:crypto';
import { describeWith, eventually, testRedis } from '@setpoint/testkit';
import { connectRedis, MemoryRateLimiter, RedisRateLimiter, silentLog, type RateLimiter } from '../../src/index.js';

function limiterSpecs(make: () => RateLimiter) {
  const limit = (points: number, seconds = 60) => ({ name: `spec-${randomUUID()}`, points, seconds });

  it('allows as many as there are points, then says when to come again', async () => {
    const limiter = make();
    const three = limit(3);
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push(await limiter.take(three, 'ana'));
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false]);
    expect(answers[3]!.retryAfterSeconds).toBeGreaterThan(50);
    expect(answers[3]!.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(answers[0]!.retryAfterSeconds).toBe(0);
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
    await eventually(async () => (await limiter.take(short, 'ana')).allowed, 'it refuses for ever', {
      withinMs: 3_000,
    });
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

describe('limits while Redis is away', () => {
  const redis = connectRedis('redis://127.0.0.1:1', silentLog());
  afterAll(() => redis.disconnect());

  it('refuses what is limited, and says when to come again', async () => {
    const answer = await new RedisRateLimiter(redis).take({ name: 'spec', points: 5, seconds: 60 }, 'ana');
    expect(answer).toEqual({ allowed: false, retryAfterSeconds: 5 });
  });
});
