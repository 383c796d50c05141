import { ApolloLink } from '@apollo/client';
import { EMPTY, from, lastValueFrom } from 'rxjs';
import type { EarlyAnswers } from '../session/early.js';

/** If the page has not sent the query by then, the user left before it loaded. */
const KEPT_MS = 10_000;

/** Set in an operation's context to keep its answer for the next identical query. */
export interface PreloadContext {
  readonly preload?: boolean;
}

/**
 * Hands the answer of a preloaded query to the first page that sends the same query, so that nothing is requested twice. Queries
 * sent before the client existed count as preloaded.
 */
export function createPreloadLink(early?: EarlyAnswers): ApolloLink {
  const kept = new Map<string, Promise<ApolloLink.Result>>();
  /** Queries that pages have already sent; preloading one of these would come too late. */
  const asked = new Set<string>();
  const preloadedUntil = performance.now() + KEPT_MS;
  return new ApolloLink((operation, forward) => {
    const { operationName = '', variables } = operation;
    const key = `${operationName} ${JSON.stringify(variables)}`;
    const ask = () => lastValueFrom(forward(operation));
    const askedEarly = () => early?.take(operationName, variables)?.catch(ask);
    if ((operation.getContext() as PreloadContext).preload) {
      if (asked.has(key) || kept.has(key)) return EMPTY;
      const answer = askedEarly() ?? ask();
      kept.set(key, answer);
      const forget = () => {
        if (kept.get(key) === answer) kept.delete(key);
      };
      setTimeout(forget, KEPT_MS);
      // Failures are not kept: the page sends the query itself.
      answer.catch(forget);
      return from(answer);
    }
    if (performance.now() < preloadedUntil) asked.add(key);
    const answer = kept.get(key) ?? askedEarly();
    kept.delete(key);
    return answer ? from(answer) : forward(operation);
  });
}
