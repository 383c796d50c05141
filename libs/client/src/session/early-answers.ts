import { createGraphQLRequest, type GraphQLReply, type SendGraphQL } from './graphql-request.js';
import type { Session } from './session.js';
import { isStale } from './stale.js';

/** On slow networks the data client may load this much later than the answer. */
const KEPT_MS = 30_000;

/** The data, possibly partial, with the errors for what is missing. */
export type EarlyAnswer = Pick<GraphQLReply<Record<string, unknown>>, 'data' | 'errors'>;

/** Queries sent before the data client has loaded; it takes over their answers instead of sending them again. */
export interface EarlyAnswers {
  /** Sends a query for the signed-in user with exactly the text the data client would send; does nothing once that client has loaded. */
  ask(query: string, variables: object): void;
  /**
   * The answer to the same query for the same user, handed out once. Rejects if there is no usable answer: no
   * response, or a stale token, which the data client then handles.
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
