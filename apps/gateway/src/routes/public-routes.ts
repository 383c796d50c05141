import type { Clock } from '@setpoint/kernel';
import { Router } from 'express';
import type { KeySet } from '../auth/key-set.js';
import { RETRY_AFTER_OUTAGE_SECONDS } from '../limits/settings.js';

export interface PublicRoutesSettings {
  readonly keys: KeySet;
  readonly publicConfig: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
}

/** Public endpoints: keys, browser settings and liveness. */
export function publicRoutes({ keys, publicConfig, clock }: PublicRoutesSettings): Router {
  const router = Router();

  router.get('/.well-known/jwks.json', async (_request, response) => {
    try {
      const set = await keys.publicSet();
      response.setHeader('Cache-Control', 'public, max-age=300');
      response.json(set);
    } catch {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Retry-After', String(RETRY_AFTER_OUTAGE_SECONDS));
      response.status(503).json({
        error: { code: 'SUBGRAPH_UNAVAILABLE', fields: [], retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS },
      });
    }
  });

  router.get('/config.json', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json({ ...publicConfig, now: clock.now().toISOString() });
  });

  router.get('/healthz', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json({ status: 'ok' });
  });
  return router;
}
