import { createGraphQLRequest, type GraphQLReply, type SendGraphQL } from './graphql-request.js';
import type { Session } from './session.js';
import { isStale } from './stale.js';

/** Slow networks take so long to bring the data client after the answer. */
const KEPT_MS = 30_000;

/** Data, perhaps with parts missing, and why they are. */
export type EarlyAnswer = Pick<GraphQLReply<Record<string, unknown>>, 'data' | 'errors'>;

/** Questions sent before the data client is there, whose answers it takes over instead of asking the same. */
export interface EarlyAnswers {
  /** Sends a query, letter by letter as the data client would, for the person who is signed in; once that asks, nothing. */
  ask(query: string, variables: object): void;
  /**
   * The answer to the same question for the same person, once. Fails where there is none that can be used: nobody
   * answered, or the token was stale. The data client knows what to do then.
   */
  take(operationName: string, variables: object): Promise<EarlyAnswer> | undefined;
}

export function createEarlyAnswers(
  session: Session,
  send: SendGraphQL = createGraphQLRequest('/graphql', (input, init) => fetch(input, init)),
): EarlyAnswers {
  const kept = new Map<string, Promise<EarlyAnswer>>();
  const keyOf = (operationName: string, variables: object) =>
    `${ownerOf(session)} ${operationName} ${JSON.stringify(variables)}`;
  let isTooLate = false;
  return {
    ask(query, variables) {
      if (isTooLate) return;
      const key = keyOf(/query (\w+)/.exec(query)?.[1] ?? '', variables);
      const answer = send<Record<string, unknown>>(query, variables, { token: session.token() }).then(usable);
      kept.set(key, answer);
      answer.catch(() => kept.delete(key));
      setTimeout(() => kept.delete(key), KEPT_MS);
    },
    take(operationName, variables) {
      isTooLate = true;
      const key = keyOf(operationName, variables);
      const answer = kept.get(key);
      kept.delete(key);
      return answer;
    },
  };
}

const ownerOf = ({ state }: Session) => (state.kind === 'signed-in' ? state.user.id : null);

function usable({ data, errors = [] }: GraphQLReply<Record<string, unknown>>): EarlyAnswer {
  if (!data || errors.some(isStale)) throw new Error('no answer that can be used');
  return { data, ...(errors.length > 0 && { errors }) };
}
