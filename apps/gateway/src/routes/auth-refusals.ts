import type { ErrorRequestHandler, Response } from 'express';
import { RETRY_AFTER_OUTAGE_SECONDS } from '../limits/settings.js';
import { SubgraphUnavailable } from '../sources/subgraph.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import { InternalCallFailed } from './internal-calls.js';

export interface FieldError {
  readonly field: string;
  readonly code: string;
}

export interface AuthRefusal {
  readonly code: string;
  readonly fields?: readonly FieldError[];
  /** Derived from the code if omitted. */
  readonly status?: number;
  /** Retry delay; always set for 429 and 503. */
  readonly retryAfterSeconds?: number | null | undefined;
}

/** HTTP status of each refusal; 400 for those not named. */
const STATUS: Readonly<Record<string, number>> = {
  PROVIDER_TOKEN_INVALID: 401,
  EMAIL_NOT_VERIFIED: 403,
  USER_DISABLED: 403,
  ACCOUNT_DELETED: 403,
  EMAIL_IN_USE: 409,
  ALREADY_VERIFIED: 409,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
  CAPTCHA_UNAVAILABLE: 503,
  SUBGRAPH_UNAVAILABLE: 503,
  INTERNAL_ERROR: 500,
};
/** Default for limits without a retry delay. */
const RETRY_AFTER_LIMIT_SECONDS = 60;

export function refuse(response: Response, { code, fields = [], ...refusal }: AuthRefusal): void {
  const status = refusal.status ?? STATUS[code] ?? 400;
  const retryAfterSeconds =
    refusal.retryAfterSeconds ??
    (status === 503 ? RETRY_AFTER_OUTAGE_SECONDS : status === 429 ? RETRY_AFTER_LIMIT_SECONDS : undefined);
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
  response.setHeader('Cache-Control', 'no-store');
  response.status(status).json({
    error: {
      code,
      fields,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      correlationId: currentRequestId(),
    },
  });
}

/** Maps a failed call to identity to a response without internal details. */
export function refusalOf(error: unknown): AuthRefusal {
  if (error instanceof SubgraphUnavailable) return { code: 'SUBGRAPH_UNAVAILABLE' };
  if (error instanceof InternalCallFailed) {
    const [first] = error.errors;
    const { code, retryAfterSeconds } = (first?.extensions ?? {}) as { code?: unknown; retryAfterSeconds?: unknown };
    if (code === 'SERVICE_UNAVAILABLE') {
      return { code, retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined };
    }
    if (code === 'BAD_USER_INPUT' || code === 'GRAPHQL_VALIDATION_FAILED') return { code: 'INVALID_DATA' };
  }
  return { code: 'INTERNAL_ERROR' };
}

/** Refusals of the body parser. */
export const unreadableBody: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  const { status } = error;
  if (response.headersSent || !status || status >= 500) return next(error);
  refuse(response, {
    code: status === 413 ? 'BODY_TOO_LARGE' : status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'BODY_NOT_JSON',
    status,
  });
};
