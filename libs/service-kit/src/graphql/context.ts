import { randomUUID } from 'node:crypto';
import { VISITOR, type Identity } from '@setpoint/kernel';
import { IDENTITY_HEADER, type IdentityVerifier } from './signed-identity.js';
import { LoaderRegistry } from './loaders.js';

/** What resolvers know of a request. */
export interface GraphQLContext {
  readonly who: Identity;
  /** Whether the gateway itself asks, on nobody's behalf. */
  readonly internal: boolean;
  readonly loaders: LoaderRegistry;
  /** Correlation id, on errors and in logs. */
  readonly requestId: string;
  readonly traceparent: string | undefined;
}

export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface ContextParts {
  readonly internal?: boolean;
  readonly requestId?: string;
  readonly traceparent?: string;
}

/** A fresh context for one request. */
export function contextOf(who: Identity, parts: ContextParts = {}): GraphQLContext {
  return {
    who,
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
    internal: signed.internal,
    ...(requestId ? { requestId } : {}),
    ...(traceparent ? { traceparent } : {}),
  });
}

const single = (value: string | readonly string[] | undefined) => (typeof value === 'string' ? value : value?.[0]);
