import { operationFromDocument, Supergraph, type Schema } from '@apollo/federation-internals';
import { QueryPlanner, type PlanNode } from '@apollo/query-planner';
import type {
  GatewayExecutionResult,
  GatewayGraphQLRequestContext,
  GatewayInterface,
  GatewayLoadResult,
  GatewaySchemaLoadOrUpdateCallback,
} from '@apollo/server-gateway-interface';
import { getVariableValues, GraphQLError, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context.js';
import type { SubgraphFetcher } from '../sources/subgraph-fetcher.js';
import type { ShapeFault } from './answer-shape.js';
import { PlanRun, type PlanRunSettings } from './plan-run.js';
import { PreparedOperation } from './prepared-operation.js';

const PREPARED_AT_MOST = 500;
const FAULTS_AT_MOST = 20;

/**
 * Answers operations of the supergraph: plans them with Apollo's query planner, once each, and runs the plans.
 * Apollo Server takes it as its gateway. Why not ApolloGateway: tools/decisions/0007.
 */
export class FederatedGraph implements GatewayInterface {
  readonly schema: GraphQLSchema;
  readonly #api: Schema;
  readonly #planner: QueryPlanner;
  readonly #run: PlanRunSettings;
  readonly #prepared = new LRUCache<string, PreparedOperation>({ max: PREPARED_AT_MOST });
  readonly #listeners = new Set<GatewaySchemaLoadOrUpdateCallback>();

  /** @throws when the supergraph is not valid or names a subgraph without a fetcher. */
  constructor(
    private readonly supergraphSdl: string,
    fetcherOf: (subgraph: string) => SubgraphFetcher,
  ) {
    const supergraph = Supergraph.build(supergraphSdl);
    for (const { name } of supergraph.subgraphsMetadata()) fetcherOf(name);
    this.#api = supergraph.apiSchema();
    this.schema = this.#api.toGraphQLJSSchema();
    this.#planner = new QueryPlanner(supergraph);
    this.#run = { supergraph: supergraph.schema.toGraphQLJSSchema(), fetcherOf };
  }

  onSchemaLoadOrUpdate(callback: GatewaySchemaLoadOrUpdateCallback): () => void {
    this.#listeners.add(callback);
    return () => void this.#listeners.delete(callback);
  }

  async load(): Promise<GatewayLoadResult> {
    for (const listener of this.#listeners) listener({ apiSchema: this.schema, coreSupergraphSdl: this.supergraphSdl });
    return { executor: (request) => this.execute(request) };
  }

  async stop(): Promise<void> {
    this.#listeners.clear();
  }

  async execute(request: GatewayGraphQLRequestContext): Promise<GatewayExecutionResult> {
    const prepared = this.#prepare(request);
    const given = request.request.variables ?? {};
    const { errors: wrong, coerced } = getVariableValues(
      this.schema,
      prepared.operation.variableDefinitions ?? [],
      given,
    );
    if (wrong) return { errors: wrong };
    const readsOnly = prepared.operation.operation === OperationTypeNode.QUERY;
    const run = new PlanRun(this.#run, given, coerced, request.context as GatewayContext, readsOnly);
    if (prepared.plan.node) await run.run(prepared.plan.node as PlanNode);
    Object.assign(run.data, await prepared.introspect(coerced));
    const faults: ShapeFault[] = [];
    const data = prepared.shapeFor(coerced).shape(run.data, [], faults);
    // faults in what arrived follow from what did not arrive, where that was told
    const errors = run.errors.length > 0 ? run.errors : faults.slice(0, FAULTS_AT_MOST).map(incomplete);
    return errors.length > 0 ? { data, errors } : { data };
  }

  #prepare({ queryHash, operation, document, request }: GatewayGraphQLRequestContext): PreparedOperation {
    const key = `${queryHash} ${request.operationName ?? ''}`;
    const known = this.#prepared.get(key);
    if (known) return known;
    const planned = operationFromDocument(
      this.#api,
      document,
      request.operationName ? { operationName: request.operationName } : {},
    );
    const prepared = new PreparedOperation(this.#planner.buildQueryPlan(planned), operation, document, this.schema);
    this.#prepared.set(key, prepared);
    return prepared;
  }
}

/** Something that a subgraph's contract promises is not there: mostly an entity that is gone. */
const incomplete = ({ path, message }: ShapeFault): GraphQLError =>
  new GraphQLError('This part is missing', {
    path,
    originalError: new Error(message),
    extensions: { code: 'DATA_INCOMPLETE' },
  });
