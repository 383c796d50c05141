/** The operations of the web apps, letter by letter as they send them: a query plan is remembered by the text. */
import { InMemoryCache } from '@apollo/client';
import { literalOperations } from './literal-operations.ts';
import { Kind, print, type DocumentNode, type OperationDefinitionNode } from 'graphql';

export interface SentOperation {
  readonly operationName: string;
  readonly query: string;
}

/**
 * Sorted by name. The documents of `npm run codegen`, in which Apollo Client adds `__typename` to each selection, and those
 * that pages send without it.
 */
export async function sentOperations(): Promise<SentOperation[]> {
  const generated = (await import(
    new URL('../../libs/client/src/generated/graphql.ts', import.meta.url).href
  )) as Readonly<Record<string, unknown>>;
  const cache = new InMemoryCache();
  const byApollo = Object.values(generated)
    .filter(isDocument)
    .flatMap((document) => {
      const name = document.definitions.find(isOperation)?.name?.value;
      return name ? [{ operationName: name, query: print(cache.transformDocument(document)) }] : [];
    });
  return [...byApollo, ...literalOperations()].sort((a, b) => a.operationName.localeCompare(b.operationName));
}

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === Kind.DOCUMENT;

const isOperation = (node: { readonly kind: string }): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;
