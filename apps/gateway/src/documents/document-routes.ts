import { LANGUAGE_CODES, languageOf, type Texts } from '@setpoint/i18n';
import type { Log } from '@setpoint/service-kit/edge';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { ExecutionResult } from 'graphql';
import type { Caller } from '../auth/caller.js';
import type { CallCounter } from '../limits/call-rates.js';
import type { Hydration } from '../live/hydration.js';
import { refusalOf, refuse } from '../routes/auth-refusals.js';
import { SubgraphUnavailable } from '../sources/subgraph.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import { documentPdf } from './document-pdf.js';
import { DOCUMENT_FILE, type DocumentFile } from './document-query.js';

export interface DocumentRoutesSettings {
  /** Authenticates the caller; responds itself while authentication is unavailable. */
  readonly authenticate: RequestHandler;
  readonly callerOf: (request: Request) => Caller;
  readonly run: (query: Hydration, caller: Caller, requestId: string) => Promise<ExecutionResult>;
  readonly texts: Texts;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
  readonly log: Log;
}

const NOT_FOUND = { code: 'NOT_FOUND', status: 404 } as const;
const YEAR = /^\d{4}$/;
const FILE = /^([A-Z]?\d{1,9})\.pdf$/;
const UNKNOWN_YET = new Set(['SUBGRAPH_UNAVAILABLE', 'SERVICE_UNAVAILABLE']);

/** GET /documents/<year>/<number>.pdf, with a token: for its recipient and support (BIL-05). */
export function documentRoutes(settings: DocumentRoutesSettings): Router {
  const { authenticate, callerOf, calls, metrics, log } = settings;
  const router = Router();
  router.get('/:year/:file', authenticate, async (request, response) => {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    const caller = callerOf(request);
    const { identity, tokenError } = caller;
    if (tokenError) return refuse(response, { code: tokenError, status: 401 });
    if (identity.kind !== 'user') return refuse(response, { code: 'UNAUTHENTICATED', status: 401 });
    const limited = await calls.document(identity.userId);
    if (limited) {
      metrics.refused('TOO_MANY_REQUESTS');
      return refuse(response, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: limited.retryAfterSeconds });
    }
    const requestId = currentRequestId() ?? '';
    try {
      await answer(settings, request, response, caller, requestId);
    } catch (error) {
      const refusal = refusalOf(error);
      metrics.refused(refusal.code);
      log.warn({ err: error, requestId, code: refusal.code }, 'a document could not be drawn');
      refuse(response, refusal);
    }
  });
  router.use((_request, response) => refuse(response, NOT_FOUND));
  return router;
}

async function answer(
  { run, texts }: DocumentRoutesSettings,
  request: Request,
  response: Response,
  caller: Caller,
  requestId: string,
): Promise<void> {
  const year = String(request.params['year']);
  const number = FILE.exec(String(request.params['file']))?.[1];
  if (!number || !YEAR.test(year)) return refuse(response, NOT_FOUND);
  const variables = { number, year: Number(year) };
  const { data, errors } = await run({ query: DOCUMENT_FILE, variables, operationName: undefined }, caller, requestId);
  const codes = (errors ?? []).map(({ extensions }) => String(extensions?.['code']));
  if (!data || codes.some((code) => UNKNOWN_YET.has(code))) throw new SubgraphUnavailable('billing', 'FAILED');
  const { me, billingDocument } = data as unknown as DocumentFile;
  if (!billingDocument) return refuse(response, NOT_FOUND);
  const language = languageOf(me?.language ?? (request.acceptsLanguages([...LANGUAGE_CODES]) || null));
  const pdf = await documentPdf(billingDocument, texts, language);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Disposition', `inline; filename="setpoint-${number}-${year}.pdf"`);
  response.type('application/pdf').send(pdf);
}
