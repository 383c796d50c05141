import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** As `npm run codegen` writes it into each document. */
interface GeneratedDocument extends DocumentNode {
  readonly __meta__?: { readonly hash?: string };
}

const idOf = (document: DocumentNode): string | undefined => (document as GeneratedDocument).__meta__?.hash;

/** Sends the id of a document instead of its text; the text as well if the server does not know it, such as during an update. */
export function createDocumentsLink(): ApolloLink {
  const byId = new PersistedQueryLink({ generateHash: (document) => idOf(document)! });
  return ApolloLink.split(
    ({ query }) => idOf(query) !== undefined,
    byId,
    new ApolloLink((operation, forward) => forward(operation)),
  );
}
