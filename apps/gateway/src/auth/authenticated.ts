import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { FormatError } from '../errors/format-error.js';
import { gatewayError } from '../errors/gateway-error.js';
import { RETRY_AFTER_OUTAGE_SECONDS } from '../limits/settings.js';
import { SubgraphUnavailable } from '../sources/subgraph.js';
import type { Authenticator } from './authenticator.js';
import type { Caller } from './caller.js';

/** Authenticates GraphQL requests; responds 503 while authentication is unavailable. */
export function authenticated(
  authenticator: Authenticator,
  callers: WeakMap<IncomingMessage, Caller>,
  formatError: FormatError,
): RequestHandler {
  return async (request, response, next) => {
    try {
      callers.set(request, await authenticator.fromHeader(request.headers.authorization));
      next();
    } catch (error) {
      if (!(error instanceof SubgraphUnavailable)) return next(error);
      const unavailable = gatewayError('SUBGRAPH_UNAVAILABLE', 'Sign-in is not available at the moment', {
        data: { retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS },
      });
      response.setHeader('Retry-After', String(RETRY_AFTER_OUTAGE_SECONDS));
      response.status(503).json({ errors: [formatError(unavailable.toJSON(), unavailable)] });
    }
  };
}
