import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { visitor, type Caller } from '../auth/caller.js';
import type { FormatError } from '../errors/format-error.js';
import { gatewayError } from '../errors/gateway-error.js';
import { tooManyRequests, type CallCounter } from '../limits/call-rates.js';
import { RETRY_AFTER_OUTAGE_SECONDS } from '../limits/settings.js';
import { SubgraphUnavailable } from '../sources/subgraph.js';
import { ApiKeys } from './api-keys.js';

export interface PartnerSettings {
  readonly keys: ApiKeys;
  readonly calls: CallCounter;
  readonly callers: WeakMap<IncomingMessage, Caller>;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly formatError: FormatError;
  /** For requests without a key. */
  readonly otherwise: RequestHandler;
}

/** Authenticates the API key of a GraphQL request; it takes precedence over a session (API-22). */
export function authenticatedPartner(settings: PartnerSettings): RequestHandler {
  const { keys, calls, callers, addressOf, formatError, otherwise } = settings;
  return async (request, response, next) => {
    const secret = ApiKeys.secretIn(request.headers);
    if (secret === undefined) return otherwise(request, response, next);
    const refuse = (error: ReturnType<typeof gatewayError>, status: number) =>
      void response.status(status).json({ errors: [formatError(error.toJSON(), error)] });
    try {
      const limited = keys.isKnown(secret) ? null : await calls.apiKeyTry(addressOf(request));
      if (limited) {
        response.setHeader('Retry-After', String(limited.retryAfterSeconds));
        return refuse(tooManyRequests(limited), 429);
      }
      const grant = await keys.grantOf(secret);
      if (!grant) {
        response.setHeader('WWW-Authenticate', 'Bearer');
        return refuse(gatewayError('API_KEY_INVALID', 'The API key is not valid, or not any more'), 401);
      }
      callers.set(request, { ...visitor, apiKey: grant });
      next();
    } catch (error) {
      if (!(error instanceof SubgraphUnavailable)) return next(error);
      response.setHeader('Retry-After', String(RETRY_AFTER_OUTAGE_SECONDS));
      const data = { retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS };
      refuse(gatewayError('SUBGRAPH_UNAVAILABLE', 'API keys can not be checked at the moment', { data }), 503);
    }
  };
}
