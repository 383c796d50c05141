import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { asSent } from './as-sent.js';
import type { Session } from './session.js';

/**
 * Sends a typed query without the data client, for pages that must stay small. Throws if there is no answer. A field of the
 * root that lacks something is null.
 */
export const ask = <Data, Variables extends object>(
  session: Session,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => session.request<Data>(asSent(document), variables);
