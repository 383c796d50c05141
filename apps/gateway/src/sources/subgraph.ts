import type { GraphQLFormattedError } from 'graphql';

export interface SubgraphRequest {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Timeout in milliseconds. */
  readonly timeoutMs: number;
  /** Whether it can be sent again if its connection broke before the answer. */
  readonly repeatable: boolean;
  /** Whether it changes something; what is not repeatable does. */
  readonly command?: boolean | undefined;
  /** Fetches with the same scope belong to one query and may share loaded data. */
  readonly scope?: object | undefined;
}

export interface SubgraphAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** Transport-independent access to a service. */
export interface Subgraph {
  readonly name: string;
  /** Rejects with SubgraphUnavailable if there is no GraphQL response in time. */
  send(request: SubgraphRequest): Promise<SubgraphAnswer>;
  stop(): Promise<void>;
}

export type Unavailability = 'NO_CONNECTION' | 'TOO_SLOW' | 'CIRCUIT_OPEN' | 'BAD_ANSWER' | 'FAILED';

export class SubgraphUnavailable extends Error {
  constructor(
    readonly subgraph: string,
    readonly reason: Unavailability,
    cause?: unknown,
  ) {
    super(`${subgraph}: ${reason}`, { cause });
    this.name = 'SubgraphUnavailable';
  }
}
