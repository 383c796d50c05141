import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, print, visit, type FieldNode } from 'graphql';

const TYPE_NAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** The text that the data client sends for a document: with `__typename` in each selection but the outermost. */
export const asSent = (document: TypedDocumentNode<unknown, never>): string =>
  print(
    visit(document, {
      SelectionSet: (set, _key, parent) =>
        parent && 'kind' in parent && parent.kind !== Kind.OPERATION_DEFINITION
          ? { ...set, selections: [...set.selections, TYPE_NAME] }
          : undefined,
    }),
  );
