/** The operations of the web apps, letter by letter as they send them: a query plan is remembered by the text. */
import { InMemoryCache } from '@apollo/client';
import { literalOperations } from './literal-operations.ts';
import { Kind, print, type DocumentNode, type OperationDefinitionNode } from 'graphql';

export interface SentOperation {
  readonly operationName: string;
  readonly query: string;
  /** By which the data client refers to it. */
  readonly id?: string;
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
      const id = document.__meta__?.hash;
      return name && id ? [{ operationName: name, query: print(cache.transformDocument(document)), id }] : [];
    });
  return [...byApollo, ...literalOperations()].sort((a, b) => a.operationName.localeCompare(b.operationName));
}

type GeneratedDocument = DocumentNode & { readonly __meta__?: { readonly hash: string } };

const isDocument = (value: unknown): value is GeneratedDocument =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === Kind.DOCUMENT;

const isOperation = (node: { readonly kind: string }): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;
