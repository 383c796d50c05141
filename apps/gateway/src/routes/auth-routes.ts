import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@setpoint/service-kit/edge';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import { tokenIn } from '../auth/caller.js';
import type { CallCounter } from '../limits/call-rates.js';
import { valueError } from '../limits/unreadable-values.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import {
  emptyBody,
  fieldErrorsIn,
  resetPasswordBody,
  sendVerifyBody,
  signUpBody,
  type SignUpBody,
} from './auth-bodies.js';
import { refusalOf, refuse, unreadableBody, type FieldError } from './auth-refusals.js';
import type { InternalCalls } from './internal-calls.js';

export interface AuthRoutesSettings {
  readonly identity: InternalCalls;
  /** The user of an access token as returned by `me`; null until all services know the person. */
  readonly readUser: (accessToken: string, requestId: string) => Promise<Record<string, unknown> | null>;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
  readonly log: Log;
  readonly addressOf: (request: Request) => string;
  readonly signUpWaitMs: number;
}

const EXCHANGE = `mutation ExchangeProviderToken($input: ExchangeProviderTokenInput!) {
  exchangeProviderToken(input: $input) {
    success errorCode retryAfterSeconds fieldErrors { field code }
    token refreshToken userId email emailVerified firstName lastName language sports
  }
}`;
const SEND_VERIFICATION = `mutation SendVerificationMail($input: SendVerificationMailInput!) {
  result: sendVerificationMail(input: $input) { success errorCode retryAfterSeconds }
}`;
const SEND_RESET = `mutation SendPasswordResetMail($input: SendPasswordResetMailInput!) {
  result: sendPasswordResetMail(input: $input) { success errorCode retryAfterSeconds }
}`;
const END_SESSIONS = `mutation EndAllSessions($input: EndAllSessionsInput!) {
  result: endAllSessions(input: $input) { success errorCode retryAfterSeconds }
}`;

interface Exchanged {
  readonly exchangeProviderToken: {
    readonly success: boolean;
    readonly errorCode: string | null;
    readonly retryAfterSeconds: number | null;
    readonly fieldErrors: readonly FieldError[];
    readonly token: string | null;
    readonly refreshToken: string | null;
    readonly userId: string | null;
    readonly email: string | null;
    readonly emailVerified: boolean;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly language: string | null;
    readonly sports: readonly number[] | null;
  };
}

interface Sent {
  readonly result: {
    readonly success: boolean;
    readonly errorCode: string | null;
    readonly retryAfterSeconds: number | null;
  };
}

/** Bodies of sign-in calls: plain JSON, no cookies (AUTH-05, AUTH-12, AUTH-13). */
export function authRoutes(settings: AuthRoutesSettings): Router {
  const { identity } = settings;
  const router = Router();
  router.use(jsonOnly, express.json({ limit: '16kb', strict: true, type: 'application/json' }), limited(settings));

  router.post(
    '/signup',
    route(settings, signUpBody, async (body, request, response, requestId) => {
      const idToken = bearer(request);
      if (!idToken) return refuse(response, { code: 'PROVIDER_TOKEN_INVALID' });
      const userAgent = request.headers['user-agent']?.slice(0, 500);
      const input = { ...signUpInput(body), idToken, userAgent, address: settings.addressOf(request) };
      const { exchangeProviderToken: made } = await identity.call<Exchanged>(EXCHANGE, { input }, requestId);
      if (!made.success) return refuse(response, refusalIn(made, made.fieldErrors));
      const user = made.token ? await readPatiently(settings, made.token, requestId) : null;
      response.json({
        data: {
          token: made.token,
          refresh_token: made.refreshToken,
          language: made.language,
          user: user ?? {
            id: made.userId,
            email: made.email,
            emailVerified: made.emailVerified,
            firstName: made.firstName,
            lastName: made.lastName,
            language: made.language,
            sports: made.sports ?? [],
          },
        },
      });
    }),
  );

  const sending = <Body extends z.ZodType<object>>(schema: Body, mutation: string, withToken: boolean) =>
    route(settings, schema, async (body, request, response, requestId) => {
      const idToken = bearer(request);
      if (withToken && !idToken) return refuse(response, { code: 'PROVIDER_TOKEN_INVALID' });
      const input = {
        ...body,
        ...(withToken ? { idToken } : {}),
        ...(mutation === END_SESSIONS ? {} : { address: settings.addressOf(request) }),
      };
      const { result } = await identity.call<Sent>(mutation, { input }, requestId);
      if (!result.success) return refuse(response, refusalIn(result));
      response.json({ data: { success: true } });
    });
  router.post('/send-verify', sending(sendVerifyBody, SEND_VERIFICATION, true));
  router.post('/reset-password', sending(resetPasswordBody, SEND_RESET, false));
  router.post('/password-changed', sending(emptyBody, END_SESSIONS, true));
  router.use(unreadableBody);
  return router;
}

/** A body is optional; one of another type is refused, not ignored. */
const jsonOnly: RequestHandler = (request, response, next) => {
  if (request.is('application/json') !== false || request.headers['content-length'] === '0') return next();
  refuse(response, { code: 'UNSUPPORTED_MEDIA_TYPE', status: 415 });
};

function limited({ calls, metrics, addressOf }: AuthRoutesSettings): RequestHandler {
  return async (request, response, next) => {
    const refused = await calls.authPost(addressOf(request));
    if (!refused) return next();
    metrics.refused('TOO_MANY_REQUESTS');
    refuse(response, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: refused.retryAfterSeconds });
  };
}

/** Validates the body and maps outages to 503 and unexpected errors to 500. */
function route<Body extends z.ZodType<object>>(
  { log }: AuthRoutesSettings,
  schema: Body,
  handle: (body: z.infer<Body>, request: Request, response: Response, requestId: string) => Promise<void>,
): RequestHandler {
  return async (request, response) => {
    const requestId = currentRequestId() ?? '';
    response.setHeader('Cache-Control', 'no-store');
    const given: unknown = request.body ?? {};
    if (valueError(given)) return refuse(response, { code: 'INVALID_DATA' });
    const body = schema.safeParse(given);
    if (!body.success) return refuse(response, { code: 'INVALID_DATA', fields: fieldErrorsIn(body.error) });
    try {
      await handle(body.data, request, response, requestId);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === 'INTERNAL_ERROR') log.error({ err: error, requestId }, 'a call of identity failed');
      else log.warn({ err: error, requestId, code: refusal.code }, 'a call of identity had no result');
      refuse(response, refusal);
    }
  };
}

const refusalIn = (
  { errorCode, retryAfterSeconds }: { readonly errorCode: string | null; readonly retryAfterSeconds: number | null },
  fields: readonly FieldError[] = [],
) => ({ code: errorCode ?? 'INVALID_DATA', fields, retryAfterSeconds });

const bearer = (request: Request): string | undefined => tokenIn(request.headers.authorization) ?? undefined;

function signUpInput(body: SignUpBody): Record<string, unknown> {
  const { first_name, last_name, fbp, fbc, ttclid, ttp, source_url, ...same } = body;
  const marketing = Object.fromEntries(
    Object.entries({ fbp, fbc, ttclid, ttp, source_url }).filter(([, value]) => value !== undefined),
  );
  return {
    ...same,
    firstName: first_name,
    lastName: last_name,
    ...(Object.keys(marketing).length > 0 ? { marketing } : {}),
  };
}

/** A new account reaches other services by events: waits until `me` is complete, up to the given timeout. */
async function readPatiently(
  { readUser, signUpWaitMs, log }: AuthRoutesSettings,
  accessToken: string,
  requestId: string,
): Promise<Record<string, unknown> | null> {
  const until = performance.now() + signUpWaitMs;
  for (let wait = 5; ; wait = Math.min(50, wait * 1.6)) {
    const user = await readUser(accessToken, requestId).catch((error: unknown) => {
      log.warn({ err: error, requestId }, 'the new user could not be read');
      return null;
    });
    if (user || performance.now() + wait > until) return user;
    await pause(wait);
  }
}
