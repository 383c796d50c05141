import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { Log } from '@setpoint/service-kit/edge';
import { currentRequestId } from '../telemetry/request-scope.js';

/** Codes for unspecific errors. */
const UNEXPECTED = new Set(['INTERNAL_SERVER_ERROR', 'DOWNSTREAM_SERVICE_ERROR', 'INTERNAL_ERROR']);
/** Internal extensions of subgraphs and libraries. */
const INTERNAL_EXTENSIONS = new Set([
  'serviceName',
  'exception',
  'stacktrace',
  'originalError',
  'response',
  'query',
  'http',
]);

/**
 * Formats errors for clients: coded errors unchanged, everything else as
 * "Something went wrong" with the correlation id that finds it in the log (API-11, API-14).
 */
export function makeFormatError(log: Log) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const correlationId = currentRequestId();
    const code = String(formatted.extensions?.['code'] ?? 'INTERNAL_SERVER_ERROR');
    const where = {
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
    };
    if (UNEXPECTED.has(code)) {
      log.error(
        { err: unwrapResolverError(error), requestId: correlationId, path: formatted.path },
        'unexpected error',
      );
      return { message: 'Something went wrong', ...where, extensions: { code: 'INTERNAL_ERROR', correlationId } };
    }
    const extensions = Object.fromEntries(
      Object.entries(formatted.extensions ?? {}).filter(([name]) => !INTERNAL_EXTENSIONS.has(name)),
    );
    return { message: formatted.message, ...where, extensions: { ...extensions, code, correlationId } };
  };
}

export type FormatError = ReturnType<typeof makeFormatError>;
