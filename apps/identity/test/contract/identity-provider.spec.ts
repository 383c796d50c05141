import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FixedClock, PATIENCE_MS } from '@setpoint/testkit';
import type { IdentityProvider } from '../../src/application/ports/identity-provider.js';
import { FirebaseIdentityProvider } from '../../src/provider/firebase-identity-provider.js';
import { MemoryIdentityProvider } from '../../src/provider/memory-identity-provider.js';
import { EmulatorBrowser, nextSecond, PROJECT, startAuthEmulator } from '../auth-emulator.js';

/** What a browser does at the provider, whichever it is. */
interface Browser {
  signUp(email: string, password: string): Promise<{ uid: string; idToken: string }>;
  signInWithPassword(email: string, password: string): Promise<string | null>;
  signInWithIdp(
    providerId: string,
    user: { email: string; emailVerified: boolean; name: string },
  ): Promise<{ uid: string; idToken: string }>;
  applyVerification(code: string): Promise<boolean>;
  resetPassword(code: string, newPassword: string): Promise<boolean>;
}

interface Adapter {
  readonly provider: IdentityProvider;
  readonly browser: Browser;
  /** The provider goes away for good. */
  goAway(): Promise<void>;
  /** Waits until the provider's clock shows another second. */
  nextSecond(): Promise<unknown>;
  stop(): Promise<void>;
}

function memory(): Adapter {
  const clock = new FixedClock();
  const provider = new MemoryIdentityProvider(clock);
  return {
    provider,
    browser: {
      signUp: async (email, password) => provider.signUp({ email, password }),
      signInWithPassword: async (email, password) => provider.signInWithPassword(email, password),
      signInWithIdp: async (signInProvider, { email, emailVerified, name }) =>
        provider.signUp({ email, emailVerified, displayName: name, signInProvider }),
      applyVerification: async (code) => provider.applyCode(code),
      resetPassword: async (code, password) => provider.applyCode(code, password),
    },
    goAway: async () => void (provider.away = true),
    nextSecond: async () => clock.advance({ seconds: 1 }),
    stop: async () => undefined,
  };
}

async function emulator(): Promise<Adapter> {
  const { host, stop } = await startAuthEmulator();
  const provider = new FirebaseIdentityProvider({
    projectId: PROJECT,
    emulatorHost: host,
    providerTimeoutMs: PATIENCE_MS,
  });
  return {
    provider,
    browser: new EmulatorBrowser(host),
    goAway: stop,
    nextSecond,
    stop: async () => {
      await provider.onModuleDestroy();
      await stop().catch(() => undefined);
    },
  };
}

const OTHER = { uid: 'other', password: 'setpoint', emailVerified: true, displayName: '' };
const CONTINUE = 'http://localhost:3000/auth/login';
let people = 0;
const somebody = () => `player${(people += 1)}@setpoint.example`;

describe.each([
  ['in memory', async () => memory()],
  ['Firebase, on its emulator', emulator],
])('the identity provider %s', (_, start) => {
  let provider: IdentityProvider;
  let browser: Browser;
  let adapter: Adapter;

  beforeAll(async () => {
    adapter = await start();
    ({ provider, browser } = adapter);
  });

  afterAll(() => adapter?.stop());

  it('AUTH-05 knows who holds an ID token', async () => {
    const email = somebody();
    const { uid, idToken } = await browser.signUp(email, 'setpoint');
    const outcome = await provider.verify(idToken);
    expect(outcome).toMatchObject({
      ok: true,
      value: { uid, email, emailVerified: false, signInProvider: 'password', displayName: null },
    });
    if (outcome.ok)
      expect(outcome.value.signedInAt.getTime()).toBeGreaterThanOrEqual(outcome.value.validSince.getTime());
  });

  it.each(['', 'forged', 'a.b.c'])('AUTH-05 refuses the token %j', async (token) => {
    expect(await provider.verify(token)).toMatchObject({ ok: false, code: 'PROVIDER_TOKEN_INVALID' });
  });

  it.each(['google.com', 'facebook.com'])('AUTH-08 knows a sign-in through %s', async (providerId) => {
    const user = { email: somebody(), emailVerified: true, name: 'Ana García' };
    const { uid, idToken } = await browser.signInWithIdp(providerId, user);
    expect(await provider.verify(idToken)).toMatchObject({
      ok: true,
      value: { uid, email: user.email, signInProvider: providerId, displayName: 'Ana García' },
    });
  });

  it('AUTH-11 verifies an email with a code, once, and knows it also by an older token', async () => {
    const email = somebody();
    const { idToken } = await browser.signUp(email, 'setpoint');
    const code = await provider.verificationCode(email, CONTINUE);
    if (!code.ok) throw new Error(code.code);
    expect(await browser.applyVerification(code.value)).toBe(true);
    expect(await provider.verify(idToken)).toMatchObject({ ok: true, value: { emailVerified: true } });
    expect(await browser.applyVerification(code.value)).toBe(false);
  });

  it('AUTH-13 resets a password with a code and makes earlier sign-ins void', async () => {
    const email = somebody();
    const { idToken } = await browser.signUp(email, 'setpoint');
    await adapter.nextSecond();
    const code = await provider.passwordResetCode(email, CONTINUE);
    if (!code.ok) throw new Error(code.code);
    expect(await browser.resetPassword(code.value, 'another password')).toBe(true);
    expect(await browser.signInWithPassword(email, 'setpoint')).toBeNull();
    expect(await provider.verify(idToken)).toMatchObject({ ok: false, code: 'PROVIDER_TOKEN_INVALID' });
    const fresh = await browser.signInWithPassword(email, 'another password');
    const outcome = await provider.verify(fresh!);
    expect(outcome).toMatchObject({ ok: true });
  });

  it('AUTH-13 has no codes for somebody it does not know', async () => {
    const refusal = { ok: false, code: 'USER_NOT_FOUND' };
    expect(await provider.verificationCode('nobody@setpoint.example', CONTINUE)).toMatchObject(refusal);
    expect(await provider.passwordResetCode('nobody@setpoint.example', CONTINUE)).toMatchObject(refusal);
  });

  it('AUTH-13 revokes the sign-ins of before', async () => {
    const email = somebody();
    const { uid, idToken } = await browser.signUp(email, 'setpoint');
    await adapter.nextSecond();
    await provider.revokeTokens(uid);
    expect(await provider.verify(idToken)).toMatchObject({ ok: false, code: 'PROVIDER_TOKEN_INVALID' });
    expect(await provider.verify((await browser.signInWithPassword(email, 'setpoint'))!)).toMatchObject({ ok: true });
    await provider.revokeTokens('nobody');
  });

  it('AUTH-07 locks a user out and lets them in again', async () => {
    const email = somebody();
    const { uid, idToken } = await browser.signUp(email, 'setpoint');
    await provider.setDisabled(uid, true);
    expect(await provider.verify(idToken)).toMatchObject({ ok: false, code: 'USER_DISABLED' });
    expect(await browser.signInWithPassword(email, 'setpoint')).toBeNull();
    expect(await provider.findByEmail(email)).toEqual({ uid, disabled: true, emailVerified: false });
    await provider.setDisabled(uid, false);
    expect(await provider.verify(idToken)).toMatchObject({ ok: true });
    await provider.setDisabled('nobody', true);
  });

  it('AUTH-05 makes a user once and finds them', async () => {
    const email = somebody();
    const user = { uid: `uid-${email}`, email, password: 'setpoint', emailVerified: true, displayName: 'Ana García' };
    expect(await provider.create(user)).toBe('CREATED');
    expect(await provider.create(user)).toBe('EXISTS');
    expect(await provider.create({ ...user, uid: 'other' })).toBe('EXISTS');
    expect(await provider.knows(user.uid)).toBe(true);
    expect(await provider.knows('nobody')).toBe(false);
    expect(await provider.findByEmail(email)).toEqual({ uid: user.uid, disabled: false, emailVerified: true });
    expect(await provider.findByEmail('nobody@setpoint.example')).toBeNull();
    const idToken = await browser.signInWithPassword(email, 'setpoint');
    expect(await provider.verify(idToken!)).toMatchObject({ ok: true, value: { uid: user.uid, emailVerified: true } });
  });

  it('ACC-04 ACC-06 knows with what somebody signs in, and forgets people for good', async () => {
    const { uid } = await browser.signUp('leaving@setpoint.example', 'setpoint');
    expect(await provider.methods(uid)).toEqual([{ method: 'PASSWORD', email: 'leaving@setpoint.example' }]);
    await provider.unlink(uid, 'GOOGLE');
    expect(await provider.methods(uid)).toHaveLength(1);
    await provider.remove(uid);
    await provider.remove(uid);
    expect(await provider.knows(uid)).toBe(false);
    expect(await provider.methods(uid)).toEqual([]);
    expect(await browser.signInWithPassword('leaving@setpoint.example', 'setpoint')).toBeNull();
  });

  it('API-01 makes a custom token for a user', async () => {
    const { uid } = await browser.signUp(somebody(), 'setpoint');
    const token = await provider.customToken(uid);
    expect(token.length).toBeGreaterThan(10);
    if (browser instanceof EmulatorBrowser) {
      const idToken = await browser.signInWithCustomToken(token);
      expect(await provider.verify(idToken!)).toMatchObject({ ok: true, value: { uid, signInProvider: 'custom' } });
    }
  });

  it('AUTH-05 says that it is away, and blames no token for it', async () => {
    const email = somebody();
    const own = await start();
    const { uid, idToken } = await own.browser.signUp(email, 'setpoint');
    await own.goAway();
    const attempts = [
      own.provider.verify(idToken),
      own.provider.verificationCode(email, CONTINUE),
      own.provider.passwordResetCode(email, CONTINUE),
      own.provider.revokeTokens(uid),
      own.provider.knows(uid),
      own.provider.findByEmail(email),
      own.provider.setDisabled(uid, true),
      own.provider.create({ ...OTHER, email: somebody() }),
    ];
    for (const attempt of await Promise.allSettled(attempts)) {
      expect(attempt).toMatchObject({
        status: 'rejected',
        reason: { name: 'ProviderUnavailable', retryAfterSeconds: 5 },
      });
    }
    await own.stop();
  });
});

describe('an identity provider that can not be understood', () => {
  let server: Server;
  let handle: RequestListener;
  let provider: FirebaseIdentityProvider;
  beforeEach(async () => {
    server = createServer((request, response) => handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    provider = new FirebaseIdentityProvider({
      projectId: PROJECT,
      emulatorHost: `127.0.0.1:${port}`,
      providerTimeoutMs: 200,
    });
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await provider.onModuleDestroy();
  });

  it('AUTH-05 is not waited for longer than a caller would', async () => {
    handle = () => undefined;
    await expect(provider.knows('ana')).rejects.toMatchObject({ name: 'ProviderUnavailable', retryAfterSeconds: 5 });
  });

  it.each([
    ['without anything of use', 502, '<html>bad gateway</html>', {}, 5],
    ['and says for how long', 500, '{"error":{"message":"BACKEND_ERROR"}}', { 'retry-after': '30' }, 30],
    ['with success that is no JSON', 200, '<html>welcome</html>', {}, 5],
  ])('AUTH-05 counts as away when it answers %s', async (_what, status, body, headers, retryAfterSeconds) => {
    handle = (request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    };
    await expect(provider.knows('ana')).rejects.toMatchObject({ name: 'ProviderUnavailable', retryAfterSeconds });
  });

  it.each([
    ['without a time', {}, 60],
    ['and says for how long', { 'retry-after': '30' }, 30],
  ])('AUTH-27~ limits mails %s', async (_what, headers, retryAfterSeconds) => {
    handle = (request, response) => {
      request.resume();
      response
        .writeHead(400, { 'content-type': 'application/json', ...headers })
        .end('{"error":{"code":400,"message":"TOO_MANY_ATTEMPTS_TRY_LATER"}}');
    };
    expect(await provider.verificationCode('ana@setpoint.example', CONTINUE)).toEqual({
      ok: false,
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds },
    });
  });
});

describe('the identity provider without an emulator or credentials', () => {
  it('AUTH-05 names what it lacks', async () => {
    const provider = new FirebaseIdentityProvider({ projectId: PROJECT, providerTimeoutMs: PATIENCE_MS });
    await expect(provider.verify('token')).rejects.toThrow('no emulator and no credentials');
  });
});
