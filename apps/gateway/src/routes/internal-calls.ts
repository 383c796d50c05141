import type { GraphQLFormattedError } from 'graphql';
import type { SignedIdentities } from '../auth/signed-identities.js';
import type { Subgraph } from '../sources/subgraph.js';

/** Calls INTERNAL fields of a subgraph on the gateway's own behalf. */
export class InternalCalls {
  constructor(
    private readonly subgraph: Subgraph,
    private readonly identities: SignedIdentities,
    private readonly timeoutMs: number,
  ) {}

  /** Resolves with the data. Rejects with SubgraphUnavailable, or with the subgraph's errors as InternalCallFailed. */
  async call<Data>(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    requestId: string,
    timeoutMs = this.timeoutMs,
  ): Promise<Data> {
    const answer = await this.subgraph.send({
      query,
      variables,
      headers: await this.identities.internalHeaders(requestId),
      timeoutMs,
      repeatable: query.startsWith('query'),
    });
    if (answer.errors?.length || !answer.data) throw new InternalCallFailed(this.subgraph.name, answer.errors ?? []);
    return answer.data as Data;
  }
}

export class InternalCallFailed extends Error {
  constructor(
    subgraph: string,
    readonly errors: readonly GraphQLFormattedError[],
  ) {
    super(`${subgraph} refused an internal call: ${errors.map(({ message }) => message).join('; ')}`);
    this.name = 'InternalCallFailed';
  }
}
