import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import type { Session } from './session.js';

/** A typed query without the data client, for pages that must stay light. Throws when there is no answer. */
export const ask = <Data, Variables extends object>(
  session: Session,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => session.request<Data>(print(document), variables);
