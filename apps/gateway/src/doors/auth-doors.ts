import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@setpoint/service-kit/edge';
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import { tokenIn } from '../auth/caller.js';
import type { CallCounter } from '../limits/call-rates.js';
import { SubgraphUnavailable } from '../sources/subgraph.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import {
  emptyBody,
  faultsIn,
  resetPasswordBody,
  sendVerifyBody,
  signUpBody,
  type FieldFault,
  type SignUpBody,
} from './bodies.js';
import type { InternalCalls } from './internal-call.js';

export interface AuthDoorsSettings {
  readonly identity: InternalCalls;
  /** The user of an access token, as query `me` answers; null while not all services know the person. */
  readonly readUser: (accessToken: string, requestId: string) => Promise<Record<string, unknown> | null>;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
  readonly log: Log;
  readonly addressOf: (request: Request) => string;
  readonly signUpWaitMs: number;
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
};

const EXCHANGE = `mutation ExchangeProviderToken($input: ExchangeProviderTokenInput!) {
  exchangeProviderToken(input: $input) {
    success errorCode fieldErrors { field code }
    token refreshToken userId email emailVerified firstName lastName language sports
  }
}`;
const SEND_VERIFICATION = `mutation SendVerificationMail($input: SendVerificationMailInput!) {
  result: sendVerificationMail(input: $input) { success errorCode }
}`;
const SEND_RESET = `mutation SendPasswordResetMail($input: SendPasswordResetMailInput!) {
  result: sendPasswordResetMail(input: $input) { success errorCode }
}`;
const END_SESSIONS = `mutation EndAllSessions($input: EndAllSessionsInput!) {
  result: endAllSessions(input: $input) { success errorCode }
}`;

interface Exchanged {
  readonly exchangeProviderToken: {
    readonly success: boolean;
    readonly errorCode: string | null;
    readonly fieldErrors: readonly FieldFault[];
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
  readonly result: { readonly success: boolean; readonly errorCode: string | null };
}

/** The doors that the identity provider's clients knock on: plain JSON, no cookies (AUTH-05, AUTH-12, AUTH-13). */
export function authDoors(settings: AuthDoorsSettings): Router {
  const { identity } = settings;
  const router = Router();
  router.use(express.json({ limit: '16kb', strict: true, type: 'application/json' }), limited(settings));

  router.post(
    '/signup',
    door(settings, signUpBody, async (body, request, response, requestId) => {
      const idToken = bearer(request);
      if (!idToken) return refuse(response, 'PROVIDER_TOKEN_INVALID');
      const input = { ...signUpInput(body), idToken, address: settings.addressOf(request) };
      const { exchangeProviderToken: made } = await identity.call<Exchanged>(EXCHANGE, { input }, requestId);
      if (!made.success) return refuse(response, made.errorCode ?? 'INVALID_DATA', made.fieldErrors);
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

  const sending = <Body extends z.ZodType<object>>(
    schema: Body,
    mutation: string,
    withToken: boolean,
  ): RequestHandler[] => [
    door(settings, schema, async (body, request, response, requestId) => {
      const idToken = bearer(request);
      if (withToken && !idToken) return refuse(response, 'PROVIDER_TOKEN_INVALID');
      const input = {
        ...body,
        ...(withToken ? { idToken } : {}),
        ...(mutation === END_SESSIONS ? {} : { address: settings.addressOf(request) }),
      };
      const { result } = await identity.call<Sent>(mutation, { input }, requestId);
      if (!result.success) return refuse(response, result.errorCode ?? 'INVALID_DATA');
      response.json({ data: { success: true } });
    }),
  ];
  router.post('/send-verify', sending(sendVerifyBody, SEND_VERIFICATION, true));
  router.post('/reset-password', sending(resetPasswordBody, SEND_RESET, false));
  router.post('/password-changed', sending(emptyBody, END_SESSIONS, true));
  router.use(unreadable);
  return router;
}

function limited({ calls, metrics, addressOf }: AuthDoorsSettings): RequestHandler {
  return async (request, response, next) => {
    const refused = await calls.door(addressOf(request));
    if (!refused) return next();
    metrics.refused('TOO_MANY_REQUESTS');
    response.setHeader('Retry-After', String(refused.retryAfterSeconds));
    refuse(response, 'TOO_MANY_REQUESTS');
  };
}

/** The body parser's faults in the doors' own words. */
const unreadable: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  if (response.headersSent || !error.status || error.status >= 500) return next(error);
  refuse(response, error.status === 413 ? 'BODY_TOO_LARGE' : 'BODY_NOT_JSON', [], error.status);
};

/** One door: checks the body, answers outages with 503 and surprises with 500, both without anything internal. */
function door<Body extends z.ZodType<object>>(
  { log }: AuthDoorsSettings,
  schema: Body,
  handle: (body: z.infer<Body>, request: Request, response: Response, requestId: string) => Promise<void>,
): RequestHandler {
  return async (request, response) => {
    const requestId = currentRequestId() ?? '';
    response.setHeader('Cache-Control', 'no-store');
    const body = schema.safeParse(request.body ?? {});
    if (!body.success) return refuse(response, 'INVALID_DATA', faultsIn(body.error));
    try {
      await handle(body.data, request, response, requestId);
    } catch (error) {
      if (error instanceof SubgraphUnavailable) {
        log.warn({ err: error, requestId }, 'a door could not reach its service');
        return refuse(response, 'SUBGRAPH_UNAVAILABLE', [], 503);
      }
      log.error({ err: error, requestId }, 'a door failed');
      refuse(response, 'INTERNAL_ERROR', [], 500);
    }
  };
}

function refuse(
  response: Response,
  code: string,
  fields: readonly FieldFault[] = [],
  status = STATUS[code] ?? 400,
): void {
  response.status(status).json({ error: { code, fields, correlationId: currentRequestId() } });
}

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

/** A new account reaches the other services by event: waits until `me` is complete, at most as long as told. */
async function readPatiently(
  { readUser, signUpWaitMs, log }: AuthDoorsSettings,
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
