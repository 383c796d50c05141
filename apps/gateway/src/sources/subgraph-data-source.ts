import type { GraphQLDataSource } from '@apollo/gateway';
import type { GatewayGraphQLResponse } from '@apollo/server-gateway-interface';
import { OperationTypeNode } from 'graphql';
import type { GatewayContext } from '../context.js';
import type { Data } from './data.js';
import type { EntityPlaces } from './entity-places.js';
import { entityErrors, fieldErrors } from './error-paths.js';
import { distinctOf } from './representations.js';
import type { SubgraphFetcher } from './subgraph-fetcher.js';
import type { SubgraphOperations } from './subgraph-operation.js';

type Options = Parameters<GraphQLDataSource<GatewayContext>['process']>[0];

/** One subgraph as ApolloGateway sees it. */
export class SubgraphDataSource implements GraphQLDataSource<GatewayContext> {
  constructor(
    private readonly fetcher: SubgraphFetcher,
    private readonly operations: SubgraphOperations,
    private readonly places: EntityPlaces,
  ) {}

  async process(options: Options): Promise<GatewayGraphQLResponse> {
    if (!('incomingRequestContext' in options)) throw new Error(`a subgraph has no answer to a ${options.kind}`);
    const { request, incomingRequestContext: incoming, pathInIncomingRequest: path = [] } = options;
    const { context } = incoming;
    if (context.planOnly) return { data: null };
    const variables = request.variables ?? {};
    const fetch = {
      operation: this.operations.read(request.query!),
      operationName: request.operationName,
      context,
      // queries share loaded data; mutations must not keep it between their fields
      scope: incoming.operation.operation === OperationTypeNode.QUERY ? incoming : undefined,
    };
    if (!fetch.operation.entityFields) {
      const { data, errors } = await this.fetcher.fetch({ ...fetch, variables });
      if (data && path.length === 0) context.received.push(data);
      return { ...(data ? { data } : {}), ...(errors ? { errors: fieldErrors(errors, path) } : {}) };
    }
    const representations = variables['representations'] as readonly Data[];
    const { distinct, positions } = distinctOf(representations);
    const { data, errors } = await this.fetcher.fetch({
      ...fetch,
      variables: { ...variables, representations: distinct },
    });
    const entities = data?.['_entities'] as readonly unknown[] | null | undefined;
    const places = () => this.places.find(context.received, path, representations);
    return {
      ...(entities ? { data: { _entities: positions.map((position) => entities[position]) } } : {}),
      ...(errors ? { errors: entityErrors(errors, positions, places) } : {}),
    };
  }
}
