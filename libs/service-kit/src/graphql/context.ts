import { randomUUID } from 'node:crypto';
import { VISITOR, type Identity } from '@setpoint/kernel';
import { ADDRESS_HEADER, IDENTITY_HEADER, type IdentityVerifier } from './signed-identity.js';
import { LoaderRegistry } from './loaders.js';

/** What resolvers know of a request. */
export interface GraphQLContext {
  readonly who: Identity;
  /** Where the call came from, for limits; null where the gateway did not say. */
  readonly address: string | null;
  /** Whether the gateway itself asks, on nobody's behalf. */
  readonly internal: boolean;
  readonly loaders: LoaderRegistry;
  /** Correlation id, on errors and in logs. */
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

/** Reads a request's context from its headers. Rejects when the identity isn't the gateway's word. */
export async function contextFromHeaders(headers: RequestHeaders, verify: IdentityVerifier): Promise<GraphQLContext> {
  const token = single(headers[IDENTITY_HEADER]);
  const signed = token === undefined ? { who: VISITOR, internal: false } : await verify(token);
  const requestId = single(headers['x-request-id']);
  const traceparent = single(headers.traceparent);
  return contextOf(signed.who, {
    // Only beside the gateway's word: nobody else says where a call came from.
    address: token === undefined ? null : (single(headers[ADDRESS_HEADER]) ?? null),
    internal: signed.internal,
    ...(requestId ? { requestId } : {}),
    ...(traceparent ? { traceparent } : {}),
  });
}

const single = (value: string | readonly string[] | undefined) => (typeof value === 'string' ? value : value?.[0]);
