import { ApolloLink, CombinedGraphQLErrors, Observable, ServerError } from '@apollo/client';
import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';
import { keptAnswers } from '../session/kept-at.js';

/** Pages that were seen last, of the person who saw them. */
const KEPT = 40;

interface Kept {
  readonly owner: string;
  /** ms since 1970. */
  readonly at: number;
  readonly data: Record<string, unknown>;
}

let shelf: ReturnType<typeof createStore> | undefined;
/** Opened when it is first needed: private windows have none. */
const store = () => (shelf ??= createStore('setpoint-shelf', 'answers'));

/**
 * Keeps the last answers of some operations in this browser, and gives them back when there is no network (BYD-06). An
 * answer that says no is an answer: only silence is covered up.
 */
export function createShelfLink(owner: () => string | null, names: ReadonlySet<string>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', variables } = operation;
    const who = owner();
    if (who === null || !names.has(operationName)) return forward(operation);
    const key = JSON.stringify([who, operationName, variables]);
    return new Observable((observer) => {
      const inner = forward(operation).subscribe({
        next(answer) {
          if (answer.data && !answer.errors?.length) {
            keptAnswers.show(null);
            keep(key, { owner: who, at: Date.now(), data: answer.data }).catch(() => {});
          }
          observer.next(answer);
        },
        error(fault: unknown) {
          if (ServerError.is(fault) || CombinedGraphQLErrors.is(fault)) return observer.error(fault);
          recall(key).then(
            (kept) => {
              if (!kept || owner() !== who) return observer.error(fault);
              keptAnswers.show(kept.at);
              observer.next({ data: kept.data });
              observer.complete();
            },
            () => observer.error(fault),
          );
        },
        complete: () => observer.complete(),
      });
      return () => inner.unsubscribe();
    });
  });
}

/** Rejects where this browser keeps nothing. */
async function recall(key: string): Promise<Kept | undefined> {
  return get<Kept>(key, store());
}

async function keep(key: string, kept: Kept): Promise<void> {
  await set(key, kept, store());
  const all = (await entries<string, Kept>(store())).toSorted(([, a], [, b]) => b.at - a.at);
  const gone = all.filter(([, one], place) => place >= KEPT || one.owner !== kept.owner);
  if (gone.length > 0)
    await delMany(
      gone.map(([old]) => old),
      store(),
    );
}

/** When somebody signs out. */
export async function clearShelf(): Promise<void> {
  keptAnswers.show(null);
  await clear(store());
}
