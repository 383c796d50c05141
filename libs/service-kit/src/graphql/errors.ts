import type { Identity, InvalidInput } from '@setpoint/kernel';
import { GraphQLError } from 'graphql';

/** The caller may not do this; visitors have to sign in (ACC-, API-rules). */
export function noPermission(who: Identity): GraphQLError {
  return new GraphQLError('You do not have permission to perform this action', {
    extensions: { code: who.kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN' },
  });
}

/** What the client sent is malformed; `reason` says what of it. */
export function invalidInputError({ message, reason }: InvalidInput): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', reason } });
}

/** An unexpected error, without anything internal; the request id leads to the log entry. */
export function internalError(requestId: string, cause: unknown): GraphQLError {
  return new GraphQLError('Something went wrong', {
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: requestId },
  });
}

/** The database is away or too busy; asking again later may work. */
export function unavailableError(requestId: string, cause: unknown): GraphQLError {
  return new GraphQLError('The service is not available right now, please try again', {
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: { code: 'SERVICE_UNAVAILABLE', retryable: true, correlationId: requestId },
  });
}
