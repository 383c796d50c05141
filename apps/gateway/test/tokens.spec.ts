import { SignJWT } from 'jose';
import { eventually } from '@setpoint/testkit';
import { sessionEndedKey, sessionTopic } from '../src/index.js';
import { signingKey, startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

const ME = '{ me { id } }';
let gateway: FixtureGateway;
beforeEach(async () => {
  gateway = await startFixtureGateway();
});
afterEach(() => gateway.stop());

/** HMAC with what everybody may read (RFC 8725, 2.1). */
function confused({ key, clock }: FixtureGateway): Promise<string> {
  return new SignJWT({ sid: 'session-of-ana', roles: ['SUPPORT'] })
    .setProtectedHeader({ alg: 'HS256', kid: key.kid, typ: 'at+jwt' })
    .setIssuer('setpoint')
    .setAudience('setpoint')
    .setSubject('ana')
    .setExpirationTime(Math.floor(clock.now().getTime() / 1000) + 900)
    .sign(Buffer.from(JSON.stringify(key.jwk)));
}

/** Another role under the same signature. */
async function changed(g: FixtureGateway): Promise<string> {
  const [header, payload, signature] = (await g.token('ana')).split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const more = Buffer.from(JSON.stringify({ ...claims, roles: ['SUPPORT'] })).toString('base64url');
  return [header, more, signature].join('.');
}

describe('an access token', () => {
  it('AUTH-20 is accepted as JWT and as Bearer', async () => {
    const token = await gateway.token('ana');
    for (const scheme of ['JWT', 'Bearer', 'bearer']) {
      const { data } = await gateway.ask(ME, {}, undefined, { authorization: `${scheme} ${token}` });
      expect(data).toEqual({ me: { id: 'ana' } });
    }
  });

  it('AUTH-20 is accepted with an Edwards curve signature too', async () => {
    const token = await gateway.token('ana', { key: gateway.edwards });
    expect((await gateway.ask(ME, {}, token)).data).toEqual({ me: { id: 'ana' } });
  });

  it('AUTH-22 that has expired is told with the text that makes clients refresh', async () => {
    const token = await gateway.token('ana');
    expect((await gateway.ask(ME, {}, token)).data).toEqual({ me: { id: 'ana' } });
    gateway.clock.advance({ minutes: 15 });
    const answer = await gateway.ask(ME, {}, token);
    expect(answer).toMatchObject({
      status: 200,
      errors: [{ message: 'Signature has expired', extensions: { code: 'TOKEN_EXPIRED' } }],
    });
    expect(answer.data).toBeUndefined();
  });

  it('AUTH-22 that has expired stands not in the way of renewing the session', async () => {
    const token = await gateway.token('ana', { seconds: -60 });
    const renew = 'mutation { refreshToken(refreshToken: "r") { success } }';
    expect((await gateway.ask(renew, {}, token)).data).toEqual({ refreshToken: { success: true } });
  });

  it.each([
    ['signed by somebody else', async (g: FixtureGateway) => g.token('ana', { key: await signingKey('first') })],
    [
      'signed with a key that identity does not publish',
      async (g: FixtureGateway) => g.token('ana', { key: await signingKey('unknown') }),
    ],
    ['of another kind', (g: FixtureGateway) => g.token('ana', { typ: 'JWT' })],
    ['of another issuer', (g: FixtureGateway) => g.token('ana', { issuer: 'elsewhere' })],
    ['for another audience', (g: FixtureGateway) => g.token('ana', { audience: 'elsewhere' })],
    [
      'that is to begin later',
      (g: FixtureGateway) => g.token('ana', { claims: { nbf: Math.floor(g.clock.now().getTime() / 1000) + 600 } }),
    ],
    [
      'signed with a key that it brings along',
      async (g: FixtureGateway) => {
        const key = await signingKey('first');
        return g.token('ana', { key, header: { jwk: key.jwk } });
      },
    ],
    [
      'signed with a key that it says where to find',
      async (g: FixtureGateway) =>
        g.token('ana', { key: await signingKey('elsewhere'), header: { jku: 'https://evil.example/jwks.json' } }),
    ],
    ['signed with the public key as if it were a secret', (g: FixtureGateway) => confused(g)],
    ['changed after it was signed', (g: FixtureGateway) => changed(g)],
    ['without a session', (g: FixtureGateway) => g.token('ana', { claims: { sid: undefined } })],
    [
      'without a signature',
      async (g: FixtureGateway) => {
        const [, payload] = (await g.token('ana')).split('.');
        return `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`;
      },
    ],
    ['that is no token at all', async () => 'not-a-token'],
  ])('AUTH-20 %s is not valid', async (_kind, make) => {
    expect(await gateway.ask(ME, {}, await make(gateway))).toMatchObject({
      status: 200,
      errors: [{ message: 'Signature is not valid', extensions: { code: 'TOKEN_INVALID' } }],
    });
  });

  it('AUTH-20 of a key that identity has begun to use is accepted, and the old key goes on', async () => {
    const old = await gateway.token('ana');
    await gateway.ask(ME, {}, old);
    const key = await signingKey('second');
    gateway.state.keys.keys.push(key.jwk as never);
    const renewed = await gateway.token('ben', { key });
    await eventually(async () => {
      expect((await gateway.ask(ME, {}, renewed)).data).toEqual({ me: { id: 'ben' } });
    }, 'the new key is not used');
    expect((await gateway.ask(ME, {}, old)).data).toEqual({ me: { id: 'ana' } });
  });

  it('AUTH-24 is worth nothing once its session has ended, also where it was not seen before', async () => {
    const seen = await gateway.token('ana', { sid: 's1' });
    await gateway.ask(ME, {}, seen);
    await gateway.push.publish(sessionTopic('s1'));
    await gateway.cache.set(sessionEndedKey('s2'), true, 900);
    await gateway.cache.set(sessionEndedKey('s3'), { malformed: true }, 900);
    for (const token of [seen, await gateway.token('ana', { sid: 's1' }), await gateway.token('ana', { sid: 's2' })]) {
      expect(await gateway.ask(ME, {}, token)).toMatchObject({
        errors: [{ message: 'Signature has expired', extensions: { code: 'SESSION_ENDED' } }],
      });
    }
    expect((await gateway.ask(ME, {}, await gateway.token('ana', { sid: 's3' }))).data).toEqual({ me: { id: 'ana' } });
  });

  it('AUTH-20 is verified with keys that everyone may read', async () => {
    const response = await fetch(`${gateway.url}/.well-known/jwks.json`);
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
    expect(keys).toMatchObject([
      { kid: 'first', alg: 'ES256', kty: 'EC' },
      { kid: 'edwards', alg: 'EdDSA', kty: 'OKP' },
    ]);
    expect(keys[0]).not.toHaveProperty('d');
  });
});
