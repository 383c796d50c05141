import type { Subgraph } from '../sources/subgraph.js';

export type SignedHeaders = Readonly<Record<string, string>>;

export interface ServiceCalls {
  /** Names of all services. */
  readonly names: readonly string[];
  /**
   * What a service answers to an operation of the kit, on behalf of whom the headers name; null when it gives no answer.
   * A read takes a second at most, so that one service which hangs does not keep the others' answers.
   */
  ask<Data>(
    service: string,
    operation: { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> },
    headers: SignedHeaders,
  ): Promise<Data | null>;
}

const READ_MS = 1_000;
const CHANGE_MS = 20_000;

/** Asks the services for what the kit answers in each of them, in process and over HTTP alike. */
export function serviceCalls(subgraphs: () => readonly Subgraph[]): ServiceCalls {
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
        ?.send({ query, variables, headers, timeoutMs: isRead ? READ_MS : CHANGE_MS, repeatable: isRead })
        .catch(() => null);
      return answer?.data && !answer.errors?.length ? (answer.data as Data) : null;
    },
  };
}
