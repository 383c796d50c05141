import type { FileStore } from '@setpoint/uploads';
import { Router, type Request, type RequestHandler } from 'express';
import type { ExecutionResult } from 'graphql';
import type { Caller } from '../auth/caller.js';
import type { CallCounter } from '../limits/call-rates.js';
import type { Hydration } from '../live/hydration.js';
import { refusalOf, refuse } from '../routes/auth-refusals.js';
import { SubgraphUnavailable } from '../sources/subgraph.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { currentRequestId } from '../telemetry/request-scope.js';

export interface DataBundleRoutesSettings {
  readonly store: FileStore;
  /** Authenticates the caller; responds itself while authentication is unavailable. */
  readonly authenticate: RequestHandler;
  readonly callerOf: (request: Request) => Caller;
  readonly run: (query: Hydration, caller: Caller, requestId: string) => Promise<ExecutionResult>;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
}

const OWN_BUNDLE = `query OwnDataBundle { me { dataBundle { id state } } }`;
const FILE = /^([\w-]{1,64})\.zip$/;
const NOT_FOUND = { code: 'NOT_FOUND', status: 404 } as const;

interface OwnBundle {
  readonly me: { readonly dataBundle: { readonly id: string; readonly state: string } | null } | null;
}

/** GET /documents/data/<id>.zip, with a token: the caller's own data bundle (BYD-08). */
export function dataBundleRoutes(settings: DataBundleRoutesSettings): Router {
  const { authenticate, callerOf, calls, metrics, run, store } = settings;
  const router = Router();
  router.get('/:file', authenticate, async (request, response) => {
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
    try {
      const query = { query: OWN_BUNDLE, variables: {}, operationName: undefined };
      const { data, errors } = await run(query, caller, currentRequestId() ?? '');
      if (errors?.length || !data) throw new SubgraphUnavailable('identity', 'FAILED');
      const bundle = (data as unknown as OwnBundle).me?.dataBundle;
      const id = FILE.exec(String(request.params['file']))?.[1];
      // Does not reveal whether somebody else has this bundle.
      if (bundle?.state !== 'READY' || bundle.id !== id) return refuse(response, NOT_FOUND);
      const file = await store.get(`bundles/${id}/setpoint-data.zip`);
      if (!file) return refuse(response, NOT_FOUND);
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Content-Disposition', 'attachment; filename="setpoint-data.zip"');
      response.type('application/zip').send(file);
    } catch (error) {
      const refusal = refusalOf(error);
      metrics.refused(refusal.code);
      refuse(response, refusal);
    }
  });
  return router;
}
