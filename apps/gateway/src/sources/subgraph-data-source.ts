import type { GraphQLDataSource, GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import type { GatewayGraphQLResponse } from '@apollo/server-gateway-interface';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { shapeOf, type OperationShape } from './operation-shape.js';
import { expand, shrink } from './representations.js';
import { SubgraphUnavailable, type Subgraph, type SubgraphAnswer } from './subgraph.js';

export interface FetchTimeouts {
  /** Milliseconds for a read. A person who waits longer has left. */
  readonly queryMs: number;
  /** Milliseconds for a change: it may be done even when nobody waits for the answer. */
  readonly mutationMs: number;
}

/** At most this many errors say that a service is away; a long list need not say it per entry. */
const ERRORS_AT_MOST = 50;

/** The gateway's way to one service: identity handed on, repeated representations sent once, outages as coded errors. */
export class SubgraphDataSource implements GraphQLDataSource<GatewayContext> {
  constructor(
    private readonly subgraph: Subgraph,
    private readonly timeouts: FetchTimeouts,
    private readonly metrics: GatewayMetrics,
    private readonly onUnavailable: (error: SubgraphUnavailable, requestId: string) => void,
  ) {}

  async process({
    request,
    context,
  }: GraphQLDataSourceProcessOptions<GatewayContext>): Promise<GatewayGraphQLResponse> {
    const { subgraphHeaders: headers, unavailable, requestId } = context as GatewayContext;
    const query = request.query!;
    const shape = shapeOf(query);
    const variables = request.variables ?? {};
    const representations = variables['representations'] as readonly unknown[] | undefined;
    // a service that let this request wait once won't be waited for again
    if (unavailable.has(this.subgraph.name)) return { errors: outage(shape, representations) };
    const shrunk = representations ? shrink(representations) : null;
    const started = performance.now();
    let outcome = 'ok';
    try {
      const answer = await this.subgraph.send({
        query,
        operationName: request.operationName,
        variables: shrunk ? { ...variables, representations: shrunk.distinct } : variables,
        headers,
        timeoutMs: shape.mutation ? this.timeouts.mutationMs : this.timeouts.queryMs,
        repeatable: !shape.mutation,
      });
      if (answer.errors) outcome = 'errors';
      return writable(shrunk ? expand(answer, shrunk) : answer);
    } catch (error) {
      if (!(error instanceof SubgraphUnavailable)) throw error;
      outcome = error.reason;
      unavailable.add(this.subgraph.name);
      this.onUnavailable(error, requestId);
      return { errors: outage(shape, representations) };
    } finally {
      this.metrics.fetched(this.subgraph.name, outcome, performance.now() - started);
    }
  }
}

const writable = (answer: SubgraphAnswer): GatewayGraphQLResponse => answer as GatewayGraphQLResponse;

/** One error for every field that can't be answered, where the client asked for it (reliability 4). */
function outage(shape: OperationShape, representations: readonly unknown[] | undefined): GraphQLFormattedError[] {
  const { asks } = shape;
  const paths =
    'root' in asks
      ? asks.root.map((name) => [name])
      : (representations ?? []).slice(0, ERRORS_AT_MOST).flatMap((representation, i) => {
          const type = (representation as { __typename?: string }).__typename ?? '';
          return (asks.entities.get(type) ?? [...asks.entities.values()].flat()).map((name) => ['_entities', i, name]);
        });
  return paths.slice(0, ERRORS_AT_MOST).map((path) => ({
    message: 'This part is not available at the moment',
    path,
    extensions: { code: 'SUBGRAPH_UNAVAILABLE' },
  }));
}
