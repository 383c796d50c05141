import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { TOKEN_ERROR_MESSAGES } from '../auth/caller.js';
import type { GatewayContext } from '../context.js';
import { gatewayError } from '../errors/gateway-error.js';
import { tooManyRequests, type CallCounter } from '../limits/call-rates.js';
import { limitExceeded, onlyRenewsSession } from '../limits/check-document.js';
import { measure } from '../limits/measure.js';
import { sensitiveIn, type SensitiveMutations } from '../limits/sensitive-mutations.js';
import { unreadableValue } from '../limits/unreadable-values.js';
import type { DocumentLimits } from '../limits/settings.js';
import { checkPartner, type PartnerChecks } from '../partners/check-partner.js';
import { quotaHeaders } from '../partners/key-quotas.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';

export interface OperationChecks {
  readonly limits: DocumentLimits;
  readonly sensitive: SensitiveMutations;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
  readonly partners: PartnerChecks;
}

/** Checks of every operation before planning (token, size, rate), and its metrics afterwards. */
export function operationPlugin({
  limits,
  sensitive,
  calls,
  metrics,
  partners,
}: OperationChecks): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      const started = performance.now();
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (!operation) {
            throw gatewayError('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation', { status: 400 });
          }
          if (!contextValue.counted) return;
          const { caller, address } = contextValue;
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
          const asked = measure(schema, document, operation, given);
          const reasons = sensitiveIn(document, sensitive);
          const exceeded = limitExceeded(limits, asked, reasons.length);
          if (exceeded) throw exceeded;
          if (caller.apiKey) {
            return checkPartner(partners, caller.apiKey, { schema, document, operation, asked }, contextValue);
          }
          const refused =
            operation.operation === OperationTypeNode.MUTATION
              ? await calls.mutation(caller, address, asked, reasons.includes('SECRET'))
              : await calls.query(caller, address, asked);
          if (refused) throw tooManyRequests(refused);
        },

        async willSendResponse({ operation, operationName, response, contextValue }) {
          const { body, http } = response;
          for (const header of contextValue.quotaUses ? quotaHeaders(contextValue.quotaUses) : [])
            http.headers.set(...header);
          if (contextValue.planOnly) return;
          if (body.kind !== 'single') return;
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
