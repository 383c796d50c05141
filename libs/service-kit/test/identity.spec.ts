import { createSecretKey } from 'node:crypto';
import { VISITOR } from '@setpoint/kernel';
import { player, support } from '@setpoint/testkit';
import { SignJWT, UnsecuredJWT } from 'jose';
import { contextFromHeaders, identityVerifier, signIdentity, verifyIdentity } from '../src/index.js';

const SECRET = 'a secret that is long enough for HS256';
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

describe('the signed identity', () => {
  it.each([
    ['a visitor', VISITOR, false],
    ['a player', player('ana'), false],
    ['support', support(), false],
    ['the gateway itself', VISITOR, true],
  ])('comes through for %s', async (_name, who, internal) => {
    const token = await signIdentity(SECRET, who, { internal });
    expect(await verifyIdentity(SECRET, token)).toEqual({ who, internal });
    expect(await identityVerifier(SECRET)(token)).toEqual({ who, internal });
  });

  it('never is internal and a user at once', async () => {
    await expect(signIdentity(SECRET, player('ana'), { internal: true })).rejects.toThrow('nobody');
    const forged = await new SignJWT({ who: { ...player('ana'), internal: true } })
      .setProtectedHeader({ alg: 'HS256', typ: 'setpoint-identity+jwt' })
      .setIssuer('setpoint:gateway')
      .setAudience('setpoint:subgraphs')
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(createSecretKey(Buffer.from(SECRET)));
    await expect(verifyIdentity(SECRET, forged)).rejects.toThrow();
  });

  it('is refused when another secret signed it, when it was changed, and when nobody signed it', async () => {
    const token = await signIdentity(SECRET, player('ana'));
    await expect(verifyIdentity('another secret, also long enough', token)).rejects.toThrow();
    const [head, body, signature] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { who: { roles: string[] } };
    claims.who.roles.push('SUPPORT');
    const changed = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    await expect(verifyIdentity(SECRET, changed)).rejects.toThrow();
    const unsigned = new UnsecuredJWT({ who: { ...support(), internal: false } })
      .setIssuer('setpoint:gateway')
      .setAudience('setpoint:subgraphs')
      .setIssuedAt()
      .setExpirationTime('1m')
      .encode();
    await expect(verifyIdentity(SECRET, unsigned)).rejects.toThrow();
    await expect(verifyIdentity(SECRET, '')).rejects.toThrow();
  });

  it('is refused after a minute, however long it claims to live', async () => {
    await expect(verifyIdentity(SECRET, await signIdentity(SECRET, VISITOR, { now: ago(50) }))).resolves.toBeTruthy();
    await expect(verifyIdentity(SECRET, await signIdentity(SECRET, VISITOR, { now: ago(70) }))).rejects.toThrow();
    const longLived = await new SignJWT({ who: { ...VISITOR, internal: true } })
      .setProtectedHeader({ alg: 'HS256', typ: 'setpoint-identity+jwt' })
      .setIssuer('setpoint:gateway')
      .setAudience('setpoint:subgraphs')
      .setIssuedAt(Math.floor(Date.now() / 1000) - 120)
      .setExpirationTime('1h')
      .sign(createSecretKey(Buffer.from(SECRET)));
    await expect(verifyIdentity(SECRET, longLived)).rejects.toThrow();
  });

  it('makes the context of a request, with its correlation id and trace', async () => {
    const verify = identityVerifier(SECRET);
    const token = await signIdentity(SECRET, player('ana'));
    const context = await contextFromHeaders(
      { 'x-setpoint-identity': token, 'x-request-id': 'r1', traceparent: '00-1-2-01' },
      verify,
    );
    expect(context).toMatchObject({ who: player('ana'), internal: false, requestId: 'r1', traceparent: '00-1-2-01' });
    expect(context.address).toBeNull();
    const bare = await contextFromHeaders({}, verify);
    expect(bare).toMatchObject({ who: VISITOR, internal: false });
    expect(bare.requestId).not.toBe('');
    await expect(contextFromHeaders({ 'x-setpoint-identity': 'forged' }, verify)).rejects.toThrow();
  });

  it('AUTH-27~ believes where a call came from only beside the gateway’s word', async () => {
    const verify = identityVerifier(SECRET);
    const from = { 'x-setpoint-address': '192.0.2.1' };
    const signed = { ...from, 'x-setpoint-identity': await signIdentity(SECRET, player('ana')) };
    expect((await contextFromHeaders(signed, verify)).address).toBe('192.0.2.1');
    expect((await contextFromHeaders(from, verify)).address).toBeNull();
  });
});
