import {
  ApolloLink,
  CombinedGraphQLErrors,
  Observable,
  ServerError,
  type ApolloClient,
  type ObservableQuery,
  type OperationVariables,
} from '@apollo/client';
import { OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import { byTimeout, createRetryTimer, type Schedule } from '../session/retry-timer.js';
import { isSilence } from './silence.js';

const AGAIN = { firstMs: 2_000, longestMs: 15_000 };
const AWAY = ['SUBGRAPH_UNAVAILABLE', 'SERVICE_UNAVAILABLE'];

/** Brings back by itself what pages could not show because a service, or all of them, did not answer. */
export interface Outages {
  /** Notices what is missing, when the page has it: has to stand before all other links. */
  readonly link: ApolloLink;
  /** Whether something on the page is missing. */
  isOut(): boolean;
  subscribe(onChange: () => void): () => void;
  /** Has to be called once. */
  watch(apollo: ApolloClient): void;
}

const textOf = (variables: OperationVariables) => JSON.stringify(variables);

const isAway = ({ extensions }: GraphQLFormattedError) => AWAY.includes(String(extensions?.['code']));

/** How many parts an answer lacks; all of them if there was none. Refusals and our own faults are answers. */
function missing(error: unknown): number {
  if (CombinedGraphQLErrors.is(error)) return error.errors.filter(isAway).length;
  if (ServerError.is(error)) return error.statusCode >= 502 ? Infinity : 0;
  return error && isSilence(error) ? Infinity : 0;
}

interface Lacking {
  /** Parts. */
  readonly count: number;
  readonly variables: OperationVariables;
}

export function createOutages(schedule: Schedule = byTimeout, random: () => number = Math.random): Outages {
  let apollo: ApolloClient | undefined;
  let isOut = false;
  let isChecking = false;
  const listeners = new Set<() => void>();
  /** Queries of the page whose last answer lacked something. */
  const lacking = new Map<ObservableQuery, Lacking>();
  const timer = createRetryTimer(() => void tryAgain(), schedule, random, AGAIN);

  /** After the answer has reached the page. */
  function checkSoon() {
    if (isChecking) return;
    isChecking = true;
    setTimeout(() => {
      isChecking = false;
      check();
    });
  }

  function check() {
    const shown = apollo!.getObservableQueries('active');
    for (const [query, { variables }] of lacking) {
      if (!shown.has(query) || query.variables !== variables) lacking.delete(query);
    }
    for (const query of shown) {
      const count = missing(query.getCurrentResult().error);
      if (count > 0) lacking.set(query, { count, variables: query.variables });
    }
    if (isOut === lacking.size > 0) return;
    isOut = !isOut;
    if (isOut) timer.failed();
    else timer.stop();
    for (const onChange of listeners) onChange();
  }

  /** Asks beside the page, which stays as it is until there is more to show. */
  async function tryAgain() {
    if (document.visibilityState === 'hidden') {
      return document.addEventListener('visibilitychange', () => void tryAgain(), { once: true });
    }
    // pages may have been left meanwhile
    check();
    await Promise.all(
      [...lacking].map(async ([query, { count, variables }]) => {
        const options = { query: query.query, variables, fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
        const error = await apollo!.query(options).then(
          (answer) => answer.error,
          (failure: unknown) => failure,
        );
        if (missing(error) >= count || query.variables !== variables) return;
        lacking.delete(query);
        await query.refetch().catch(() => {});
      }),
    );
    check();
    if (isOut) timer.failed();
  }

  /** Somebody tried again, and it is all there. */
  function answered(operation: ApolloLink.Operation) {
    for (const [query, { variables }] of lacking) {
      if (query.queryName !== operation.operationName || textOf(variables) !== textOf(operation.variables)) continue;
      lacking.delete(query);
      checkSoon();
    }
  }

  return {
    link: new ApolloLink(
      (operation, forward) =>
        new Observable((observer) =>
          forward(operation).subscribe({
            next(result) {
              observer.next(result);
              if (operation.operationType !== OperationTypeNode.QUERY) return;
              if (!result.errors?.length) answered(operation);
              else if (result.errors.some(isAway)) checkSoon();
            },
            error(error: unknown) {
              observer.error(error);
              if (operation.operationType === OperationTypeNode.QUERY && missing(error) > 0) checkSoon();
            },
            complete: () => observer.complete(),
          }),
        ),
    ),
    isOut: () => isOut,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    watch(client) {
      apollo = client;
    },
  };
}
