import { jest } from '@jest/globals';
import { aService } from '../memory/a-service.js';

/** What a transport does whose answers never come. */
const never = () => new Promise<never>(() => {});

/** Longer than anybody who signs in or out has to wait, in milliseconds of the process. */
const A_WHILE = 5_000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

async function after<R>(ms: number, running: Promise<R>): Promise<R> {
  await jest.advanceTimersByTimeAsync(ms);
  return Promise.race([running, Promise.reject(new Error(`no answer after ${ms} ms`))]);
}

describe('sessions while push, cache and limiter do not answer', () => {
  it('AUTH-24 end at logout', async () => {
    const service = aService();
    const ana = await service.signIn();
    service.push.publish = never;
    service.cache.set = never;
    const revoked = service.revoke.execute({ refreshToken: ana.refreshToken });
    expect(await after(A_WHILE, revoked)).toMatchObject({ ok: true });
    expect(service.db.live()).toHaveLength(0);
  });

  it('AUTH-21 end when a spent token comes back', async () => {
    const service = aService();
    const ana = await service.signIn();
    await service.refresh.execute({ refreshToken: ana.refreshToken });
    service.clock.advance({ seconds: 11 });
    service.push.publish = never;
    service.cache.set = never;
    const refreshed = service.refresh.execute({ refreshToken: ana.refreshToken });
    expect(await after(A_WHILE, refreshed)).toMatchObject({ code: 'SESSION_REVOKED' });
  });

  it('AUTH-27 are not renewed uncounted; the refusal says when to try again', async () => {
    const service = aService();
    const ana = await service.signIn();
    service.limiter.take = never;
    const refreshed = service.refresh.execute({ refreshToken: ana.refreshToken });
    expect(await after(A_WHILE, refreshed)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: 5 },
    });
    expect(service.db.live()).toHaveLength(1);
  });
});
