import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { gatewayError, type GatewayErrorCode } from '../errors/gateway-error.js';
import { measure } from './measure.js';
import { SENSITIVE_MUTATIONS, type DocumentLimits } from './settings.js';

/** The first limit that the operation exceeds, as an error; null when it keeps to all (API-14). */
export function limitExceeded(
  limits: DocumentLimits,
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  const asked = measure(schema, document, operation, variables);
  const tooMuch = (code: GatewayErrorCode, what: string, actual: number, limit: number) =>
    gatewayError(code, `${what}: ${Math.round(actual)}, at most ${limit} allowed`, {
      status: 400,
      data: { actual: Math.round(actual), limit },
    });
  if (asked.depth > limits.depth) return tooMuch('DOCUMENT_TOO_DEEP', 'Levels of fields', asked.depth, limits.depth);
  if (asked.aliases > limits.aliases) return tooMuch('TOO_MANY_ALIASES', 'Aliases', asked.aliases, limits.aliases);
  if (asked.directives > limits.directives) {
    return tooMuch('TOO_MANY_DIRECTIVES', 'Directives', asked.directives, limits.directives);
  }
  if (asked.rootFields > limits.rootFields) {
    return tooMuch('TOO_MANY_FIELDS', 'Fields at the top', asked.rootFields, limits.rootFields);
  }
  const page = asked.pages.find(({ size }) => size < 1 || size > limits.pageSize);
  if (page) {
    return gatewayError('PAGE_SIZE_OUT_OF_RANGE', `${page.argument} must be between 1 and ${limits.pageSize}`, {
      status: 400,
      data: { argument: page.argument, actual: page.size, limit: limits.pageSize },
    });
  }
  if (asked.cost > limits.cost) return tooMuch('OPERATION_TOO_COSTLY', 'Estimated objects', asked.cost, limits.cost);
  const sensitive = sensitiveMutations(document);
  if (sensitive > 1) {
    return tooMuch('TOO_MANY_SENSITIVE_MUTATIONS', 'Uses of refreshToken and revokeToken', sensitive, 1);
  }
  return null;
}

/** How often the document names a sensitive mutation, in all its operations and fragments. */
export function sensitiveMutations(document: DocumentNode): number {
  let mutations = false;
  let count = 0;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      if (definition.operation !== OperationTypeNode.MUTATION) continue;
      mutations = true;
    } else if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const open = [...definition.selectionSet.selections];
    for (let selection = open.pop(); selection; selection = open.pop()) {
      if (selection.kind === Kind.INLINE_FRAGMENT) open.push(...selection.selectionSet.selections);
      else if (selection.kind === Kind.FIELD && SENSITIVE_MUTATIONS.has(selection.name.value)) count += 1;
    }
  }
  return mutations ? count : 0;
}

/** Whether the operation does nothing but renew or end a session: then an expired token is no obstacle. */
export function onlyRenewsSession(operation: OperationDefinitionNode): boolean {
  return (
    operation.operation === OperationTypeNode.MUTATION &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && SENSITIVE_MUTATIONS.has(selection.name.value),
    )
  );
}
