import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { TOKEN_ERROR_MESSAGES } from '../auth/caller.js';
import type { GatewayContext } from '../context.js';
import { gatewayError } from '../errors/gateway-error.js';
import { tooManyRequests, type CallCounter } from '../limits/call-rates.js';
import { limitExceeded, onlyRenewsSession } from '../limits/check-document.js';
import { measure, type Measure } from '../limits/measure.js';
import type { Prices } from '../limits/prices.js';
import { sensitiveIn, type SensitiveMutations } from '../limits/sensitive-mutations.js';
import { unreadableValue } from '../limits/unreadable-values.js';
import type { DocumentLimits } from '../limits/settings.js';
import type { Admission } from '../limits/admission.js';
import { answeredCost } from '../limits/answered-cost.js';
import { checkPartner } from '../partners/check-partner.js';
import { quotaHeaders } from '../partners/key-quotas.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';

export interface OperationChecks {
  readonly limits: DocumentLimits;
  readonly sensitive: SensitiveMutations;
  readonly prices: Prices;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
  readonly admission: Admission;
}

/** Checks of every operation before planning (token, size, rate), and its metrics afterwards. */
export function operationPlugin({
  limits,
  sensitive,
  prices,
  calls,
  metrics,
  admission,
}: OperationChecks): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      const started = performance.now();
      let charged: Measure | undefined;
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (!operation) {
            throw gatewayError('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation', { status: 400 });
          }
          const { caller, address, call } = contextValue;
          if (!call) return;
          if (caller.tokenError && !onlyRenewsSession(operation)) {
            throw gatewayError(caller.tokenError, TOKEN_ERROR_MESSAGES[caller.tokenError], { status: 200 });
          }
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
            throw gatewayError('SUBSCRIPTION_NOT_SUPPORTED', 'Subscriptions are served on the websocket', {
              status: 400,
            });
          }
          const given = request.variables ?? {};
          const unreadable = unreadableValue(document, given);
          if (unreadable) throw unreadable;
          const asked = measure(schema, document, operation, given, prices);
          const reasons = sensitiveIn(document, sensitive);
          const exceeded = limitExceeded(limits, asked, reasons.length);
          if (exceeded) throw exceeded;
          const charge = () => admission.charge(call, asked.cost);
          if (caller.apiKey) await checkPartner(caller.apiKey, { schema, document, operation, asked }, charge);
          else await charge();
          if (operation.operation === OperationTypeNode.MUTATION) {
            const refused = await calls.mutation(caller, address, asked, reasons.includes('SECRET'));
            if (refused) throw tooManyRequests(refused);
          }
          charged = asked;
        },

        async willSendResponse({ operation, operationName, response, contextValue }) {
          const { body, http } = response;
          if (contextValue.planOnly) return;
          if (body.kind !== 'single') return;
          const { call } = contextValue;
          if (call) {
            if (charged) admission.settle(call, charged.cost, answeredCost(charged, body.singleResult.data));
            for (const header of quotaHeaders(call.uses)) http.headers.set(...header);
            admission.leave(call);
          }
          const codes = (body.singleResult.errors ?? []).map(({ extensions }) => String(extensions?.['code']));
          for (const code of new Set(codes)) metrics.refused(code);
          metrics.operation(
            operationName ?? null,
            operation?.operation ?? 'none',
            codes[0] ?? 'ok',
            performance.now() - started,
          );
        },
      };
    },
  };
}
