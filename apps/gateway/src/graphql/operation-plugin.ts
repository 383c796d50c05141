import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { FAULT_MESSAGES } from '../auth/caller.js';
import type { GatewayContext } from '../context.js';
import { gatewayError } from '../errors/gateway-error.js';
import { tooManyRequests, type CallCounter } from '../limits/call-rates.js';
import { limitExceeded, onlyRenewsSession } from '../limits/check-document.js';
import type { DocumentLimits } from '../limits/settings.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';

export interface OperationChecks {
  readonly limits: DocumentLimits;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
}

/** What every operation passes before it is planned: token, size, rate. And what is counted of it afterwards. */
export function operationPlugin({ limits, calls, metrics }: OperationChecks): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      const started = performance.now();
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (!operation || !contextValue.counted) return;
          const { caller, address } = contextValue;
          if (caller.fault && !onlyRenewsSession(operation)) {
            throw gatewayError(caller.fault, FAULT_MESSAGES[caller.fault], { status: 200 });
          }
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
            throw gatewayError('SUBSCRIPTION_NOT_SUPPORTED', 'Subscriptions are served on the websocket', {
              status: 400,
            });
          }
          const exceeded = limitExceeded(limits, schema, document, operation, request.variables ?? {});
          if (exceeded) throw exceeded;
          const refused =
            operation.operation === OperationTypeNode.MUTATION
              ? await calls.mutation(caller, address)
              : await calls.query(caller, address);
          if (refused) throw tooManyRequests(refused);
        },

        async willSendResponse({ operation, operationName, response, contextValue }) {
          const { body } = response;
          if (body.kind !== 'single') return;
          tellIncompleteData(body.singleResult, contextValue.requestId);
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

interface Incomplete {
  readonly path?: readonly (string | number)[];
}

/**
 * Where a subgraph left out what its contract promises (an entity that is gone), the nearest nullable field is null.
 * The library says so in an extension only; clients look at errors.
 */
function tellIncompleteData(
  result: { errors?: unknown; extensions?: Record<string, unknown> },
  correlationId: string,
): void {
  const missing = result.extensions?.['valueCompletion'] as readonly Incomplete[] | undefined;
  if (!missing) return;
  delete result.extensions!['valueCompletion'];
  if (Object.keys(result.extensions!).length === 0) delete result.extensions;
  result.errors = missing.slice(0, 20).map(({ path }) => ({
    message: 'This part is missing',
    ...(path ? { path } : {}),
    extensions: { code: 'DATA_INCOMPLETE', correlationId },
  }));
}
