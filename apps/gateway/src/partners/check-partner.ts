import { OperationTypeNode, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { ApiKeyGrant } from '../auth/caller.js';
import type { GatewayContext } from '../context.js';
import { gatewayError } from '../errors/gateway-error.js';
import type { Measure } from '../limits/measure.js';
import { scopeRefusal } from './check-scopes.js';
import { quotaExceeded, type KeyQuotas } from './key-quotas.js';
import type { KeyUsage } from './key-usage.js';

export interface PartnerChecks {
  readonly quotas: KeyQuotas;
  readonly usage: KeyUsage;
}

export interface AskedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly asked: Measure;
}

/** Additional checks of operations with an API key: queries only, scopes, quotas (API-22). */
export async function checkPartner(
  { quotas, usage }: PartnerChecks,
  key: ApiKeyGrant,
  { schema, document, operation, asked: { cost } }: AskedOperation,
  context: GatewayContext,
): Promise<void> {
  if (operation.operation !== OperationTypeNode.QUERY) {
    throw gatewayError('API_KEY_NOT_ALLOWED', 'API keys read; they change nothing', { status: 403 });
  }
  if (cost > key.costPerMinute) {
    throw gatewayError('OPERATION_TOO_COSTLY', `Estimated objects: ${cost}, at most ${key.costPerMinute} allowed`, {
      status: 400,
      data: { actual: cost, limit: key.costPerMinute },
    });
  }
  const { uses, exceeded } = await quotas.take(key, cost);
  context.quotaUses = uses;
  if (exceeded) {
    usage.refused(key.keyId);
    throw quotaExceeded(exceeded);
  }
  const refusal = scopeRefusal(schema, document, key.scopes);
  if (refusal) throw refusal;
  usage.answered(key.keyId, cost);
}
