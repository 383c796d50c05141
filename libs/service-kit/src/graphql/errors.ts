import type { Identity, InvalidInput } from '@setpoint/kernel';
import { GraphQLError } from 'graphql';
import type { SearchRefused } from '../storage/search-turns.js';

/** The caller may not do this, or has to sign in first. */
export function noPermission(who: Identity): GraphQLError {
  return new GraphQLError('You do not have permission to perform this action', {
    extensions: { code: who.kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN' },
  });
}

/** The client's input is malformed; `reason` says how. */
export function invalidInputError({ message, reason }: InvalidInput): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', reason } });
}

/** A search takes too long, or somebody searches too much at once. */
export function searchRefused({ code, message }: SearchRefused): GraphQLError {
  const again = code === 'TOO_MANY_SEARCHES' && { retryable: true, retryAfterSeconds: 1 };
  return new GraphQLError(message, { extensions: { code, ...again } });
}

/** An unexpected error without internal details; the request id leads to the log entry. */
export function internalError(requestId: string, cause: unknown): GraphQLError {
  return new GraphQLError('Something went wrong', {
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: requestId },
  });
}

/** The database is unavailable or overloaded; retry later. */
export function unavailableError(requestId: string, cause: unknown): GraphQLError {
  return new GraphQLError('The service is not available right now, please try again', {
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: { code: 'SERVICE_UNAVAILABLE', retryable: true, correlationId: requestId },
  });
}
