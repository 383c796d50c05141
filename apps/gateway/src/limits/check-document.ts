import { Kind, OperationTypeNode, type GraphQLError, type OperationDefinitionNode } from 'graphql';
import { gatewayError, type GatewayErrorCode } from '../errors/gateway-error.js';
import type { Measure } from './measure.js';
import { SESSION_MUTATIONS, type DocumentLimits } from './settings.js';

/**
 * An error for the first limit that the operation exceeds, or null (API-14). `sensitive`: how often its document names a
 * sensitive mutation.
 */
export function limitExceeded(limits: DocumentLimits, asked: Measure, sensitive: number): GraphQLError | null {
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
  if (asked.cost > limits.cost) return tooMuch('OPERATION_TOO_COSTLY', 'Price', asked.cost, limits.cost);
  if (sensitive > 1) {
    return tooMuch('TOO_MANY_SENSITIVE_MUTATIONS', 'Mutations of secrets or money', sensitive, 1);
  }
  return null;
}

/** Whether the operation does nothing but renew or end a session: then an expired token is no obstacle. */
export function onlyRenewsSession(operation: OperationDefinitionNode): boolean {
  return (
    operation.operation === OperationTypeNode.MUTATION &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && SESSION_MUTATIONS.has(selection.name.value),
    )
  );
}
