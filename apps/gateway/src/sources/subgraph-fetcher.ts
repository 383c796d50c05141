import { trace } from '@opentelemetry/api';
import { currentTraceparent, inSpan } from '@setpoint/service-kit/edge';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { shapeOf, type OperationShape } from './operation-shape.js';
import { SubgraphUnavailable, type Subgraph, type SubgraphAnswer } from './subgraph.js';

export interface FetchTimeouts {
  /** Milliseconds for a read. A person who waits longer has left. */
  readonly queryMs: number;
  /** Milliseconds for a change: it may be done even when nobody waits for the answer. */
  readonly mutationMs: number;
}

/** At most this many errors say that a service is away; a long list need not say it per entry. */
const ERRORS_AT_MOST = 50;

/** One subgraph for those who run plans: identity handed on, outages as coded errors, everything counted. */
export class SubgraphFetcher {
  constructor(
    private readonly subgraph: Subgraph,
    private readonly timeouts: FetchTimeouts,
    private readonly metrics: GatewayMetrics,
    private readonly onUnavailable: (error: SubgraphUnavailable, requestId: string) => void,
  ) {}

  fetch(
    query: string,
    operationName: string | undefined,
    variables: Readonly<Record<string, unknown>>,
    context: GatewayContext,
    scope?: object,
  ): Promise<SubgraphAnswer> {
    const send = () => this.#send(query, operationName, variables, context, scope);
    return trace.getActiveSpan()
      ? inSpan(`fetch ${this.subgraph.name}`, { 'graphql.operation.name': operationName ?? '' }, send)
      : send();
  }

  async #send(
    query: string,
    operationName: string | undefined,
    variables: Readonly<Record<string, unknown>>,
    { subgraphHeaders, unavailable, requestId }: GatewayContext,
    scope: object | undefined,
  ): Promise<SubgraphAnswer> {
    const { name } = this.subgraph;
    const shape = shapeOf(query);
    // a service that let this operation wait once won't be waited for again
    if (unavailable.has(name)) return { errors: outage(shape, variables) };
    const traceparent = currentTraceparent();
    const started = performance.now();
    let outcome = 'ok';
    try {
      const answer = await this.subgraph.send({
        query,
        operationName,
        variables,
        headers: traceparent ? { ...subgraphHeaders, traceparent } : subgraphHeaders,
        timeoutMs: shape.mutation ? this.timeouts.mutationMs : this.timeouts.queryMs,
        repeatable: !shape.mutation,
        scope,
      });
      if (answer.errors) outcome = 'errors';
      return answer;
    } catch (error) {
      if (!(error instanceof SubgraphUnavailable)) throw error;
      outcome = error.reason;
      unavailable.add(name);
      this.onUnavailable(error, requestId);
      return { errors: outage(shape, variables) };
    } finally {
      this.metrics.fetched(name, outcome, performance.now() - started);
    }
  }
}

/** One error for every field that can't be answered, where the client asked for it (reliability 4). */
function outage({ asks }: OperationShape, variables: Readonly<Record<string, unknown>>): GraphQLFormattedError[] {
  const paths =
    'root' in asks
      ? asks.root.map((name) => [name])
      : asks.entities.flatMap(({ responseName, variable, fields }) => {
          const representations = (variables[variable] ?? []) as readonly { readonly __typename?: string }[];
          return representations
            .slice(0, ERRORS_AT_MOST)
            .flatMap(({ __typename = '' }, i) =>
              (fields.get(__typename) ?? [...fields.values()].flat()).map((name) => [responseName, i, name]),
            );
        });
  return paths.slice(0, ERRORS_AT_MOST).map((path) => ({
    message: 'This part is not available at the moment',
    path,
    extensions: { code: 'SUBGRAPH_UNAVAILABLE' },
  }));
}
