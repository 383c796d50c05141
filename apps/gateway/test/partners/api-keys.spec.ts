import { newApiKeySecret, hashOfApiKey, isApiKeySecret, API_KEY_TOPIC } from '@setpoint/service-kit';
import { eventually } from '@setpoint/testkit';
import { startFixtureGateway, type FixtureGateway } from '../fixture/fixture-gateway.js';

let gateway: FixtureGateway;
beforeEach(async () => {
  gateway = await startFixtureGateway();
});
afterEach(() => gateway.stop());

interface Grant {
  readonly keyId: string;
  readonly scopes: readonly string[];
  readonly perMinute: number;
  readonly perDay: number;
  readonly costPerMinute: number;
  readonly expiresAt: string | null;
}

/** A key that identity knows. */
function aKey(grant: Partial<Grant> = {}) {
  const secret = newApiKeySecret();
  const all: Grant = {
    ...{ keyId: 'k1', scopes: ['PLAYERS_READ', 'MATCHES_READ'], perMinute: 100, perDay: 1_000, costPerMinute: 5_000 },
    ...{ expiresAt: null, ...grant },
  };
  gateway.state.apiKeys.set(hashOfApiKey(secret), { ...all });
  return secret;
}

const READ = '{ player(id: "ana") { id firstName } }';
const withKey = (secret: string, query = READ) => gateway.ask(query, {}, undefined, { 'x-api-key': secret });

describe('a secret of an API key', () => {
  it('API-22 is known by its checksum without asking anybody', async () => {
    const secret = newApiKeySecret();
    expect(secret).toMatch(/^sp_live_[0-9A-Za-z]{42}$/);
    expect(isApiKeySecret(secret)).toBe(true);
    const other = secret.at(-1) === 'a' ? 'b' : 'a';
    expect(isApiKeySecret(secret.slice(0, -1) + other)).toBe(false);
    expect(isApiKeySecret(`${secret.slice(0, 12)}${secret[12] === 'a' ? 'b' : 'a'}${secret.slice(13)}`)).toBe(false);
    expect(await withKey(`${secret.slice(0, -1)}${other}`)).toMatchObject({ status: 401, codes: ['API_KEY_INVALID'] });
    expect(gateway.state.keyQuestions).toBe(0);
  });

  it('API-22 is taken as a bearer or in a header of its own, and opens what a visitor reads', async () => {
    const secret = aKey();
    const player = { player: { id: 'ana', firstName: 'ana' } };
    expect(await withKey(secret)).toMatchObject({ status: 200, data: player });
    const bearer = await gateway.ask(READ, {}, undefined, { authorization: `Bearer ${secret}` });
    expect(bearer).toMatchObject({ status: 200, data: player });
    const hidden = await withKey(secret, '{ match(id: "m2") { id } }');
    expect(hidden.data).toEqual({ match: null });
  });

  it('API-22 counts before a session that comes with it', async () => {
    const session = await gateway.token('ana');
    const both = await gateway.ask('{ me { id } }', {}, session, { 'x-api-key': aKey() });
    expect(both).toMatchObject({ status: 403, codes: ['API_KEY_NOT_ALLOWED'] });
  });

  it('API-22 is asked for once a minute, and forgotten at once when its key changes', async () => {
    const secret = aKey();
    await withKey(secret);
    await withKey(secret);
    expect(gateway.state.keyQuestions).toBe(1);
    gateway.state.apiKeys.clear();
    expect(await withKey(secret)).toMatchObject({ status: 200 });
    await gateway.push.publish(API_KEY_TOPIC, { keyId: 'another' });
    expect(await withKey(secret)).toMatchObject({ status: 200 });
    await gateway.push.publish(API_KEY_TOPIC, { keyId: 'k1' });
    await eventually(async () => (await withKey(secret)).status === 401, 'a revoked key still opens');
  });

  it('API-22 opens nothing once it has expired, although it is remembered', async () => {
    const secret = aKey({ expiresAt: new Date(gateway.clock.now().getTime() + 60_000).toISOString() });
    expect((await withKey(secret)).status).toBe(200);
    gateway.clock.advance({ seconds: 60 });
    expect(await withKey(secret)).toMatchObject({ status: 401, codes: ['API_KEY_INVALID'] });
  });

  it('API-22 that is not known may be tried only so often from one address', async () => {
    const busy = await startFixtureGateway({ rates: { apiKeyTries: { name: 'tries', points: 2, seconds: 60 } } });
    try {
      const tried = [];
      for (let i = 0; i < 3; i += 1)
        tried.push(await busy.ask(READ, {}, undefined, { 'x-api-key': newApiKeySecret() }));
      expect(tried.map(({ status }) => status)).toEqual([401, 401, 429]);
      expect(Number(tried[2]!.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await busy.stop();
    }
  });
});

describe('an operation with an API key', () => {
  it.each([
    ['a change', 'mutation { rename(firstName: "x") { id } }', 403, 'API_KEY_NOT_ALLOWED'],
    ['a subscription', 'subscription { notify }', 400, 'SUBSCRIPTION_NOT_SUPPORTED'],
    ['what belongs to a person', '{ unreadNotificationCount }', 403, 'API_KEY_NOT_ALLOWED'],
    [
      'more than the budget of a minute',
      '{ player(id: "ana") { matches(first: 100) { edges { node { players { id } } } } } }',
      400,
      'OPERATION_TOO_COSTLY',
    ],
  ])('API-22 is refused for %s', async (_, query, status, code) => {
    expect(await withKey(aKey({ costPerMinute: 100 }), query)).toMatchObject({ status, codes: [code] });
  });

  it('API-22 is refused without its scope, naming it', async () => {
    expect(await withKey(aKey({ scopes: ['COURTS_READ'] }))).toMatchObject({
      status: 403,
      errors: [{ extensions: { code: 'API_SCOPE_MISSING', scope: 'PLAYERS_READ', field: 'Query.player' } }],
    });
  });

  it('API-22 is told what is left, and over its quota when to come back', async () => {
    const secret = aKey({ perMinute: 2, perDay: 50 });
    const first = await withKey(secret);
    expect(first.headers.get('ratelimit-policy')).toBe('"minute";q=2;w=60, "day";q=50;w=86400, "cost";q=5000;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"minute";r=1;t=\d+, "day";r=49;t=\d+, "cost";r=4999;t=\d+$/);
    await withKey(secret);
    const over = await withKey(secret);
    expect(over).toMatchObject({
      status: 429,
      errors: [{ extensions: { code: 'API_KEY_QUOTA_EXCEEDED', quota: 'minute', limit: 2 } }],
    });
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(over.headers.get('ratelimit')).toContain('"minute";r=0');
  });

  it.each([
    ['day', { perDay: 1 }],
    ['cost', { costPerMinute: 1 }],
  ] as const)('API-22 is refused over the quota of the %s', async (quota, limit) => {
    const secret = aKey(limit);
    expect((await withKey(secret)).status).toBe(200);
    expect(await withKey(secret)).toMatchObject({ status: 429, errors: [{ extensions: { quota } }] });
  });

  it('API-22 counts apart for each key, and none of it against the address', async () => {
    const [one, other] = [aKey({ keyId: 'k1', perMinute: 1 }), aKey({ keyId: 'k2', perMinute: 1 })];
    expect([(await withKey(one)).status, (await withKey(other)).status]).toEqual([200, 200]);
    expect([(await withKey(one)).status, (await gateway.ask(READ)).status]).toEqual([429, 200]);
  });

  it('API-22 is counted for support, with what was refused', async () => {
    const secret = aKey({ perMinute: 2 });
    for (let i = 0; i < 3; i += 1) await withKey(secret);
    const { state, clock } = gateway;
    await gateway.stop();
    gateway = await startFixtureGateway();
    const day = clock.now().toISOString().slice(0, 10);
    expect(state.keyUses).toMatchObject([{ keyId: 'k1', day, requests: 2, refused: 1 }]);
  });
});
