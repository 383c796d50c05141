import { ApolloLink, Observable } from '@apollo/client';
import { keptAnswers } from '../session/kept-at.js';
import { keep, recall, shelfKey } from './shelf.js';
import { isSilence } from './silence.js';

/** On a weak signal, the cached answer is shown after this time until a response arrives. */
const PATIENCE_MS = 6_000;

/**
 * Keeps the last answers of some operations in this browser and serves them while there is no network (BYD-06). A
 * refusal is passed on; only a missing response is replaced. `owner` is the signed-in user; nothing is kept for visitors.
 */
export function createShelfLink(
  owner: () => string | null,
  names: ReadonlySet<string>,
  patienceMs = PATIENCE_MS,
): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', variables } = operation;
    const who = owner();
    if (who === null || !names.has(operationName)) return forward(operation);
    const key = shelfKey(who, operationName, variables);
    return new Observable((observer) => {
      /** Whether the network has responded, or nobody is waiting any more. */
      let over = false;
      let shown = false;
      const showKept = async (isTooLate = () => false): Promise<boolean> => {
        const kept = await recall(key).catch(() => undefined);
        if (!kept || owner() !== who || isTooLate()) return false;
        keptAnswers.show(kept.at);
        observer.next({ data: kept.data });
        return (shown = true);
      };
      const timer = setTimeout(() => void showKept(() => over), patienceMs);
      const end = () => {
        over = true;
        clearTimeout(timer);
      };
      const inner = forward(operation).subscribe({
        next(answer) {
          end();
          if (answer.data && !answer.errors?.length && owner() === who) {
            keptAnswers.show(null);
            keep(key, { at: Date.now(), data: answer.data }).catch(() => {});
          }
          observer.next(answer);
        },
        error(error: unknown) {
          end();
          if (!isSilence(error)) return observer.error(error);
          if (shown) return observer.complete();
          void showKept().then((found) => (found ? observer.complete() : observer.error(error)));
        },
        complete: () => observer.complete(),
      });
      return () => {
        end();
        inner.unsubscribe();
      };
    });
  });
}
