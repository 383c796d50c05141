import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** Browsers refuse to keep more than 64 KiB alive at a time, for all requests of a page together. */
const LARGEST_KEPT = 8 * 1024;

/** Mutations are completed even if the tab is closed right after. */
export function createKeepaliveLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const isMutation = operation.operationType === OperationTypeNode.MUTATION;
    if (isMutation && JSON.stringify(operation.variables).length <= LARGEST_KEPT) {
      operation.setContext(({ fetchOptions = {} }: { fetchOptions?: RequestInit }) => ({
        fetchOptions: { ...fetchOptions, keepalive: true },
      }));
    }
    return forward(operation);
  });
}
