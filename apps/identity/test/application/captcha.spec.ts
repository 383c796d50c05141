import { accept, refuse } from '@setpoint/kernel';
import type { Captcha, CaptchaRefusal } from '@setpoint/service-kit';
import { aRegistration } from '../builders.js';
import { aService } from '../memory/a-service.js';

/** Knows one token, which counts once. */
function aCaptcha() {
  const asked: unknown[] = [];
  const known = new Set(['passed']);
  let refusal: CaptchaRefusal | null = null;
  const captcha: Captcha = {
    verify: (token, address) => {
      asked.push([token, address]);
      if (refusal) return Promise.resolve(refuse(refusal, { data: { retryAfterSeconds: 30 } }));
      if (!token) return Promise.resolve(refuse('CAPTCHA_REQUIRED'));
      return Promise.resolve(known.delete(token) ? accept(null) : refuse('CAPTCHA_FAILED'));
    },
  };
  return { asked, captcha, breakDown: () => (refusal = 'CAPTCHA_UNAVAILABLE') };
}

const EMAIL = 'ana@setpoint.example';

describe('with a captcha', () => {
  it.each([
    [undefined, 'CAPTCHA_REQUIRED'],
    ['forged', 'CAPTCHA_FAILED'],
  ])('PUB-05 nobody registers with the token %j: nothing is written or mailed', async (captchaToken, code) => {
    const { captcha } = aCaptcha();
    const service = aService({}, captcha);
    const { idToken } = service.provider.signUp({ email: EMAIL });
    expect(await service.exchange.execute(aRegistration(idToken, { captchaToken }))).toMatchObject({ ok: false, code });
    expect(await service.accounts.findByEmail(EMAIL)).toBeNull();
    expect(service.db.emitted()).toEqual([]);
  });

  it('PUB-05 registers who passed it, once, and is not asked about what is refused anyway', async () => {
    const { captcha, asked } = aCaptcha();
    const service = aService({}, captcha);
    const { idToken } = service.provider.signUp({ email: EMAIL });
    const form = aRegistration(idToken, { captchaToken: 'passed', address: '192.0.2.1' });
    expect(await service.exchange.execute({ ...form, firstName: '.' })).toMatchObject({ code: 'INVALID_DATA' });
    expect(asked).toEqual([]);
    expect(await service.exchange.execute(form)).toMatchObject({ ok: true, value: { created: true } });
    expect(asked).toEqual([['passed', '192.0.2.1']]);
    const other = service.provider.signUp({ email: 'ben@setpoint.example' });
    const again = aRegistration(other.idToken, { captchaToken: 'passed' });
    expect(await service.exchange.execute(again)).toMatchObject({ ok: false, code: 'CAPTCHA_FAILED' });
  });

  it('PUB-05 a guess at an invite code costs a captcha', async () => {
    const service = aService({}, aCaptcha().captcha);
    const { idToken } = service.provider.signUp({ email: EMAIL });
    const guess = aRegistration(idToken, { referralCode: 'NEMO2345' });
    expect(await service.exchange.execute(guess)).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  });

  it('PUB-05 who has an account signs in without', async () => {
    const { captcha } = aCaptcha();
    const service = aService({}, captcha);
    const { idToken, uid } = service.provider.signUp({ email: EMAIL, emailVerified: true });
    await service.exchange.execute(aRegistration(idToken, { captchaToken: 'passed' }));
    const signedIn = await service.exchange.execute({ idToken: service.provider.signIn(uid) });
    expect(signedIn).toMatchObject({ ok: true, value: { created: false } });
  });

  it('PUB-05 nobody registers while it can’t be checked', async () => {
    const { captcha, breakDown } = aCaptcha();
    breakDown();
    const service = aService({}, captcha);
    const { idToken } = service.provider.signUp({ email: EMAIL });
    expect(await service.exchange.execute(aRegistration(idToken, { captchaToken: 'passed' }))).toMatchObject({
      ...{ ok: false, code: 'CAPTCHA_UNAVAILABLE', data: { retryAfterSeconds: 30 } },
    });
    expect(service.db.emitted()).toEqual([]);
  });

  it('PUB-05 programs learn of no address whether it has an account, and have no mail sent there', async () => {
    const { captcha } = aCaptcha();
    const service = aService({}, captcha);
    const { idToken } = service.provider.signUp({ email: EMAIL, emailVerified: true });
    await service.exchange.execute(aRegistration(idToken, { captchaToken: 'passed' }));
    const before = service.db.emitted();
    for (const email of [EMAIL, 'nobody@setpoint.example']) {
      expect(await service.sendReset.execute({ email })).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    }
    expect(service.db.emitted()).toEqual(before);
  });
});
