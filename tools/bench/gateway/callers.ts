/** What the other gateways under measurement do about the caller: the product's checks, without the product's modules. */
import { createSecretKey } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import { LRUCache } from 'lru-cache';
import { SECRET } from './child.ts';

const keys = createLocalJWKSet(JSON.parse(process.env['SIGNING_KEYS']!) as JSONWebKeySet);
const secret = createSecretKey(Buffer.from(SECRET));
/** Each token is checked once, and its caller's identity signed once. */
const known = new LRUCache<string, Promise<string>>({ max: 5_000 });
let requests = 0;

/** What is sent to the subgraphs for a request with this header. Rejects when its token is not valid. */
export async function subgraphHeaders(authorization = ''): Promise<Record<string, string>> {
  const token = /^JWT (.+)$/.exec(authorization)?.[1] ?? '';
  let identity = known.get(token);
  if (!identity) known.set(token, (identity = check(token)));
  return { 'x-setpoint-identity': await identity, 'x-request-id': `request-${(requests += 1)}` };
}

async function check(token: string): Promise<string> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ['ES256', 'EdDSA'],
    issuer: 'setpoint',
    audience: 'setpoint',
    typ: 'at+jwt',
    requiredClaims: ['sub', 'exp', 'sid'],
  });
  const who = {
    kind: 'user',
    userId: payload.sub,
    roles: payload['roles'],
    sessionId: payload['sid'],
    internal: false,
  };
  return new SignJWT({ who })
    .setProtectedHeader({ alg: 'HS256', typ: 'setpoint-identity+jwt' })
    .setIssuer('setpoint:gateway')
    .setAudience('setpoint:subgraphs')
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(secret);
}
