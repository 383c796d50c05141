import { OperationTypeNode, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { ApiKeyGrant } from '../auth/caller.js';
import { gatewayError } from '../errors/gateway-error.js';
import type { Measure } from '../limits/measure.js';
import { scopeRefusal } from './check-scopes.js';

export interface AskedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly asked: Measure;
}

/** Additional checks of operations with an API key: queries only, budget, scopes (API-22). `charge` takes the cost. */
export async function checkPartner(
  key: ApiKeyGrant,
  { schema, document, operation, asked: { cost } }: AskedOperation,
  charge: () => Promise<void>,
): Promise<void> {
  if (operation.operation !== OperationTypeNode.QUERY) {
    throw gatewayError('API_KEY_NOT_ALLOWED', 'API keys read; they change nothing', { status: 403 });
  }
  if (cost > key.costPerMinute) {
    throw gatewayError('OPERATION_TOO_COSTLY', `Price: ${cost}, at most ${key.costPerMinute} allowed`, {
      status: 400,
      data: { actual: cost, limit: key.costPerMinute },
    });
  }
  await charge();
  const refusal = scopeRefusal(schema, document, key.scopes);
  if (refusal) throw refusal;
}
