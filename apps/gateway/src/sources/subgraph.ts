import type { GraphQLFormattedError } from 'graphql';

export interface SubgraphRequest {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds after which the answer comes too late. */
  readonly timeoutMs: number;
  /** Whether it may be sent a second time when the connection broke under it. */
  readonly repeatable: boolean;
  /** Fetches with the same scope belong to one read: the service may share what it has loaded among them. */
  readonly scope?: object | undefined;
}

export interface SubgraphAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** One service, however it is reached. */
export interface Subgraph {
  readonly name: string;
  /** Rejects with SubgraphUnavailable when the service gives no GraphQL answer in time. */
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
