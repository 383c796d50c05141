import { GraphQLError, type ASTNode } from 'graphql';
import { HeaderMap } from '@apollo/server';

/** Error codes of the gateway itself; docs/guides/graphql.md explains each. */
export type GatewayErrorCode =
  | 'TOKEN_EXPIRED'
  | 'TOKEN_INVALID'
  | 'SESSION_ENDED'
  | 'UNAUTHENTICATED'
  | 'API_KEY_INVALID'
  | 'API_KEY_NOT_ALLOWED'
  | 'API_KEY_QUOTA_EXCEEDED'
  | 'API_SCOPE_MISSING'
  | 'DOCUMENT_NOT_TRUSTED'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'DOCUMENT_TOO_LONG'
  | 'DOCUMENT_TOO_DEEP'
  | 'TOO_MANY_ALIASES'
  | 'TOO_MANY_DIRECTIVES'
  | 'TOO_MANY_FIELDS'
  | 'TOO_MANY_FRAGMENTS'
  | 'TOO_MANY_VARIABLES'
  | 'OPERATION_TOO_COSTLY'
  | 'PAGE_SIZE_OUT_OF_RANGE'
  | 'TOO_MANY_SENSITIVE_MUTATIONS'
  | 'TOO_MANY_SUBSCRIPTIONS'
  | 'SUBSCRIPTION_NOT_SUPPORTED'
  | 'SUBSCRIPTIONS_ONLY'
  | 'TOO_MANY_REQUESTS'
  | 'BODY_TOO_LARGE'
  | 'BODY_NOT_JSON'
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'METHOD_NOT_ALLOWED'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'NOT_FOUND'
  | 'SUBGRAPH_UNAVAILABLE'
  | 'DATA_INCOMPLETE'
  | 'INTERNAL_ERROR';

export interface GatewayErrorDetails {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly nodes?: readonly ASTNode[];
  readonly path?: readonly (string | number)[];
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A refusal of the gateway as a GraphQL error. */
export function gatewayError(code: GatewayErrorCode, message: string, details: GatewayErrorDetails = {}): GraphQLError {
  const { status, headers, nodes, path, data } = details;
  return new GraphQLError(message, {
    ...(nodes ? { nodes } : {}),
    ...(path ? { path } : {}),
    extensions: {
      code,
      ...data,
      ...(status || headers
        ? { http: { ...(status ? { status } : {}), headers: new HeaderMap(Object.entries(headers ?? {})) } }
        : {}),
    },
  });
}

/** Data promised by a subgraph's schema is missing, usually because it was deleted. */
export const missingAt = (path: readonly (string | number)[] | undefined): GraphQLError =>
  gatewayError('DATA_INCOMPLETE', 'This part is missing', path ? { path } : {});
