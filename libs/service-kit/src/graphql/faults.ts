import type { Identity } from '@setpoint/kernel';
import { GraphQLError } from 'graphql';

/** Who asks may not; visitors are told to sign in (ACC-, API-rules). */
export function noPermission(who: Identity): GraphQLError {
  return new GraphQLError('You do not have permission to perform this action', {
    extensions: { code: who.kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN' },
  });
}

/** A surprise, without anything internal; the request id leads to the log entry. */
export function internalFault(requestId: string, cause: unknown): GraphQLError {
  return new GraphQLError('Something went wrong', {
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: requestId },
  });
}

/** The store is away for now; asking again later may work. */
export function awayFault(requestId: string, cause: unknown): GraphQLError {
  return new GraphQLError('The service is not available right now, please try again', {
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: { code: 'SERVICE_UNAVAILABLE', retryable: true, correlationId: requestId },
  });
}
