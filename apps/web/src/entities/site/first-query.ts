import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SessionUser } from '@setpoint/client/session';
import type { Params } from 'react-router';
import type { HomePlace } from '../place/own-place.js';

/** What a page is opened with. */
export interface Visit {
  readonly me: SessionUser | null;
  /** Where searches start; null while it depends on a language that is not known yet. */
  readonly home: HomePlace | null;
  readonly pathname: string;
  readonly params: Params;
  readonly search: URLSearchParams;
}

export interface FirstQuery {
  readonly query: TypedDocumentNode<unknown, never>;
  readonly variables: object;
}

/**
 * What a page asks first, with the variables that it asks with; null where that is not known before it is drawn. In a
 * module with few imports, `first.ts` beside the page, since it is loaded and sent before the page's own code.
 */
export type First = (visit: Visit) => FirstQuery | null;

export const asks = <Data, Variables extends object>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): FirstQuery => ({ query: query as TypedDocumentNode<unknown, never>, variables });
