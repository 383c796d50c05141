import { userId } from '@setpoint/kernel';
import { importJWK, jwtVerify, type JWK } from 'jose';
import { aRegistration } from '../builders.js';
import { aService } from '../memory/a-service.js';

const bea = userId('00000000-0000-7000-8000-00000000000b');

describe('the exchange of a provider token', () => {
  it('AUTH-02 AUTH-05 registers: an account, a verification mail, no session yet', async () => {
    const service = aService();
    const { idToken } = service.provider.signUp({ email: 'Ana@setpoint.example', password: 'setpoint' });
    const outcome = await service.exchange.execute(aRegistration(idToken, { redirectTo: '/match/1' }));
    expect(outcome).toMatchObject({ ok: true, value: { created: true, emailVerified: false, tokens: null } });
    expect(service.db.emitted()).toEqual(['account-registered', 'account-mail-requested']);
    expect(service.db.events[0]!.data).toMatchObject({
      email: 'ana@setpoint.example',
      sports: [1, 2],
      language: 'es',
      roles: [],
    });
    const mail = service.db.events[1]!.data as { path: string };
    expect(mail).toMatchObject({ kind: 'VERIFY_EMAIL', firstName: 'Ana', language: 'es' });
    expect(mail.path).toMatch(/^\/auth\/login\?mode=verifyEmail&oobCode=\w+&redirectTo=%2Fmatch%2F1$/);
    expect(service.db.sessions.size).toBe(0);
  });

  it('AUTH-02 AUTH-11 opens the session once the link of the mail was followed', async () => {
    const service = aService();
    const { uid, idToken } = service.provider.signUp({ email: 'ana@setpoint.example', password: 'setpoint' });
    await service.exchange.execute(aRegistration(idToken));
    const mail = service.db.events[1]!.data as { path: string };
    const code = new URL(mail.path, 'http://site').searchParams.get('oobCode')!;
    expect(service.provider.applyCode(code)).toBe(true);
    const outcome = await service.exchange.execute({ idToken: service.provider.signIn(uid) });
    expect(outcome).toMatchObject({
      ok: true,
      value: { created: false, emailVerified: true, account: { status: 'VERIFIED' } },
    });
    expect(service.db.emitted().slice(2)).toEqual(['account-verified', 'signed-in']);
    await service.exchange.execute({ idToken: service.provider.signIn(uid) });
    expect(service.db.emitted().slice(4)).toEqual([]);
  });

  it('AUTH-20 hands out an EdDSA token of 15 minutes that the published keys verify', async () => {
    const service = aService();
    const { token, id, sid } = await service.signIn();
    const { keys } = await service.keyRing.published(service.clock.now());
    expect(keys).toHaveLength(2);
    const { payload, protectedHeader } = await jwtVerify(
      token,
      async ({ kid }) => importJWK(keys.find((key) => key.kid === kid) as JWK, 'EdDSA'),
      {
        issuer: 'setpoint',
        audience: 'setpoint',
        typ: 'at+jwt',
        algorithms: ['EdDSA'],
        currentDate: service.clock.now(),
      },
    );
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' });
    expect(payload).toMatchObject({ sub: id, sid, roles: [] });
    expect(payload.exp! - payload.iat!).toBe(900);
    expect(keys.every((key) => key.d === undefined)).toBe(true);
  });

  it('AUTH-06 refuses an unverified login and sends the mail again', async () => {
    const service = aService();
    const { uid, idToken } = service.provider.signUp({ email: 'ana@setpoint.example', password: 'setpoint' });
    await service.exchange.execute(aRegistration(idToken));
    const login = await service.exchange.execute({
      idToken: service.provider.signIn(uid),
      redirectTo: '//evil.example',
    });
    expect(login).toMatchObject({ ok: false, code: 'EMAIL_NOT_VERIFIED' });
    expect(service.db.emitted().filter((name) => name === 'account-mail-requested')).toHaveLength(2);
    expect((service.db.events.at(-1)!.data as { path: string }).path).not.toContain('evil');
  });

  it('AUTH-27 sends at most three mails in ten minutes, however often somebody tries to log in', async () => {
    const service = aService();
    const { uid, idToken } = service.provider.signUp({ email: 'ana@setpoint.example', password: 'setpoint' });
    await service.exchange.execute(aRegistration(idToken));
    for (let i = 0; i < 6; i += 1) {
      const login = await service.exchange.execute({ idToken: service.provider.signIn(uid) });
      expect(login).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    }
    expect(service.db.emitted().filter((name) => name === 'account-mail-requested')).toHaveLength(1 + 3);
  });

  it('AUTH-07 knows no user who never registered', async () => {
    const service = aService();
    const { idToken } = service.provider.signUp({ email: 'ana@setpoint.example', emailVerified: true });
    expect(await service.exchange.execute({ idToken })).toMatchObject({ ok: false, code: 'USER_NOT_FOUND' });
    expect(await service.exchange.execute({ idToken: 'forged' })).toMatchObject({
      ok: false,
      code: 'PROVIDER_TOKEN_INVALID',
    });
  });

  it('AUTH-01 names the fields that are wrong', async () => {
    const service = aService();
    const { idToken } = service.provider.signUp({ email: 'ana@setpoint.example' });
    const outcome = await service.exchange.execute(aRegistration(idToken, { firstName: '.', sports: [] }));
    expect(outcome).toMatchObject({
      code: 'INVALID_DATA',
      fields: [
        { field: 'firstName', code: 'NOT_A_NAME' },
        { field: 'sports', code: 'REQUIRED' },
      ],
    });
    expect(service.db.accounts.size).toBe(0);
  });

  it('AUTH-03 takes a referral code, whatever its case, and refuses one that nobody has', async () => {
    const service = aService();
    service.db.codes.set('bea123', bea);
    const { idToken } = service.provider.signUp({ email: 'ana@setpoint.example' });
    const unknown = await service.exchange.execute(aRegistration(idToken, { referralCode: 'NOBODY' }));
    expect(unknown).toMatchObject({ code: 'INVITE_CODE_USER_NOT_FOUND' });
    expect(service.db.accounts.size).toBe(0);
    const known = await service.exchange.execute(aRegistration(idToken, { referralCode: ' BEA123 ' }));
    expect(known).toMatchObject({ ok: true, value: { account: { referredBy: bea } } });
    expect(service.db.events[0]!.data).toMatchObject({ referredBy: bea });
  });

  it('AUTH-28 keeps who invited; an unknown invited code changes nothing', async () => {
    const service = aService();
    service.db.codes.set('bea123', bea);
    const ana = service.provider.signUp({ email: 'ana@setpoint.example' });
    await service.exchange.execute(aRegistration(ana.idToken, { invitedCode: 'bea123' }));
    expect(service.db.events[0]!.data).toMatchObject({ invitedBy: bea });
    const carla = service.provider.signUp({ email: 'carla@setpoint.example' });
    const outcome = await service.exchange.execute(aRegistration(carla.idToken, { invitedCode: 'nobody' }));
    expect(outcome).toMatchObject({ ok: true, value: { account: { invitedBy: null } } });
  });

  it('AUTH-04 refuses an email that another account has', async () => {
    const service = aService();
    await service.signIn('ana@setpoint.example');
    const other = service.provider.signUp({ email: 'ANA@setpoint.example', emailVerified: true });
    expect(await service.exchange.execute(aRegistration(other.idToken))).toMatchObject({
      ok: false,
      code: 'EMAIL_IN_USE',
    });
    expect(service.db.accounts.size).toBe(1);
  });

  it('AUTH-06 follows the email that the provider moved a person to, unless another account has it', async () => {
    const service = aService();
    const ana = await service.signIn('ana@setpoint.example');
    const ben = await service.signIn('ben@setpoint.example');
    service.provider.changeEmail(ben.uid, 'Benny@setpoint.example');
    await service.exchange.execute({ idToken: ben.idToken });
    expect(await service.accounts.find(ben.id)).toMatchObject({ email: 'benny@setpoint.example' });
    expect(service.db.events.at(-1)).toMatchObject({ contract: { name: 'email-changed' }, data: { userId: ben.id } });
    service.provider.forget(ana.uid);
    service.provider.changeEmail(ben.uid, 'ana@setpoint.example');
    expect(await service.exchange.execute({ idToken: ben.idToken })).toMatchObject({ ok: false, code: 'EMAIL_IN_USE' });
  });

  it('AUTH-05 finds the account again when the provider lost its users and the email is verified', async () => {
    const service = aService();
    const ana = await service.signIn('ana@setpoint.example');
    service.provider.forget(ana.uid);
    const unproven = service.provider.signUp({ email: 'ana@setpoint.example' });
    const early = await service.exchange.execute(aRegistration(unproven.idToken));
    expect(early).toMatchObject({ ok: false, code: 'EMAIL_NOT_VERIFIED' });
    const mail = service.db.events.at(-1)!.data as { path: string };
    service.provider.applyCode(new URL(mail.path, 'http://site').searchParams.get('oobCode')!);
    const outcome = await service.exchange.execute({ idToken: service.provider.signIn(unproven.uid) });
    expect(outcome).toMatchObject({
      ok: true,
      value: { created: false, account: { id: ana.id, providerUid: unproven.uid } },
    });
    expect(service.db.accounts.size).toBe(1);
  });

  it('AUTH-05 makes one account of 50 concurrent calls', async () => {
    const service = aService();
    const { idToken } = service.provider.signUp({ email: 'ana@setpoint.example', emailVerified: true });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => service.exchange.execute(aRegistration(idToken))),
    );
    expect(outcomes.filter((outcome) => outcome.ok && outcome.value.created)).toHaveLength(1);
    expect(outcomes.every((outcome) => outcome.ok && outcome.value.tokens)).toBe(true);
    expect(service.db.accounts.size).toBe(1);
    expect(service.db.emitted()).toEqual(['account-registered', 'account-verified', 'signed-in']);
  });

  it('AUTH-08 lets a Google sign-in register only with a verified email', async () => {
    const service = aService();
    const google = { signInProvider: 'google.com', displayName: 'Ana García' };
    const unproven = service.provider.signUp({ ...google, email: 'ana@setpoint.example' });
    expect(await service.exchange.execute(aRegistration(unproven.idToken))).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
    });
    expect(service.db.accounts.size).toBe(0);
    const proven = service.provider.signUp({ ...google, email: 'ben@setpoint.example', emailVerified: true });
    const outcome = await service.exchange.execute({ idToken: proven.idToken, sports: [1] });
    expect(outcome).toMatchObject({
      ok: true,
      value: { created: true, emailVerified: true, account: { firstName: 'Ana' } },
    });
  });

  it('AUTH-08 AUTH-09 counts a Facebook account as verified, also for its linked password', async () => {
    const service = aService();
    const facebook = service.provider.signUp({
      email: 'ana@setpoint.example',
      signInProvider: 'facebook.com',
      displayName: 'Ana García',
    });
    const first = await service.exchange.execute({ idToken: facebook.idToken, sports: [2] });
    expect(first).toMatchObject({ ok: true, value: { emailVerified: true } });
    const linked = await service.exchange.execute({ idToken: service.provider.signIn(facebook.uid, 'password') });
    expect(linked).toMatchObject({ ok: true, value: { emailVerified: true } });
  });

  it('AUTH-01 asks a social sign-in without an email for one', async () => {
    const service = aService();
    const { idToken } = service.provider.signUp({
      email: null,
      signInProvider: 'facebook.com',
      displayName: 'Ana García',
    });
    expect(await service.exchange.execute({ idToken, sports: [2] })).toMatchObject({
      code: 'INVALID_DATA',
      fields: [{ field: 'email', code: 'REQUIRED' }],
    });
  });

  it('AUTH-07 distinguishes a locked, a deleted and an unknown account', async () => {
    const service = aService();
    const ana = await service.signIn();
    const account = (await service.accounts.find(ana.id))!;
    await service.provider.setDisabled(ana.uid, true);
    expect(await service.exchange.execute({ idToken: ana.idToken })).toMatchObject({ code: 'USER_DISABLED' });
    await service.provider.setDisabled(ana.uid, false);
    service.db.accounts.set(ana.id, {
      status: 'DELETED',
      id: ana.id,
      providerUid: ana.uid,
      deletedAt: service.clock.now(),
    });
    expect(await service.exchange.execute({ idToken: ana.idToken })).toMatchObject({ code: 'ACCOUNT_DELETED' });
    expect(account.status).toBe('VERIFIED');
  });

  it('AUTH-13 ends the sessions of before a password reset at the next sign-in, whatever the client did', async () => {
    const service = aService();
    const ana = await service.signIn();
    service.clock.advance({ minutes: 5 });
    await service.sendReset.execute({ email: 'ana@setpoint.example' });
    const mail = service.db.events.at(-1)!.data as { path: string };
    service.provider.applyCode(new URL(mail.path, 'http://site').searchParams.get('oobCode')!, 'new password');
    service.clock.advance({ minutes: 1 });
    await service.exchange.execute({ idToken: service.provider.signIn(ana.uid) });
    expect(await service.refresh.execute({ refreshToken: ana.refreshToken })).toMatchObject({
      code: 'SESSION_REVOKED',
    });
    expect(service.pushed).toEqual([{ sid: ana.sid }]);
    expect(service.db.live()).toHaveLength(1);
  });

  it('AUTH-27 refuses too many exchanges of one account and from one address', async () => {
    const service = aService({
      limits: { exchangeByAccount: { points: 2, seconds: 60 }, exchangeByAddress: { points: 4, seconds: 60 } },
    });
    const ana = service.provider.signUp({ email: 'ana@setpoint.example', emailVerified: true });
    const codes: (string | null)[] = [];
    for (let i = 0; i < 3; i += 1) {
      const outcome = await service.exchange.execute(aRegistration(ana.idToken, { address: '192.0.2.1' }));
      codes.push(outcome.ok ? null : outcome.code);
    }
    expect(codes).toEqual([null, null, 'TOO_MANY_REQUESTS']);
    expect(await service.exchange.execute({ idToken: 'forged', address: '192.0.2.1' })).toMatchObject({
      code: 'PROVIDER_TOKEN_INVALID',
    });
    expect(await service.exchange.execute({ idToken: 'forged', address: '192.0.2.1' })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect(await service.exchange.execute({ idToken: 'forged', address: '192.0.2.2' })).toMatchObject({
      code: 'PROVIDER_TOKEN_INVALID',
    });
  });

  it('AUTH-02 keeps the registration when the mail cannot be sent', async () => {
    const service = aService();
    const { idToken } = service.provider.signUp({ email: 'ana@setpoint.example' });
    service.provider.verificationCode = () => Promise.reject(new Error('the provider is away'));
    expect(await service.exchange.execute(aRegistration(idToken))).toMatchObject({
      ok: true,
      value: { created: true },
    });
    expect(service.db.emitted()).toEqual(['account-registered']);
  });
});
