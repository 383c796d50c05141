import { LANGUAGE_CODES, languageOf } from '@setpoint/i18n';
import type { Clock } from '@setpoint/kernel';
import type { Log } from '@setpoint/service-kit/edge';
import { Router, type Request, type RequestHandler } from 'express';
import type { Caller } from '../auth/caller.js';
import type { CallCounter, RateRefusal } from '../limits/call-rates.js';
import { refusalOf, refuse } from '../routes/auth-refusals.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import type { CalendarReader, WrittenCalendar } from './calendar-reader.js';
import { sendCalendar } from './send-calendar.js';

export interface CalendarRoutesSettings {
  readonly reader: CalendarReader;
  /** Authenticates the caller; responds itself while authentication is unavailable. */
  readonly authenticate: RequestHandler;
  readonly callerOf: (request: Request) => Caller;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
  readonly clock: Clock;
  readonly log: Log;
  readonly addressOf: (request: Request) => string;
  /** Whether pages are only served over HTTPS. */
  readonly https: boolean;
}

/** 256 bits in base64url. */
const TOKEN = /^([\w-]{43})\.ics$/;
const MATCH_ID = /^([\w.:-]{1,100})\.ics$/;

/** Calendar files: /calendar/<token>.ics (BYD-05) and /calendar/match/<id>.ics (MAT-16). */
export function calendarRoutes(settings: CalendarRoutesSettings): Router {
  const { reader, authenticate, callerOf, calls, addressOf, https } = settings;
  const originOf = (request: Request) => `${https ? 'https' : 'http'}://${request.headers.host ?? ''}`;
  const router = Router();
  router.use(
    readOnly,
    counted(settings, (request) => calls.calendar(addressOf(request))),
  );

  router.get(
    '/match/:file',
    authenticate,
    withGoodToken(callerOf),
    answer(settings, (request, requestId) => {
      const id = MATCH_ID.exec(String(request.params['file']))?.[1];
      const language = languageOf(request.acceptsLanguages([...LANGUAGE_CODES]) || null);
      return id ? reader.match(id, callerOf(request), { origin: originOf(request), language }, requestId) : null;
    }),
  );

  router.get(
    '/:file',
    counted(settings, (request) => calls.calendarFeed(request.path)),
    answer(settings, (request, requestId) => {
      const token = TOKEN.exec(String(request.params['file']))?.[1];
      return token ? reader.feed(token, originOf(request), requestId) : null;
    }),
  );

  router.use((_request, response) => refuse(response, NOT_FOUND));
  return router;
}

const NOT_FOUND = { code: 'NOT_FOUND', status: 404 } as const;

const readOnly: RequestHandler = (request, response, next) => {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.setHeader('Allow', 'GET, HEAD');
  refuse(response, { code: 'METHOD_NOT_ALLOWED', status: 405 });
};

function counted(
  { metrics }: CalendarRoutesSettings,
  count: (request: Request) => Promise<RateRefusal | null>,
): RequestHandler {
  return async (request, response, next) => {
    const refused = await count(request);
    if (!refused) return next();
    metrics.refused('TOO_MANY_REQUESTS');
    refuse(response, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: refused.retryAfterSeconds });
  };
}

/** With an expired session, the client would otherwise get the visitor's file. */
const withGoodToken =
  (callerOf: CalendarRoutesSettings['callerOf']): RequestHandler =>
  (request, response, next) => {
    const { tokenError } = callerOf(request);
    return tokenError ? refuse(response, { code: tokenError, status: 401 }) : next();
  };

type Read = (request: Request, requestId: string) => Promise<WrittenCalendar | null> | null;

function answer({ clock, log, metrics }: CalendarRoutesSettings, read: Read): RequestHandler {
  return async (request, response) => {
    const requestId = currentRequestId() ?? '';
    try {
      const calendar = await read(request, requestId);
      if (!calendar) return refuse(response, NOT_FOUND);
      sendCalendar(response, calendar, clock.now());
    } catch (error) {
      const refusal = refusalOf(error);
      metrics.refused(refusal.code);
      log.warn({ err: error, requestId, code: refusal.code }, 'a calendar could not be read');
      refuse(response, refusal);
    }
  };
}
