import { randomUUID } from 'node:crypto';
import { MemoryCache, MemoryPushBus, MemoryRateLimiter, silentLog } from '@setpoint/service-kit';
import { FixedClock } from '@setpoint/testkit';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import type { ExecutionResult } from 'graphql';
import { compose } from '../../../../tools/compose/supergraph.ts';
import { startGateway, type GatewayOptions } from '../../src/index.js';
import { SECRET, toyContracts, toyServices, toyState } from './toy-services.js';

export interface TokenWish {
  readonly roles?: readonly string[];
  readonly sid?: string;
  readonly seconds?: number;
  readonly key?: SigningKey;
  readonly claims?: Record<string, unknown>;
  readonly typ?: string;
  readonly issuer?: string;
}

export interface SigningKey {
  readonly kid: string;
  readonly alg: string;
  readonly privateKey: CryptoKey;
  readonly jwk: Record<string, unknown>;
}

export type Answer = ExecutionResult<Record<string, never>> & {
  status: number;
  headers: Headers;
  codes: string[];
};

const supergraphSdl = compose(toyContracts).supergraph;

export async function signingKey(kid: string, alg = 'ES256'): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  return { kid, alg, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

export type ToyGateway = Awaited<ReturnType<typeof startToyGateway>>;

/** A gateway over toy subgraphs in this process. */
export async function startToyGateway(
  options: Partial<GatewayOptions> = {},
  change: (services: Record<string, GatewayOptions['services'][string]>) => void = () => undefined,
) {
  const state = toyState();
  const key = await signingKey('first');
  state.keys = { keys: [key.jwk] } as never;
  const clock = new FixedClock(new Date());
  const push = new MemoryPushBus();
  const cache = new MemoryCache();
  const services: Record<string, GatewayOptions['services'][string]> = { ...toyServices(state) };
  change(services);
  const gateway = await startGateway({
    services,
    supergraphSdl,
    port: 0,
    secret: SECRET,
    push,
    cache,
    limiter: new MemoryRateLimiter(),
    clock,
    logger: silentLog(),
    introspection: true,
    ...options,
  });

  const token = async (userId: string, wish: TokenWish = {}): Promise<string> => {
    const { roles = [], sid = `session-of-${userId}`, seconds = 900, key: by = key, claims = {} } = wish;
    const now = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({ roles, sid, jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: by.alg, kid: by.kid, typ: wish.typ ?? 'at+jwt' })
      .setIssuer(wish.issuer ?? 'setpoint')
      .setAudience('setpoint')
      .setSubject(userId)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(by.privateKey);
  };

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(gateway.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const ask = async (
    query: string,
    variables: Record<string, unknown> = {},
    accessToken?: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await post(
      '/graphql',
      { query, variables },
      { ...(accessToken ? { authorization: `JWT ${accessToken}` } : {}), ...headers },
    );
    const answer = (await response.json()) as ExecutionResult<Record<string, never>>;
    return {
      ...answer,
      status: response.status,
      headers: response.headers,
      codes: (answer.errors ?? []).map(({ extensions }) => String(extensions?.['code'])),
    };
  };

  return { ...gateway, state, key, clock, push, cache, token, post, ask };
}
