import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { ApolloFederationDriver, type ApolloFederationDriverConfig } from '@nestjs/apollo';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { GraphQLContext, RequestHeaders } from '../graphql/context.js';
import { FEDERATION_HEAD } from '../graphql/federation.js';
import { SCALARS } from '../graphql/scalars.js';
import { SUPPORT_SDL } from '../support/support-sdl.js';

@Module({})
export class InfrastructureModule {
  /** Ports and infrastructure, injectable everywhere by their class. */
  static with(providers: Provider[]): DynamicModule {
    const exports = providers.map((provider) => (typeof provider === 'object' ? provider.provide : provider));
    return { module: InfrastructureModule, global: true, imports: [DiscoveryModule], providers, exports };
  }
}

export interface SubgraphOptions {
  /** The service's contract, without the federation head. */
  readonly sdl: string;
  readonly contextFor: (headers: RequestHeaders) => Promise<GraphQLContext>;
  readonly transform: (schema: GraphQLSchema) => GraphQLSchema;
}

/** The schema-first subgraph. */
export function subgraphModule({ sdl, contextFor, transform }: SubgraphOptions): DynamicModule {
  const declared = Object.entries(SCALARS).filter(([name]) => new RegExp(`^scalar ${name}\\b`, 'm').test(sdl));
  return GraphQLModule.forRoot<ApolloFederationDriverConfig>({
    driver: ApolloFederationDriver,
    typeDefs: [FEDERATION_HEAD + sdl + SUPPORT_SDL],
    resolvers: Object.fromEntries(declared),
    transformSchema: transform,
    path: '/graphql',
    plugins: [ApolloServerPluginInlineTraceDisabled()],
    graphiql: false,
    introspection: false,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    formatError: malformed,
    context: ({ req }: { req: { headers: RequestHeaders } }) => contextFor(req.headers),
  });
}

/** The gateway plans valid operations only, so a validation error here is a literal that a scalar refused. */
const malformed = (error: GraphQLFormattedError): GraphQLFormattedError =>
  error.extensions?.['code'] === 'GRAPHQL_VALIDATION_FAILED'
    ? { ...error, extensions: { ...error.extensions, code: 'BAD_USER_INPUT' } }
    : error;
