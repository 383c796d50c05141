import { currentTraceparent } from '@setpoint/service-kit/edge';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context.js';
import { missingAt } from '../errors/gateway-error.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { removeMisshapen } from './answer-shape.js';
import { isData } from './data.js';
import { carryRequestIds } from './request-ids.js';
import type { SubgraphOperation } from './subgraph-operation.js';
import { SubgraphUnavailable, type Subgraph, type SubgraphAnswer } from './subgraph.js';

export interface FetchTimeouts {
  /** Timeout of queries in milliseconds. */
  readonly queryMs: number;
  /** Timeout of mutations in milliseconds; they may take effect even after it. */
  readonly mutationMs: number;
}

export interface Fetch {
  readonly operation: SubgraphOperation;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: GatewayContext;
  /** Fetches with the same scope may share loaded data. */
  readonly scope: object | undefined;
}

/** Maximum number of errors reported for an unavailable service. */
const ERRORS_AT_MOST = 50;

/** Sends the planner's operations to one subgraph, with forwarded identity, coded errors for outages, and metrics. */
export class SubgraphFetcher {
  constructor(
    private readonly subgraph: Subgraph,
    private readonly timeouts: FetchTimeouts,
    private readonly metrics: GatewayMetrics,
    private readonly onUnavailable: (error: SubgraphUnavailable, requestId: string) => void,
  ) {}

  /** Never rejects because of the subgraph, and guarantees the shape of the result. */
  async fetch(fetch: Fetch): Promise<SubgraphAnswer> {
    const { operation, operationName, variables, context, scope } = fetch;
    const { name } = this.subgraph;
    const { subgraphHeaders, unavailable, requestId } = context;
    // do not wait again for a service that already timed out in this operation
    if (unavailable.has(name)) return outage(fetch, true);
    const traceparent = currentTraceparent();
    const started = performance.now();
    let outcome = 'ok';
    try {
      const answer = await this.subgraph.send({
        query: operation.query,
        operationName,
        variables,
        headers: traceparent ? { ...subgraphHeaders, traceparent } : subgraphHeaders,
        timeoutMs: operation.mutation ? this.timeouts.mutationMs : this.timeouts.queryMs,
        repeatable: !operation.mutation || carryRequestIds(operation.commands, variables),
        command: operation.mutation,
        scope,
      });
      if (answer.errors) outcome = 'errors';
      return this.#checked(fetch, answer);
    } catch (error) {
      if (!(error instanceof SubgraphUnavailable)) throw error;
      outcome = error.reason;
      unavailable.add(name);
      this.onUnavailable(error, requestId);
      return outage(fetch, !operation.mutation || error.reason === 'CIRCUIT_OPEN');
    } finally {
      this.metrics.fetched(name, outcome, performance.now() - started);
    }
  }

  #checked({ operation, variables, context }: Fetch, answer: SubgraphAnswer): SubgraphAnswer {
    const { data, errors } = answer;
    if (data === null || data === undefined) {
      if (errors?.length) return answer;
      throw new SubgraphUnavailable(this.subgraph.name, 'BAD_ANSWER', new Error('neither data nor errors'));
    }
    const entities = operation.entityFields ? data['_entities'] : undefined;
    const expected = operation.entityFields ? (variables['representations'] as readonly unknown[]).length : 0;
    if (!isData(data) || (entities && !(Array.isArray(entities) && entities.length === expected))) {
      throw new SubgraphUnavailable(this.subgraph.name, 'BAD_ANSWER', new Error('data of another shape'));
    }
    const removed = removeMisshapen(data, operation.shape);
    if (removed.length > 0) {
      const cause = new Error(`data of another shape: ${removed[0]!.join('.')}`);
      this.onUnavailable(new SubgraphUnavailable(this.subgraph.name, 'BAD_ANSWER', cause), context.requestId);
    }
    const gone = errors?.length || !entities ? [] : goneOf(entities as readonly unknown[], operation, variables);
    const missing = [...removed, ...gone].slice(0, ERRORS_AT_MOST).map((path) => missingAt(path).toJSON());
    return missing.length === 0 ? answer : { data, errors: [...(errors ?? []), ...missing] };
  }
}

/** What was promised of entities that the service does not have (any more), or not for this person. */
function goneOf(
  entities: readonly unknown[],
  { promisedFields }: Fetch['operation'],
  variables: Fetch['variables'],
): (string | number)[][] {
  const representations = variables['representations'] as readonly { readonly __typename?: string }[];
  return entities.flatMap((entity, i) =>
    entity === null
      ? (promisedFields.get(representations[i]?.__typename ?? '') ?? []).map((name) => ['_entities', i, name])
      : [],
  );
}

/** One error per unavailable field, at its path. */
function outage({ operation, variables }: Fetch, retryable: boolean): SubgraphAnswer {
  const { entityFields, rootFields } = operation;
  const paths = entityFields
    ? (variables['representations'] as readonly { readonly __typename?: string }[])
        .slice(0, ERRORS_AT_MOST)
        .flatMap(({ __typename = '' }, i) =>
          (entityFields.get(__typename) ?? [...entityFields.values()].flat()).map((name) => ['_entities', i, name]),
        )
    : rootFields.map((name) => [name]);
  return {
    errors: paths.slice(0, ERRORS_AT_MOST).map((path): GraphQLFormattedError => ({
      message: 'This part is not available at the moment',
      path,
      extensions: { code: 'SUBGRAPH_UNAVAILABLE', retryable },
    })),
  };
}
