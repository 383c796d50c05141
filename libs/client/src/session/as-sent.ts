import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, print, visit, type FieldNode } from 'graphql';

const TYPE_NAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** The query text exactly as the data client sends it: with `__typename` in every selection except the root. */
export const asSent = (document: TypedDocumentNode<unknown, never>): string =>
  print(
    visit(document, {
      SelectionSet: (set, _key, parent) =>
        parent && 'kind' in parent && parent.kind !== Kind.OPERATION_DEFINITION
          ? { ...set, selections: [...set.selections, TYPE_NAME] }
          : undefined,
    }),
  );
