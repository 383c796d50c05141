import { aRegistration } from '../builders.js';
import { aService } from '../memory/a-service.js';

async function aWaitingPlayer(service = aService()) {
  const ana = service.provider.signUp({ email: 'ana@setpoint.example', password: 'setpoint' });
  await service.exchange.execute(aRegistration(ana.idToken));
  service.db.events.length = 0;
  return { service, ...ana };
}

describe('the verification mail', () => {
  it('AUTH-12 goes out again, in the language of the page', async () => {
    const { service, idToken } = await aWaitingPlayer();
    expect(await service.sendVerification.execute({ idToken, language: 'fr', redirectTo: '/league' })).toMatchObject({
      ok: true,
    });
    expect(service.db.events[0]!.data).toMatchObject({
      kind: 'VERIFY_EMAIL',
      language: 'fr',
      email: 'ana@setpoint.example',
    });
    expect((service.db.events[0]!.data as { path: string }).path).toContain('redirectTo=%2Fleague');
  });

  it('AUTH-12 falls back to the language of the account', async () => {
    const { service, idToken } = await aWaitingPlayer();
    await service.sendVerification.execute({ idToken, language: 'xx' });
    expect(service.db.events[0]!.data).toMatchObject({ language: 'es' });
  });

  it('AUTH-12 is refused after too many in a row', async () => {
    const { service, idToken } = await aWaitingPlayer();
    const codes: (string | null)[] = [];
    for (let i = 0; i < 4; i += 1) {
      const outcome = await service.sendVerification.execute({ idToken });
      codes.push(outcome.ok ? null : outcome.code);
    }
    expect(codes).toEqual([null, null, null, 'TOO_MANY_REQUESTS']);
  });

  it('AUTH-12 passes on that the provider has had enough', async () => {
    const { service, idToken } = await aWaitingPlayer();
    service.provider.verificationCode = async () => ({ ok: false, code: 'TOO_MANY_REQUESTS' });
    expect(await service.sendVerification.execute({ idToken })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('AUTH-27 is limited by address', async () => {
    const { service, idToken } = await aWaitingPlayer(
      aService({ limits: { verificationByAddress: { points: 1, seconds: 60 } } }),
    );
    expect(await service.sendVerification.execute({ idToken, address: '192.0.2.1' })).toMatchObject({ ok: true });
    expect(await service.sendVerification.execute({ idToken, address: '192.0.2.1' })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect(await service.sendVerification.execute({ idToken, address: '192.0.2.2' })).toMatchObject({ ok: true });
  });

  it('AUTH-12 has nothing to do for a verified or unknown person', async () => {
    const service = aService();
    const ana = await service.signIn();
    expect(await service.sendVerification.execute({ idToken: ana.idToken })).toMatchObject({
      code: 'ALREADY_VERIFIED',
    });
    const stranger = service.provider.signUp({ email: 'x@setpoint.example' });
    expect(await service.sendVerification.execute({ idToken: stranger.idToken })).toMatchObject({
      code: 'USER_NOT_FOUND',
    });
    expect(await service.sendVerification.execute({ idToken: 'forged' })).toMatchObject({
      code: 'PROVIDER_TOKEN_INVALID',
    });
  });
});

describe('the password reset', () => {
  it('AUTH-13 mails a link that opens change-password', async () => {
    const service = aService();
    await service.signIn();
    expect(await service.sendReset.execute({ email: ' ANA@setpoint.example ', language: 'it' })).toMatchObject({
      ok: true,
    });
    const mail = service.db.events.at(-1)!.data as { path: string };
    expect(mail).toMatchObject({ kind: 'RESET_PASSWORD', language: 'it' });
    expect(mail.path).toMatch(/^\/auth\/change-password\?mode=resetPassword&oobCode=\w+$/);
  });

  it('AUTH-13 refuses an unknown address', async () => {
    expect(await aService().sendReset.execute({ email: 'nobody@setpoint.example' })).toMatchObject({
      code: 'USER_NOT_FOUND',
    });
  });

  it('AUTH-27 is limited by email and by address, known or not', async () => {
    const service = aService({ limits: { resetByAddress: { points: 5, seconds: 60 } } });
    const codes = [];
    for (const email of ['x@y.example', 'X@y.example', 'x@y.example', 'x@y.example', 'z@y.example', 'w@y.example']) {
      const outcome = await service.sendReset.execute({ email, address: '192.0.2.1' });
      codes.push(outcome.ok ? null : outcome.code);
    }
    const unknown = 'USER_NOT_FOUND';
    expect(codes).toEqual([unknown, unknown, unknown, 'TOO_MANY_REQUESTS', unknown, 'TOO_MANY_REQUESTS']);
  });

  it('AUTH-13 signs out everywhere, here and at the provider', async () => {
    const service = aService();
    const ana = await service.signIn();
    service.clock.advance({ minutes: 1 });
    const second = await service.exchange.execute({ idToken: service.provider.signIn(ana.uid) });
    const ben = await service.signIn('ben@setpoint.example');
    service.clock.advance({ minutes: 1 });
    const idToken = service.provider.signIn(ana.uid);
    service.clock.advance({ seconds: 1 });
    expect(await service.endAll.execute({ idToken })).toMatchObject({ ok: true });
    expect(await service.refresh.execute({ refreshToken: ana.refreshToken })).toMatchObject({
      code: 'SESSION_REVOKED',
    });
    const other = second.ok && second.value.tokens ? second.value.tokens.refreshToken : '';
    expect(await service.refresh.execute({ refreshToken: other })).toMatchObject({ code: 'SESSION_REVOKED' });
    expect(await service.refresh.execute({ refreshToken: ben.refreshToken })).toMatchObject({ ok: true });
    expect(await service.exchange.execute({ idToken })).toMatchObject({ code: 'PROVIDER_TOKEN_INVALID' });
    expect(service.pushed).toEqual([{ sid: ana.sid }]);
  });

  it('AUTH-13 signs nobody out for a forged token or an unknown person, nor again and again', async () => {
    const service = aService({ limits: { endSessionsByAccount: { points: 1, seconds: 60 } } });
    const ana = await service.signIn();
    expect(await service.endAll.execute({ idToken: 'forged' })).toMatchObject({ code: 'PROVIDER_TOKEN_INVALID' });
    const stranger = service.provider.signUp({ email: 'x@setpoint.example' });
    expect(await service.endAll.execute({ idToken: stranger.idToken })).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(await service.endAll.execute({ idToken: stranger.idToken })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await service.refresh.execute({ refreshToken: ana.refreshToken })).toMatchObject({ ok: true });
  });
});
