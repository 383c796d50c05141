import { ApolloLink } from '@apollo/client';
import { concatMap, from, of } from 'rxjs';
import type { NameWords } from './name-words.js';

/** Completes answers with errors as the client's types promise. What that takes is loaded with the first of them. */
export const createNullPropagationLink = (words?: () => NameWords): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      concatMap((result) => {
        const { data, errors } = result;
        if (!data || !errors?.length) return of(result);
        const loaded = import('./null-propagation.js');
        return from(
          loaded.then(({ completed, isPartial }) => ({
            ...result,
            data: completed(operation.query, data, { lacks: isPartial(errors), words: words?.() }),
          })),
        );
      }),
    ),
  );
