import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { TOKEN_ERROR_MESSAGES } from '../auth/caller.js';
import type { GatewayContext } from '../context.js';
import { gatewayError } from '../errors/gateway-error.js';
import { tooManyRequests, type CallCounter } from '../limits/call-rates.js';
import { limitExceeded, onlyRenewsSession, sensitiveMutations } from '../limits/check-document.js';
import { unreadableValue } from '../limits/unreadable-values.js';
import type { DocumentLimits } from '../limits/settings.js';
import { checkPartner, type PartnerChecks } from '../partners/check-partner.js';
import { quotaHeaders } from '../partners/key-quotas.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';

export interface OperationChecks {
  readonly limits: DocumentLimits;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
  readonly partners: PartnerChecks;
}

/** What every operation passes before it is planned: token, size, rate. And what is counted of it afterwards. */
export function operationPlugin({
  limits,
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
          const refusal = unreadableValue(document, given) ?? limitExceeded(limits, schema, document, operation, given);
          if (refusal) throw refusal;
          if (caller.apiKey) {
            const asked = { schema, document, operation, variables: given };
            return checkPartner(partners, caller.apiKey, asked, contextValue);
          }
          const refused =
            operation.operation === OperationTypeNode.MUTATION
              ? await calls.mutation(caller, address, sensitiveMutations(document) > 0)
              : await calls.query(caller, address);
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
