import { aService } from '../memory/a-service.js';

type Service = ReturnType<typeof aService>;
type SignedIn = Awaited<ReturnType<Service['signIn']>>;

describe('a session', () => {
  it('API-10 AUTH-21 gives a new pair for a refresh token', async () => {
    const service = aService();
    const ana = await service.signIn();
    service.clock.advance({ minutes: 15 });
    const outcome = await service.refresh.execute({ refreshToken: ana.refreshToken });
    if (!outcome.ok) throw new Error(outcome.code);
    expect(outcome.value.refreshToken).not.toBe(ana.refreshToken);
    expect(Buffer.from(outcome.value.refreshToken, 'base64url')).toHaveLength(32);
    expect(outcome.value.claims).toMatchObject({ sub: ana.id, sid: ana.sid, iss: 'setpoint', aud: 'setpoint' });
  });

  it('AUTH-21 stores tokens only as hashes', async () => {
    const service = aService();
    const ana = await service.signIn();
    await service.refresh.execute({ refreshToken: ana.refreshToken });
    expect(JSON.stringify([...service.db.tokens])).not.toContain(ana.refreshToken);
  });

  it('AUTH-21 lets two tabs refresh at the same moment: both get the same working token', async () => {
    const service = aService();
    const ana = await service.signIn();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => service.refresh.execute({ refreshToken: ana.refreshToken })),
    );
    const tokens = new Set(outcomes.map((outcome) => (outcome.ok ? outcome.value.refreshToken : outcome.code)));
    expect(tokens.size).toBe(1);
    service.clock.advance({ minutes: 15 });
    expect(await service.refresh.execute({ refreshToken: [...tokens][0]! })).toMatchObject({ ok: true });
    expect(service.db.live()).toHaveLength(1);
  });

  it('AUTH-21 leads a tab that is two steps behind to the live token, within the grace', async () => {
    const service = aService();
    const ana = await service.signIn();
    const refresh = async (refreshToken: string) => {
      const outcome = await service.refresh.execute({ refreshToken });
      if (!outcome.ok) throw new Error(outcome.code);
      return outcome.value.refreshToken;
    };
    const second = await refresh(ana.refreshToken);
    service.clock.advance({ seconds: 4 });
    const third = await refresh(second);
    service.clock.advance({ seconds: 6 });
    expect(await refresh(ana.refreshToken)).toBe(third);
    expect(await refresh(second)).toBe(third);
  });

  it('AUTH-21 ends the family when a spent token comes back later, and signals that to its sockets', async () => {
    const service = aService();
    const ana = await service.signIn();
    const first = await service.refresh.execute({ refreshToken: ana.refreshToken });
    service.clock.advance({ seconds: 10, ms: 1 });
    expect(await service.refresh.execute({ refreshToken: ana.refreshToken })).toMatchObject({
      code: 'SESSION_REVOKED',
    });
    const live = first.ok ? first.value.refreshToken : '';
    expect(await service.refresh.execute({ refreshToken: live })).toMatchObject({ code: 'SESSION_REVOKED' });
    expect(service.pushed).toEqual([{ sid: ana.sid }]);
  });

  it('AUTH-21 runs out after 60 days unused and knows no token that was never given out', async () => {
    const service = aService();
    const ana = await service.signIn();
    service.clock.advance({ days: 60 });
    expect(await service.refresh.execute({ refreshToken: ana.refreshToken })).toMatchObject({
      code: 'SESSION_EXPIRED',
    });
    expect(await service.refresh.execute({ refreshToken: 'guess' })).toMatchObject({ code: 'TOKEN_UNKNOWN' });
  });

  it('AUTH-24 API-09 ends at logout with any of its tokens, and signals that to its sockets', async () => {
    const service = aService();
    const ana = await service.signIn();
    const other = await service.exchange.execute({ idToken: ana.idToken });
    await service.refresh.execute({ refreshToken: ana.refreshToken });
    expect(await service.revoke.execute({ refreshToken: ana.refreshToken })).toMatchObject({ ok: true });
    expect(service.pushed).toEqual([{ sid: ana.sid }]);
    expect(await service.cache.get(`session-ended:${ana.sid}`)).toBe(true);
    expect(await service.refresh.execute({ refreshToken: ana.refreshToken })).toMatchObject({
      code: 'SESSION_REVOKED',
    });
    expect(await service.revoke.execute({ refreshToken: ana.refreshToken })).toMatchObject({ ok: true });
    expect(await service.revoke.execute({ refreshToken: 'guess' })).toMatchObject({ code: 'TOKEN_UNKNOWN' });
    const stays = other.ok && other.value.tokens ? other.value.tokens.refreshToken : '';
    expect(await service.refresh.execute({ refreshToken: stays })).toMatchObject({ ok: true });
  });

  it.each([
    ['at logout', (service, ana) => service.revoke.execute(ana)],
    ['on another device', (service, ana) => service.ownSessions.end(ana.id, ana.sid)],
    ['with all others', (service, ana) => service.ownSessions.endOthers(ana.id, 'another')],
    [
      'by a spent token',
      async (service, ana) => {
        await service.refresh.execute(ana);
        service.clock.advance({ minutes: 1 });
        await service.refresh.execute(ana);
      },
    ],
  ] as readonly (readonly [string, (service: Service, ana: SignedIn) => Promise<unknown>])[])(
    'AUTH-24 that ended %s can’t be opened again with what the provider keeps of it, only by signing in',
    async (_, end) => {
      const service = aService();
      const ana = await service.signIn();
      await end(service, ana);
      expect(await service.exchange.execute({ idToken: ana.idToken })).toMatchObject({
        code: 'PROVIDER_TOKEN_INVALID',
      });
      expect(service.db.live()).toHaveLength(0);
      service.clock.advance({ seconds: 1 });
      const idToken = service.provider.signIn(ana.uid);
      expect(await service.exchange.execute({ idToken })).toMatchObject({ ok: true });
    },
  );

  it('AUTH-24 is over even when the sockets get no signal', async () => {
    const service = aService();
    const ana = await service.signIn();
    service.push.publish = () => Promise.reject(new Error('the push bus is away'));
    expect(await service.revoke.execute({ refreshToken: ana.refreshToken })).toMatchObject({ ok: true });
    expect(service.db.live()).toHaveLength(0);
  });

  it('PLY-14 emits signed-in at most once an hour', async () => {
    const service = aService();
    let { refreshToken } = await service.signIn();
    for (let i = 0; i < 8; i += 1) {
      service.clock.advance({ minutes: 15 });
      const outcome = await service.refresh.execute({ refreshToken });
      refreshToken = outcome.ok ? outcome.value.refreshToken : '';
    }
    expect(service.db.emitted().filter((name) => name === 'signed-in')).toHaveLength(3);
  });

  it('AUTH-27 limits refreshes by account and by address', async () => {
    const service = aService({
      limits: { refreshByAccount: { points: 1, seconds: 60 }, refreshByAddress: { points: 3, seconds: 60 } },
    });
    const ana = await service.signIn();
    const refresh = (refreshToken: string) => service.refresh.execute({ refreshToken, address: '192.0.2.1' });
    expect(await refresh(ana.refreshToken)).toMatchObject({ ok: true });
    const refused = await refresh(ana.refreshToken);
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: expect.any(Number) } });
    expect(await refresh('guess')).toMatchObject({ code: 'TOKEN_UNKNOWN' });
    expect(await refresh('guess')).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
