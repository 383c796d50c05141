import { randomUUID } from 'node:crypto';
import { VISITOR, type Identity } from '@setpoint/kernel';
import { ADDRESS_HEADER, IDENTITY_HEADER, type IdentityVerifier } from './signed-identity.js';
import { LoaderRegistry } from './loaders.js';

/** Request context of resolvers. */
export interface GraphQLContext {
  readonly who: Identity;
  /** Client address, for rate limits; null if the gateway did not pass it on. */
  readonly address: string | null;
  /** Whether the gateway calls on its own behalf. */
  readonly internal: boolean;
  readonly loaders: LoaderRegistry;
  /** Correlation id, in errors and logs. */
  readonly requestId: string;
  readonly traceparent: string | undefined;
}

export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface ContextParts {
  readonly address?: string | null;
  readonly internal?: boolean;
  readonly requestId?: string;
  readonly traceparent?: string;
}

/** A fresh context for one request. */
export function contextOf(who: Identity, parts: ContextParts = {}): GraphQLContext {
  return {
    who,
    address: parts.address ?? null,
    internal: parts.internal ?? false,
    loaders: new LoaderRegistry(),
    requestId: parts.requestId ?? randomUUID(),
    traceparent: parts.traceparent,
  };
}

/** Reads a request's context from its headers. Rejects if the identity is not signed by the gateway. */
export async function contextFromHeaders(headers: RequestHeaders, verify: IdentityVerifier): Promise<GraphQLContext> {
  const token = single(headers[IDENTITY_HEADER]);
  const signed = token === undefined ? { who: VISITOR, internal: false } : await verify(token);
  const requestId = single(headers['x-request-id']);
  const traceparent = single(headers.traceparent);
  return contextOf(signed.who, {
    // Only with a valid signature: the address is trusted from the gateway alone.
    address: token === undefined ? null : (single(headers[ADDRESS_HEADER]) ?? null),
    internal: signed.internal,
    ...(requestId ? { requestId } : {}),
    ...(traceparent ? { traceparent } : {}),
  });
}

const single = (value: string | readonly string[] | undefined) => (typeof value === 'string' ? value : value?.[0]);
