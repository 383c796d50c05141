import type { Clock } from '@setpoint/kernel';
import { Router } from 'express';
import { Registry } from 'prom-client';
import { registry as serviceRegistry } from '@setpoint/service-kit/edge';
import type { KeySet } from '../auth/key-set.js';
import type { SignedIdentities } from '../auth/signed-identities.js';
import type { Subgraph } from '../sources/subgraph.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';

export interface ServiceDoorsSettings {
  readonly keys: KeySet;
  readonly subgraphs: readonly Subgraph[];
  readonly identities: SignedIdentities;
  readonly metrics: GatewayMetrics;
  readonly publicConfig: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  /** False once the gateway is about to stop. */
  readonly takesCalls: () => boolean;
}

const READY_TIMEOUT_MS = 1_000;

/** What machines ask for: keys, the browser's settings, health, figures. */
export function serviceDoors(settings: ServiceDoorsSettings): Router {
  const { keys, subgraphs, identities, metrics, publicConfig, clock, takesCalls } = settings;
  const router = Router();

  router.get('/.well-known/jwks.json', async (_request, response) => {
    try {
      response.setHeader('Cache-Control', 'public, max-age=300');
      response.json(await keys.publicSet());
    } catch {
      response.setHeader('Cache-Control', 'no-store');
      response.status(503).json({ error: { code: 'SUBGRAPH_UNAVAILABLE', fields: [] } });
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

  router.get('/readyz', async (_request, response) => {
    const headers = await identities.internalHeaders('readyz');
    const reached = await Promise.all(
      subgraphs.map(async (subgraph) => {
        const answer = await subgraph
          .send({ query: '{ __typename }', variables: {}, headers, timeoutMs: READY_TIMEOUT_MS, repeatable: true })
          .catch(() => undefined);
        return [subgraph.name, Boolean(answer?.data)] as const;
      }),
    );
    const ready = takesCalls() && reached.every(([, answers]) => answers);
    response.setHeader('Cache-Control', 'no-store');
    response.status(ready ? 200 : 503).json({
      status: ready ? 'ready' : 'not ready',
      subgraphs: Object.fromEntries(reached.map(([name, answers]) => [name, answers ? 'reachable' : 'away'])),
    });
  });

  router.get('/metrics', async (_request, response) => {
    const figures = Registry.merge([metrics.registry, serviceRegistry]);
    response.setHeader('Content-Type', figures.contentType);
    response.send(await figures.metrics());
  });
  return router;
}
