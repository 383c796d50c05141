import type { Log } from '@setpoint/service-kit/edge';
import { Router, type Request } from 'express';
import type { CallCounter } from '../limits/call-rates.js';
import { refusalOf, refuse } from '../routes/auth-refusals.js';
import type { InternalCalls } from '../routes/internal-calls.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import { readBody } from '../uploads/read-body.js';

export interface UnsubscribeRoutesSettings {
  readonly notifications: InternalCalls;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
  readonly addressOf: (request: Request) => string;
  readonly log: Log;
}

/** `List-Unsubscribe=One-Click`, as a form of either kind. */
const MOST_BYTES = 4_096;
const ONE_CLICK = /List-Unsubscribe=One-Click|name="?List-Unsubscribe"?[^]*One-Click/i;
const UNSUBSCRIBE = `mutation Unsubscribe($token: String!) {
  answer: unsubscribeFromMail(token: $token) { success errorCode } }`;

/**
 * POST /unsubscribe/<token>, sent by mail clients on behalf of their users (RFC 8058): without session or cookies,
 * and idempotent. A GET shows the confirmation page and changes nothing (NTF-07).
 */
export function unsubscribeRoutes(settings: UnsubscribeRoutesSettings): Router {
  const { notifications, calls, metrics, addressOf, log } = settings;
  const router = Router();

  router.post('/:token', async (request, response) => {
    const say = (refusal: Parameters<typeof refuse>[1]) => {
      metrics.refused(refusal.code);
      if (!request.complete) response.setHeader('Connection', 'close');
      refuse(response, refusal);
    };
    const limited = await calls.unsubscribing(addressOf(request));
    if (limited) return say({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: limited.retryAfterSeconds });
    const bytes = await readBody(request, MOST_BYTES);
    if (bytes === 'TOO_LARGE') return say({ code: 'BODY_TOO_LARGE', status: 413 });
    if (bytes === 'CUT_OFF') return void request.destroy();
    if (!ONE_CLICK.test(bytes.toString('utf8'))) return say({ code: 'BAD_REQUEST', status: 400 });
    try {
      const { answer } = await notifications.call<{ answer: { success: boolean } }>(
        UNSUBSCRIBE,
        { token: request.params.token },
        currentRequestId() ?? '',
      );
      if (!answer.success) return say({ code: 'UNSUBSCRIBE_LINK_NOT_VALID', status: 404 });
      response.setHeader('Cache-Control', 'no-store');
      response.json({ unsubscribed: true });
    } catch (error) {
      const refusal = refusalOf(error);
      log.warn({ err: error, code: refusal.code }, 'somebody could not be unsubscribed');
      say(refusal);
    }
  });

  return router;
}
