import type { FetchTimeouts } from '../sources/subgraph-fetcher.js';
import type { Subgraph } from '../sources/subgraph.js';

export type SignedHeaders = Readonly<Record<string, string>>;

export interface ServiceCalls {
  /** Names of all services. */
  readonly names: readonly string[];
  /**
   * A service's response to an operation of the kit on behalf of the caller in the headers; null if it does not respond.
   * Reads time out early, so that a hanging service does not delay the others.
   */
  ask<Data>(
    service: string,
    operation: { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> },
    headers: SignedHeaders,
  ): Promise<Data | null>;
}

const TIMEOUTS: FetchTimeouts = { queryMs: 1_000, mutationMs: 20_000 };

/** Queries the kit's support fields of each service, in process or over HTTP. */
export function serviceCalls(
  subgraphs: () => readonly Subgraph[],
  timeouts: Partial<FetchTimeouts> = {},
): ServiceCalls {
  const { queryMs, mutationMs } = { ...TIMEOUTS, ...timeouts };
  return {
    get names() {
      return subgraphs().map(({ name }) => name);
    },
    async ask<Data>(
      service: string,
      { query, variables = {} }: { query: string; variables?: Readonly<Record<string, unknown>> },
      headers: SignedHeaders,
    ): Promise<Data | null> {
      const subgraph = subgraphs().find(({ name }) => name === service);
      const isRead = query.startsWith('query');
      const answer = await subgraph
        ?.send({ query, variables, headers, timeoutMs: isRead ? queryMs : mutationMs, repeatable: isRead })
        .catch(() => null);
      return answer?.data && !answer.errors?.length ? (answer.data as Data) : null;
    },
  };
}
