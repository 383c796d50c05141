import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

let gateway: FixtureGateway;
beforeEach(async () => {
  gateway = await startFixtureGateway({ publicConfig: { provider: 'emulator' }, signUpWaitMs: 400 });
});
afterEach(() => gateway.stop());

const provider = { authorization: 'Bearer provider.id.token' };
const BODY = {
  actionSource: 'website',
  emailVerified: true,
  first_name: ' Dana ',
  last_name: 'Rossi',
  sports: ['1', 2],
  levels: [{ sport: 1, level: 3.5 }],
  referralCode: 'REF',
  invitedCode: null,
  language: 'it',
  fbp: 'fb.1',
  source_url: 'https://setpoint.example/lp/join',
  redirectTo: '/match/list',
  unknown: 'ignored',
};

async function signUp(body: unknown = BODY, headers: Record<string, string> = provider) {
  const response = await gateway.post('/auth/signup', body, headers);
  return { status: response.status, body: (await response.json()) as Record<string, never>, headers: response.headers };
}

describe('POST /auth/signup', () => {
  it('AUTH-05 hands the registration to identity and answers with the session and the whole user', async () => {
    gateway.state.exchanged = {
      success: true,
      token: await gateway.token('ana'),
      refreshToken: 'refresh',
      userId: 'ana',
      language: 'it',
      emailVerified: true,
    };
    const { status, body, headers } = await signUp();
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        token: gateway.state.exchanged['token'],
        refresh_token: 'refresh',
        language: 'it',
        user: expect.objectContaining({ id: 'ana', firstName: 'ana', email: 'ana@setpoint.example', kmToSearch: null }),
      },
    });
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(gateway.state.internalCalls).toEqual([
      {
        name: 'exchangeProviderToken',
        input: {
          idToken: 'provider.id.token',
          actionSource: 'website',
          emailVerified: true,
          firstName: 'Dana',
          lastName: 'Rossi',
          sports: [1, 2],
          levels: [{ sport: 1, level: 3.5 }],
          referralCode: 'REF',
          language: 'it',
          redirectTo: '/match/list',
          marketing: { fbp: 'fb.1', source_url: 'https://setpoint.example/lp/join' },
          userAgent: expect.any(String),
          address: expect.stringMatching(/127\.0\.0\.1|::1/),
        },
      },
    ]);
  });

  it('AUTH-05 waits until the new player is known everywhere', async () => {
    gateway.state.exchanged = { success: true, token: await gateway.token('dana'), refreshToken: 'r', userId: 'dana' };
    setTimeout(() => gateway.state.players.set('dana', { firstName: 'Dana' }), 60);
    const { body } = await signUp();
    expect(body).toMatchObject({ data: { user: { id: 'dana', firstName: 'Dana' } } });
  });

  it('AUTH-05 answers with what identity knows when the others take too long', async () => {
    gateway.state.exchanged = {
      success: true,
      token: await gateway.token('emma'),
      refreshToken: 'r',
      userId: 'emma',
      firstName: 'Emma',
      email: 'emma@setpoint.example',
    };
    const { status, body } = await signUp();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { user: { id: 'emma', firstName: 'Emma' } } },
    });
  });

  it('AUTH-02 answers without a token while the email is not verified', async () => {
    gateway.state.exchanged = {
      success: true,
      token: null,
      refreshToken: null,
      userId: 'u',
      email: 'e@x.it',
      emailVerified: false,
    };
    const { status, body } = await signUp();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { token: null, refresh_token: null, user: { email: 'e@x.it', emailVerified: false } },
    });
  });

  it.each([
    ['PROVIDER_TOKEN_INVALID', 401],
    ['EMAIL_NOT_VERIFIED', 403],
    ['USER_DISABLED', 403],
    ['ACCOUNT_DELETED', 403],
    ['USER_NOT_FOUND', 400],
    ['EMAIL_IN_USE', 409],
    ['INVITE_CODE_USER_NOT_FOUND', 400],
  ])('AUTH-07 refuses with %s as %i', async (errorCode, expected) => {
    gateway.state.exchanged = { success: false, errorCode };
    const { status, body } = await signUp();
    expect({ status, body }).toEqual({
      status: expected,
      body: { error: { code: errorCode, fields: [], correlationId: expect.any(String) } },
    });
  });

  it.each([
    ['as long as identity says', 17, 17],
    ['a minute when identity does not say', undefined, 60],
  ])('AUTH-27 is refused while there are too many, %s', async (_how, given, expected) => {
    gateway.state.exchanged = { success: false, errorCode: 'TOO_MANY_REQUESTS', retryAfterSeconds: given };
    const { status, body, headers } = await signUp();
    expect([status, headers.get('retry-after')]).toEqual([429, String(expected)]);
    expect(body).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expected } });
  });

  it('AUTH-01 names the fields that are wrong, whoever noticed', async () => {
    gateway.state.exchanged = {
      success: false,
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field: 'firstName', code: 'NOT_A_NAME' }],
    };
    expect((await signUp()).body).toMatchObject({
      error: { code: 'INVALID_DATA', fields: [{ field: 'firstName', code: 'NOT_A_NAME' }] },
    });
    const own = await signUp({ ...BODY, sports: 'tennis' });
    expect(own).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_DATA', fields: [{ field: 'sports' }] } },
    });
  });

  it('AUTH-05 asks for the provider token first', async () => {
    expect(await signUp(BODY, {})).toMatchObject({ status: 401, body: { error: { code: 'PROVIDER_TOKEN_INVALID' } } });
    expect(gateway.state.internalCalls).toEqual([]);
  });

  it('AUTH-27 is limited per address', async () => {
    const narrow = await startFixtureGateway({ rates: { authPosts: { name: 'a', points: 1, seconds: 60 } } });
    try {
      narrow.state.exchanged = { success: false, errorCode: 'USER_NOT_FOUND' };
      await narrow.post('/auth/signup', BODY, provider);
      const refused = await narrow.post('/auth/reset-password', { email: 'a@b.it' });
      expect(refused.status).toBe(429);
      const { error } = (await refused.json()) as { error: { code: string; retryAfterSeconds: number } };
      expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) });
      expect(refused.headers.get('retry-after')).toBe(String(error.retryAfterSeconds));
    } finally {
      await narrow.stop();
    }
  });

  it('AUTH-05 is refused large bodies', async () => {
    expect(await signUp({ ...BODY, source_url: 'x'.repeat(20_000) })).toMatchObject({
      status: 413,
      body: { error: { code: 'BODY_TOO_LARGE' } },
    });
    expect(await signUp('{"half')).toMatchObject({ status: 400, body: { error: { code: 'BODY_NOT_JSON' } } });
  });
});

describe('the other routes of sign-in', () => {
  it.each([
    [
      '/auth/send-verify',
      { redirectTo: '/x', language: 'fr' },
      'sendVerificationMail',
      { idToken: 'provider.id.token', redirectTo: '/x', language: 'fr', address: expect.any(String) },
    ],
    [
      '/auth/reset-password',
      { email: 'ana@setpoint.example' },
      'sendPasswordResetMail',
      { email: 'ana@setpoint.example', address: expect.any(String) },
    ],
    ['/auth/password-changed', {}, 'endAllSessions', { idToken: 'provider.id.token' }],
  ])('AUTH-12 AUTH-13 POST %s asks identity', async (path, body, name, input) => {
    const response = await gateway.post(path, body, provider);
    expect([response.status, await response.json()]).toEqual([200, { data: { success: true } }]);
    expect(gateway.state.internalCalls).toEqual([{ name, input }]);
  });

  it('AUTH-13 answer that nobody has this email', async () => {
    gateway.state.mail = { success: false, errorCode: 'USER_NOT_FOUND' };
    const response = await gateway.post('/auth/reset-password', { email: 'nobody@setpoint.example' });
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'USER_NOT_FOUND' } }]);
  });

  it.each(['/auth/send-verify', '/auth/password-changed'])('AUTH-12 %s needs the provider token', async (path) => {
    expect((await gateway.post(path, {})).status).toBe(401);
  });

  it('API-00 tell the browser its settings and the time', async () => {
    const response = await fetch(`${gateway.url}/config.json`);
    expect([response.status, await response.json()]).toEqual([200, { provider: 'emulator', now: expect.any(String) }]);
  });
});

describe('while sign-in is not available', () => {
  const PATHS = ['/auth/signup', '/auth/send-verify', '/auth/reset-password', '/auth/password-changed'];
  const posted = async (to: FixtureGateway, path: string) => {
    const response = await to.post(
      path,
      path === '/auth/reset-password' ? { email: 'ana@setpoint.example' } : {},
      provider,
    );
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
  };

  it.each(PATHS.flatMap((path) => [[path, 'payload'] as const, [path, 'error'] as const]))(
    'AUTH-05 %s answers 503 with the time to wait while the provider is away (%s)',
    async (path, how) => {
      const refusal = { success: false, errorCode: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 7 };
      if (how === 'payload') Object.assign(gateway.state, { exchanged: refusal, mail: refusal });
      else gateway.state.refusing = { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 7 };
      const error = {
        code: 'SERVICE_UNAVAILABLE',
        fields: [],
        retryAfterSeconds: 7,
        correlationId: expect.any(String),
      };
      expect(await posted(gateway, path)).toEqual({ status: 503, retryAfter: '7', body: { error } });
    },
  );

  it('API-11 everything that needs identity answers 503 with the time to wait while identity is away', async () => {
    const alone = await startFixtureGateway({}, (services) => {
      services['identity'] = 'http://127.0.0.1:9/graphql';
    });
    try {
      for (const path of PATHS) {
        expect(await posted(alone, path)).toMatchObject({
          status: 503,
          retryAfter: '5',
          body: { error: { code: 'SUBGRAPH_UNAVAILABLE', retryAfterSeconds: 5 } },
        });
      }
      const keys = await fetch(`${alone.url}/.well-known/jwks.json`);
      expect([keys.status, keys.headers.get('retry-after')]).toEqual([503, '5']);
      const answer = await alone.ask('{ me { id } }', {}, await alone.token('ana'));
      expect(answer).toMatchObject({
        status: 503,
        codes: ['SUBGRAPH_UNAVAILABLE'],
        errors: [{ extensions: { retryAfterSeconds: 5 } }],
      });
      expect(answer.headers.get('retry-after')).toBe('5');
      expect((await alone.ask('{ match(id: "m1") { state } }')).data).toEqual({ match: { state: 'OPEN' } });
    } finally {
      await alone.stop();
    }
  });
});
