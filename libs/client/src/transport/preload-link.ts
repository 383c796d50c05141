import { ApolloLink } from '@apollo/client';
import { EMPTY, from, lastValueFrom } from 'rxjs';
import type { EarlyAnswers } from '../session/early.js';

/** A page that has not asked by then was left before it was there. */
const KEPT_MS = 10_000;

/** In the context of an operation: its answer is kept for whoever asks the same next. */
export interface PreloadContext {
  readonly preload?: boolean;
}

/**
 * Hands the answer to a preloaded query over to the page that asks the same, once: nothing is asked twice. What was asked
 * before there was a client counts as preloaded.
 */
export function createPreloadLink(early?: EarlyAnswers): ApolloLink {
  const kept = new Map<string, Promise<ApolloLink.Result>>();
  /** What pages have asked while the first of them may still be preloaded: that comes too late then. */
  const asked = new Set<string>();
  const preloadedUntil = performance.now() + KEPT_MS;
  return new ApolloLink((operation, forward) => {
    const { operationName = '', variables } = operation;
    const key = `${operationName} ${JSON.stringify(variables)}`;
    const ask = () => lastValueFrom(forward(operation));
    const askedEarly = () => early?.take(operationName, variables)?.catch(ask);
    if ((operation.getContext() as PreloadContext).preload) {
      if (asked.has(key)) return EMPTY;
      const answer = askedEarly() ?? ask();
      kept.set(key, answer);
      const forget = () => {
        if (kept.get(key) === answer) kept.delete(key);
      };
      setTimeout(forget, KEPT_MS);
      // A failure is not worth keeping: the page asks again.
      answer.catch(forget);
      return from(answer);
    }
    if (performance.now() < preloadedUntil) asked.add(key);
    const answer = kept.get(key) ?? askedEarly();
    kept.delete(key);
    return answer ? from(answer) : forward(operation);
  });
}
