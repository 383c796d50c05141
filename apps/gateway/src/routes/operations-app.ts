import { registry as serviceRegistry, type PushBus } from '@setpoint/service-kit/edge';
import express, { type Express } from 'express';
import { Registry } from 'prom-client';
import type { KeySet } from '../auth/key-set.js';
import type { SignedIdentities } from '../auth/signed-identities.js';
import type { Subgraph } from '../sources/subgraph.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import type { Readiness } from './readiness.js';

export interface OperationsSettings {
  readonly readiness: Readiness;
  readonly keys: KeySet;
  readonly push: PushBus;
  readonly subgraphs: readonly Subgraph[];
  readonly identities: SignedIdentities;
  readonly metrics: GatewayMetrics;
  /** How long /status waits for a service, in milliseconds. */
  readonly statusMs?: number | undefined;
}

const STATUS_MS = 1_000;

/**
 * Endpoints for operators on a separate internal port: /healthz and /readyz for
 * probes, /status for people, /metrics for Prometheus.
 */
export function operationsApp(settings: OperationsSettings): Express {
  const { readiness, keys, push, metrics } = settings;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });

  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });

  app.get('/readyz', (_request, response) => {
    const missing = readiness.missing();
    const ready = missing.length === 0;
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', missing });
  });

  app.get('/status', async (_request, response) => {
    const subgraphs = await reached(settings);
    const missing = readiness.missing();
    const signals = push.isConnected() ? 'connected' : 'away';
    const well = missing.length === 0 && signals === 'connected' && Object.values(subgraphs).every(isReachable);
    response.json({
      status: well ? 'ok' : 'degraded',
      missing,
      signals,
      signingKeys: { known: keys.known, ageSeconds: keys.ageSeconds },
      subgraphs,
    });
  });

  app.get('/metrics', async (_request, response) => {
    const figures = Registry.merge([metrics.registry, serviceRegistry]);
    response.setHeader('Content-Type', figures.contentType);
    response.send(await figures.metrics());
  });

  app.use((_request, response) => {
    response.status(404).json({ status: 'not found' });
  });
  return app;
}

type Reached = 'reachable' | 'away';
const isReachable = (reach: Reached) => reach === 'reachable';

async function reached({
  subgraphs,
  identities,
  statusMs = STATUS_MS,
}: OperationsSettings): Promise<Record<string, Reached>> {
  const headers = await identities.internalHeaders('status');
  const request = { query: '{ __typename }', variables: {}, headers, timeoutMs: statusMs, repeatable: true };
  const answers = await Promise.all(
    subgraphs.map(async (subgraph): Promise<[string, Reached]> => {
      const answer = await subgraph.send(request).catch(() => undefined);
      return [subgraph.name, answer?.data ? 'reachable' : 'away'];
    }),
  );
  return Object.fromEntries(answers);
}
