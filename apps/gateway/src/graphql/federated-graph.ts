import { ApolloGateway } from '@apollo/gateway';
import type {
  GatewayExecutionResult,
  GatewayInterface,
  GatewayLoadResult,
  GatewaySchemaLoadOrUpdateCallback,
} from '@apollo/server-gateway-interface';
import { buildSchema, type GraphQLError, type GraphQLSchema } from 'graphql';
import { missingAt } from '../errors/gateway-error.js';
import { EntityPlaces } from '../sources/entity-places.js';
import { SubgraphDataSource } from '../sources/subgraph-data-source.js';
import type { SubgraphFetcher } from '../sources/subgraph-fetcher.js';
import { SubgraphOperations } from '../sources/subgraph-operation.js';
import { pricesOf, type Prices } from '../limits/prices.js';
import { sensitiveMutationsOf, type SensitiveMutations } from '../limits/sensitive-mutations.js';
import { sharedFieldsOf } from '../live/shared-fields.js';
import { BoundedCache } from './bounded-cache.js';

// Disables reporting to Apollo and cloud metadata lookups.
process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';

/** Maximum number of plans evaluated per operation; shipped operations need a handful. */
const PLANS_COMPARED_AT_MOST = 200;
const PLAN_CACHE_BYTES = 8 * 1_048_576;
const MISSING_AT_MOST = 20;

/** Executes operations of the supergraph with ApolloGateway over our subgraphs, mapping errors to our format. */
export class FederatedGraph implements GatewayInterface {
  readonly #apollo: ApolloGateway;
  /** Fields with @shared, as `Message.text`. */
  readonly sharedFields: ReadonlySet<string>;
  readonly sensitiveMutations: SensitiveMutations;
  readonly prices: Prices;
  #schema: GraphQLSchema | undefined;

  constructor(
    supergraphSdl: string,
    fetcherOf: (subgraph: string) => SubgraphFetcher,
    onPlanned: (ms: number) => void = () => undefined,
  ) {
    const supergraph = buildSchema(supergraphSdl, { assumeValid: true, assumeValidSDL: true });
    const operations = new SubgraphOperations(supergraph);
    const places = new EntityPlaces(supergraph);
    this.sharedFields = sharedFieldsOf(supergraph);
    this.sensitiveMutations = sensitiveMutationsOf(supergraph);
    this.prices = pricesOf(supergraph);
    this.#apollo = new ApolloGateway({
      supergraphSdl,
      buildService: ({ name }) => new SubgraphDataSource(fetcherOf(name), operations, places) as never,
      queryPlannerConfig: {
        // expands clients' fragments: planning is faster and does not depend on fragment names
        reuseQueryFragments: false,
        cache: new BoundedCache(PLAN_CACHE_BYTES, onPlanned),
        debug: { maxEvaluatedPlans: PLANS_COMPARED_AT_MOST },
      },
      // composed by our build, and compared with the subgraph schemas by a test
      validateSupergraph: false,
      __exposeQueryPlanExperimental: false,
      logger: SILENT,
    });
    this.#apollo.onSchemaLoadOrUpdate(({ apiSchema }) => (this.#schema = apiSchema));
  }

  /** The API schema visible to clients. */
  get schema(): GraphQLSchema {
    if (!this.#schema) throw new Error('the graph was not loaded yet');
    return this.#schema;
  }

  get isLoaded(): boolean {
    return this.#schema !== undefined;
  }

  onSchemaLoadOrUpdate(callback: GatewaySchemaLoadOrUpdateCallback): () => void {
    return this.#apollo.onSchemaLoadOrUpdate(callback);
  }

  /** Rejects if the supergraph is invalid or refers to an unknown subgraph. */
  async load(): Promise<GatewayLoadResult> {
    const { executor } = await this.#apollo.load();
    return { executor: async (request) => completed(await executor(request)) };
  }

  stop(): Promise<void> {
    return this.#apollo.stop();
  }
}

/** ApolloGateway reports missing data in an extension. */
function completed({ data, errors, extensions }: GatewayExecutionResult): GatewayExecutionResult {
  if (errors?.length) return data === undefined ? { errors } : { data, errors };
  const missing = extensions?.['valueCompletion'] as readonly GraphQLError[] | undefined;
  if (!missing?.length) return { data };
  return { data, errors: missing.slice(0, MISSING_AT_MOST).map(({ path }) => missingAt(path)) };
}

const nothing = () => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };
