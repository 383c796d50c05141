import { createSecretKey } from 'node:crypto';
import type { Identity, Role, UserId } from '@setpoint/kernel';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** Carries the caller's identity from the gateway to the subgraphs; never accepted from a client. */
export const IDENTITY_HEADER = 'x-setpoint-identity';

/** Carries the caller's address; never accepted from a client. */
export const ADDRESS_HEADER = 'x-setpoint-address';

const ISSUER = 'setpoint:gateway';
const AUDIENCE = 'setpoint:subgraphs';
const LIFETIME_SECONDS = 60;

/** The caller's identity as signed by the gateway. */
export interface SignedIdentity {
  readonly who: Identity;
  /** Set if the gateway calls on its own behalf, which gives access to INTERNAL fields. Never together with a user. */
  readonly internal: boolean;
}

export type IdentityVerifier = (token: string) => Promise<SignedIdentity>;

const claims = z.union([
  z.strictObject({ kind: z.literal('visitor'), internal: z.boolean() }),
  z.strictObject({
    kind: z.literal('user'),
    internal: z.literal(false),
    userId: z.string().min(1),
    roles: z.array(z.enum(['COURT_OWNER', 'SUPPORT'])),
    sessionId: z.string(),
  }),
]);

const keyOf = (secret: string) => createSecretKey(Buffer.from(secret, 'utf8'));

/** Signs for one minute. `internal` is for calls that the gateway makes on its own behalf. */
export async function signIdentity(
  secret: string,
  who: Identity,
  { internal = false, now = new Date() }: { internal?: boolean; now?: Date } = {},
): Promise<string> {
  if (internal && who.kind !== 'visitor') throw new Error('an internal call is made on nobody’s behalf');
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ who: { ...who, internal } })
    .setProtectedHeader({ alg: 'HS256', typ: 'setpoint-identity+jwt' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(keyOf(secret));
}

/** Verifies a token of `signIdentity`. Rejects anything else. */
export async function verifyIdentity(secret: string, token: string): Promise<SignedIdentity> {
  return (await verified(secret, token)).identity;
}

/** The same, caching each token until it expires: a gateway sends one for many fetches. */
export function identityVerifier(secret: string): IdentityVerifier {
  const known = new LRUCache<string, SignedIdentity>({ max: 5_000 });
  return async (token) => {
    const before = known.get(token);
    if (before) return before;
    const { identity, expiresAt } = await verified(secret, token);
    const ttl = expiresAt - Date.now();
    if (ttl > 0) known.set(token, identity, { ttl });
    return identity;
  };
}

async function verified(secret: string, token: string): Promise<{ identity: SignedIdentity; expiresAt: number }> {
  const { payload } = await jwtVerify(token, keyOf(secret), {
    algorithms: ['HS256'],
    typ: 'setpoint-identity+jwt',
    issuer: ISSUER,
    audience: AUDIENCE,
    maxTokenAge: LIFETIME_SECONDS,
    clockTolerance: 5,
    requiredClaims: ['exp', 'iat'],
  });
  const { internal, ...who } = claims.parse(payload.who);
  const identity: Identity =
    who.kind === 'visitor' ? who : { ...who, userId: who.userId as UserId, roles: who.roles as readonly Role[] };
  return { identity: { who: identity, internal }, expiresAt: (payload.exp ?? 0) * 1000 };
}
