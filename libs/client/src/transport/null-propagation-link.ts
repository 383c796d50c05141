import { ApolloLink, Observable } from '@apollo/client';
import { completed } from './null-propagation.js';

/**
 * Completes answers with errors as the client's types promise: an object without a field that is never null there is null
 * itself, as far up as needed. What screens can do without stays null alone (may-lack.ts).
 */
export function createNullPropagationLink(): ApolloLink {
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let waiting = 0;
        let isOver = false;
        const completeIfOver = () => {
          if (isOver && waiting === 0) observer.complete();
        };
        const inner = forward(operation).subscribe({
          next(result) {
            if (!result.errors?.length || !result.data) return observer.next(result);
            waiting += 1;
            completed(operation.query, result.data)
              .then((data) => {
                observer.next({ ...result, data });
                waiting -= 1;
                completeIfOver();
              })
              .catch((error: unknown) => observer.error(error));
          },
          error: (error: unknown) => observer.error(error),
          complete() {
            isOver = true;
            completeIfOver();
          },
        });
        return () => inner.unsubscribe();
      }),
  );
}
