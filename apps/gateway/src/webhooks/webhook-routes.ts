import type { Log } from '@setpoint/service-kit/edge';
import { Router, type Request } from 'express';
import type { CallCounter } from '../limits/call-rates.js';
import { refusalOf, refuse } from '../routes/auth-refusals.js';
import type { InternalCalls } from '../routes/internal-calls.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import { readBody } from '../uploads/read-body.js';

export interface WebhookRoutesSettings {
  readonly billing: InternalCalls;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
  readonly addressOf: (request: Request) => string;
  readonly log: Log;
}

/** Events of Stripe are a few kilobytes. */
const MOST_BYTES = 256_000;
const RECEIVE = `mutation ReceivePaymentWebhook($body: String!, $signature: String!) { taken: receivePaymentWebhook(body: $body, signature: $signature) }`;

/**
 * POST /webhooks/stripe forwards the raw body, because its bytes are signed (BIL-03). It responds once
 * the event is stored; otherwise Stripe retries.
 */
export function webhookRoutes({ billing, calls, metrics, addressOf, log }: WebhookRoutesSettings): Router {
  const router = Router();

  router.post('/stripe', async (request, response) => {
    const say = (refusal: Parameters<typeof refuse>[1]) => {
      metrics.refused(refusal.code);
      if (!request.complete) response.setHeader('Connection', 'close');
      refuse(response, refusal);
    };
    const limited = await calls.webhook(addressOf(request));
    if (limited) return say({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: limited.retryAfterSeconds });
    const signature = request.headers['stripe-signature'];
    if (typeof signature !== 'string') return say({ code: 'WEBHOOK_FORGED', status: 400 });
    const bytes = await readBody(request, MOST_BYTES);
    if (bytes === 'TOO_LARGE') return say({ code: 'BODY_TOO_LARGE', status: 413 });
    if (bytes === 'CUT_OFF') return void request.destroy();
    try {
      const variables = { body: bytes.toString('base64'), signature };
      const { taken } = await billing.call<{ taken: boolean }>(RECEIVE, variables, currentRequestId() ?? '');
      if (!taken) return say({ code: 'WEBHOOK_FORGED', status: 400 });
      response.setHeader('Cache-Control', 'no-store');
      response.json({ received: true });
    } catch (error) {
      const refusal = refusalOf(error);
      log.warn({ err: error, code: refusal.code }, 'a webhook could not be handed on');
      say(refusal);
    }
  });

  router.use((request, response) => {
    if (!request.complete) response.setHeader('Connection', 'close');
    refuse(response, { code: 'NOT_FOUND', status: 404 });
  });
  return router;
}
