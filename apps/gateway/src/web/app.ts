import type { IncomingMessage } from 'node:http';
import { MOST_RECORD_REQUEST_BYTES } from '@setpoint/kernel';
import { continueTrace } from '@setpoint/service-kit/edge';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express';
import type { GraphQLError } from 'graphql';
import type { FormatError } from '../errors/format-error.js';
import { gatewayError, type GatewayErrorCode } from '../errors/gateway-error.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { requestIdFrom, requestScope } from '../telemetry/request-scope.js';
import { refuseNested } from './body-nesting.js';
import { endingWithTheirFile, pages, uploadedFiles, type PagesOptions } from './pages.js';
import { crossOrigin } from './same-origin.js';
import { securityHeaders, type ContentSources } from './security-headers.js';

export interface AppSettings extends PagesOptions {
  readonly auth: Router;
  readonly common: Router;
  readonly calendar: Router;
  /** Where files are kept. */
  readonly dataBundles: Router | undefined;
  readonly documents: Router;
  readonly uploads: Router | undefined;
  readonly webhooks: Router | undefined;
  readonly unsubscribing: Router | undefined;
  /** Handle a GraphQL request before its body is read, and with a parsed body. */
  readonly graphql: { readonly arriving: readonly RequestHandler[]; readonly answering: readonly RequestHandler[] };
  /** Largest body of a GraphQL request. */
  readonly bodyBytes: number;
  /** Whether it may have a competition record in it, and be larger. */
  readonly maySendRecords: (request: IncomingMessage) => boolean;
  readonly contentSources: ContentSources;
  readonly https: boolean;
  readonly allowedOrigins: readonly string[];
  readonly filesRoot: string | undefined;
  readonly formatError: FormatError;
  readonly metrics: GatewayMetrics;
  /** Stopping: clients are asked to close their connections. */
  readonly isRetired: () => boolean;
  /** Folder of the pages of this port. */
  readonly pagesRoot: string | undefined;
  /** Pictures of what pages are about. */
  readonly share?: Router;
  /** What search engines read. */
  readonly sitemaps?: Router | undefined;
}

/** The Express app of one port, in middleware order. */
export function makeApp(settings: AppSettings): Express {
  const { allowedOrigins, contentSources, https, filesRoot, pagesRoot } = settings;
  const answer = answering(settings);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(identified, retiring(settings), securityHeaders(contentSources, https), crossOrigin(allowedOrigins));
  app.use(compression({ threshold: 1_024 }));
  app.use('/auth', postOnly(settings.auth));
  app.use(settings.common);
  app.use('/calendar', settings.calendar);
  if (settings.dataBundles) app.use('/documents/data', settings.dataBundles);
  app.use('/documents', settings.documents);
  if (settings.uploads) app.use('/uploads', settings.uploads);
  if (settings.unsubscribing) app.use('/unsubscribe', postOnly(settings.unsubscribing));
  if (settings.webhooks) app.use('/webhooks', settings.webhooks);
  if (settings.share) app.use('/share', settings.share);
  if (settings.sitemaps) app.use(settings.sitemaps);
  app.use(
    '/graphql',
    graphqlOnly(answer),
    ...settings.graphql.arriving,
    jsonBody(settings),
    ...settings.graphql.answering,
  );
  app.use(endingWithTheirFile);
  if (filesRoot) app.use('/files', uploadedFiles(filesRoot), notFound(answer));
  if (pagesRoot) app.use(pages(pagesRoot, settings));
  app.use(notFound(answer));
  app.use(failed(answer));
  return app;
}

function jsonBody({ bodyBytes, maySendRecords }: AppSettings): RequestHandler {
  const reader = (limit: number) => express.json({ limit, type: 'application/json', verify: refuseNested });
  const [usual, large] = [reader(bodyBytes), reader(Math.max(bodyBytes, MOST_RECORD_REQUEST_BYTES))];
  return (request, response, next) => (maySendRecords(request) ? large : usual)(request, response, next);
}

/** Assigns the correlation id and strips internal headers. */
const identified: RequestHandler = (request, response, next) => {
  const requestId = requestIdFrom(request.headers['x-request-id']);
  for (const name of Object.keys(request.headers)) {
    if (name.startsWith('x-setpoint-')) delete request.headers[name];
  }
  // Not for build files, of which a page loads twenty.
  if (!request.path.startsWith('/assets/')) response.setHeader('x-request-id', requestId);
  const { traceparent } = request.headers;
  continueTrace(typeof traceparent === 'string' ? traceparent : undefined, () => requestScope.run({ requestId }, next));
};

const retiring =
  ({ isRetired }: AppSettings): RequestHandler =>
  (_request, response, next) => {
    if (isRetired()) response.setHeader('Connection', 'close');
    next();
  };

/** Pages live under these too (/auth/login, /unsubscribe/…): only posts are calls. */
const postOnly =
  (router: Router): RequestHandler =>
  (request, response, next) =>
    request.method === 'POST' ? router(request, response, next) : next();

type Answer = (response: Parameters<RequestHandler>[1], error: GraphQLError, status: number) => void;

const answering =
  ({ formatError, metrics }: AppSettings): Answer =>
  (response, error, status) => {
    metrics.refused(String(error.extensions['code']));
    response.status(status).json({ errors: [formatError(error.toJSON(), error)] });
  };

/** JSON is UTF-8 (RFC 8259); the body parser would read others too. */
const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!utf-8"?\s*(?:;|$))/i;

const graphqlOnly =
  (answer: Answer): RequestHandler =>
  (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return answer(response, gatewayError('METHOD_NOT_ALLOWED', 'Operations are sent with POST'), 405);
    }
    if (!request.is('application/json') || OTHER_CHARSET.test(request.headers['content-type'] ?? '')) {
      const error = gatewayError('UNSUPPORTED_MEDIA_TYPE', 'Operations are sent as application/json, in UTF-8');
      return answer(response, error, 415);
    }
    next();
  };

const notFound =
  (answer: Answer): RequestHandler =>
  (_request, response) =>
    answer(response, gatewayError('NOT_FOUND', 'There is nothing here'), 404);

/** Errors of the body parser and of handlers. */
function failed(answer: Answer): ErrorRequestHandler {
  const known: Readonly<Record<string, readonly [GatewayErrorCode, string, number]>> = {
    'entity.too.large': ['BODY_TOO_LARGE', 'The request is too large', 413],
    'body.nested': ['BAD_USER_INPUT', 'Values are nested too deeply', 400],
    'entity.parse.failed': ['BODY_NOT_JSON', 'The body is not JSON', 400],
    'encoding.unsupported': ['UNSUPPORTED_MEDIA_TYPE', 'The encoding is not supported', 415],
    'charset.unsupported': ['UNSUPPORTED_MEDIA_TYPE', 'The character set is not supported', 415],
    'request.size.invalid': ['BODY_NOT_JSON', 'The body has another length than announced', 400],
  };
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const { type = '', status } = error as { type?: string; status?: number };
    const refusal = known[type];
    if (refusal) return answer(response, gatewayError(refusal[0], refusal[1]), refusal[2]);
    // such as a body with a wrong encoding, or a malformed URL
    if (status && status >= 400 && status < 500) {
      return answer(response, gatewayError('BAD_REQUEST', 'The request can not be read'), status);
    }
    answer(response, gatewayError('INTERNAL_ERROR', String(error)), 500);
  };
}
