import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { completed, isPartial } from './null-propagation.js';

/** Completes answers as the client's types promise. */
export const createNullPropagationLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) =>
        result.data ? { ...result, data: completed(operation.query, result.data, isPartial(result.errors)) } : result,
      ),
    ),
  );
