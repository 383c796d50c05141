import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Caller } from '../auth/caller.js';
import type { FormatError } from '../errors/format-error.js';
import { documentNotTrusted, type TrustedDocuments } from '../limits/trusted-documents.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';

export interface TrustedOnlySettings {
  readonly trusted: TrustedDocuments;
  readonly callerOf: (request: IncomingMessage) => Caller;
  readonly formatError: FormatError;
  readonly metrics: GatewayMetrics;
}

/** Refuses documents that are not of our apps before they are read, unless the caller has an API key. */
export function trustedOnly({ trusted, callerOf, formatError, metrics }: TrustedOnlySettings): RequestHandler {
  return async (request, response, next) => {
    const query = (request.body as { query?: unknown } | undefined)?.query;
    if (typeof query !== 'string' || callerOf(request).apiKey || (await trusted.has(query))) return next();
    const error = documentNotTrusted();
    metrics.refused(String(error.extensions['code']));
    response.status(403).json({ errors: [formatError(error.toJSON(), error)] });
  };
}
