import { deviceOf } from '../../src/domain/rules/device.js';
import { findUnlinkRefusal } from '../../src/domain/rules/sign-in-methods.js';
import { aService } from '../memory/a-service.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('ways to sign in', () => {
  it('ACC-04 are linked and given up, but the last one stays', async () => {
    const service = aService();
    const ana = await service.signIn();
    service.provider.link(ana.uid, 'GOOGLE');
    expect(await service.methods.of(ana.id)).toEqual([
      { method: 'PASSWORD', email: 'ana@setpoint.example' },
      { method: 'GOOGLE', email: 'ana@setpoint.example' },
    ]);
    expect(await service.methods.unlink(ana.id, 'FACEBOOK')).toMatchObject({ code: 'METHOD_NOT_LINKED' });
    expect(await service.methods.unlink(ana.id, 'GOOGLE')).toMatchObject({ ok: true });
    expect(await service.methods.of(ana.id)).toMatchObject([{ method: 'PASSWORD' }]);

    const { uid, idToken } = service.provider.signUp({
      ...{ email: 'gil@setpoint.example', emailVerified: true, signInProvider: 'google.com' },
    });
    service.provider.link(uid, 'GOOGLE');
    const gil = await service.exchange.execute({ idToken, firstName: 'Gil', lastName: 'Roca', sports: [1] });
    if (!gil.ok) throw new Error(gil.code);
    expect(await service.methods.unlink(gil.value.account.id, 'GOOGLE')).toMatchObject({ code: 'LAST_SIGN_IN_METHOD' });
    expect(await service.provider.methods(uid)).toHaveLength(1);
  });

  it('ACC-04 count each other: of two social ones either may go', () => {
    const [google, facebook] = [
      { method: 'GOOGLE', email: null },
      { method: 'FACEBOOK', email: null },
    ] as const;
    expect(findUnlinkRefusal([google, facebook], 'GOOGLE')).toBeNull();
    expect(findUnlinkRefusal([facebook], 'FACEBOOK')).toBe('LAST_SIGN_IN_METHOD');
  });
});

describe('where somebody is signed in', () => {
  it('AUTH-24 is listed with device and times, and ended one by one or all others at once', async () => {
    const service = aService();
    const ana = await service.signIn();
    service.clock.advance({ minutes: 5 });
    await service.exchange.execute({ idToken: ana.idToken, userAgent: FIREFOX });
    await service.exchange.execute({ idToken: ana.idToken });
    const listed = await service.ownSessions.of(ana.id);
    expect(listed).toHaveLength(3);
    const firefox = listed.find(({ browser }) => browser === 'FIREFOX')!;
    expect(firefox).toMatchObject({ system: 'LINUX', openedAt: service.clock.now(), end: null });

    const eva = await service.signIn('eva@setpoint.example');
    expect(await service.ownSessions.end(eva.id, firefox.id)).toMatchObject({ code: 'SESSION_NOT_FOUND' });
    expect(await service.ownSessions.end(ana.id, firefox.id)).toMatchObject({ ok: true });
    expect(await service.ownSessions.end(ana.id, firefox.id)).toMatchObject({ ok: true });
    await service.ownSessions.endOthers(ana.id, ana.sid);
    const open = (await service.ownSessions.of(ana.id)).filter(({ end }) => end === null);
    expect(open.map(({ id }) => id)).toEqual([ana.sid]);
    const reasons = (await service.ownSessions.of(ana.id)).map(({ end }) => end?.reason ?? null);
    expect(reasons.sort()).toEqual(['ENDED_ELSEWHERE', 'ENDED_ELSEWHERE', null]);
    expect(service.db.live().some(({ accountId }) => accountId === eva.id)).toBe(true);
  });

  it.each([
    [FIREFOX, 'FIREFOX', 'LINUX'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'CHROME', 'WINDOWS'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'EDGE', 'WINDOWS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'SAFARI', 'MACOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'CHROME', 'IOS'],
    ['Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36', 'SAMSUNG', 'ANDROID'],
    ['curl/8.0', null, null],
    [undefined, null, null],
  ])('AUTH-24 knows “%s” as %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});
