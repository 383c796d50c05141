import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import {
  contextFromHeaders,
  enforceAccess,
  FEDERATION_HEAD,
  identityVerifier,
  invalidInputError,
  SCALARS,
  type GraphQLContext,
} from '@setpoint/service-kit/edge';
import { InvalidInput } from '@setpoint/kernel';
import { parse } from 'graphql';
import { gatewayError } from '../errors/gateway-error.js';
import type { LocalService } from '../sources/in-process-subgraph.js';
import type { FetchTimeouts } from '../sources/subgraph-fetcher.js';
import type { Subgraph } from '../sources/subgraph.js';
import { serviceCalls, type SignedHeaders } from './ask-services.js';
import { readAuditLog, type AuditLogArgs } from './audit-log.js';
import { changeDeadLetters, readDeadLetters, type DeadLettersInput } from './dead-letters.js';
import { readServiceStates } from './service-states.js';

/** Name of the gateway's own subgraph in the supergraph. */
export const PLATFORM = 'platform';

const readSdl = () => readFileSync(new URL('../../platform.graphql', import.meta.url), 'utf8');

type Context = GraphQLContext & { readonly headers: SignedHeaders };
type Resolver<Args> = (source: unknown, args: Args, context: Context) => unknown;

/**
 * Support fields aggregated over all services: audit log, dead letters, health. A subgraph in this process, so
 * that access rules, entities and generated types work as in any other; it forwards the caller's signed identity,
 * which each service verifies again.
 */
export function platformSubgraph(
  secret: string,
  subgraphs: () => readonly Subgraph[],
  timeouts?: Partial<FetchTimeouts>,
): LocalService {
  const calls = serviceCalls(subgraphs, timeouts);
  const verify = identityVerifier(secret);
  const Query: Record<string, Resolver<never>> = {
    auditLog: async (_, args: AuditLogArgs, { headers }) => {
      try {
        return await readAuditLog(calls, args, headers);
      } catch (error) {
        throw error instanceof InvalidInput ? invalidInputError(error) : error;
      }
    },
    serviceStates: (_, _args, { headers }) => readServiceStates(calls, headers),
    deadLetters: async (_, args: { service: string; first?: number | null }, { headers }) => {
      if (!calls.names.includes(args.service))
        throw gatewayError('BAD_USER_INPUT', `there is no service ${args.service}`);
      const letters = await readDeadLetters(calls, args, headers);
      if (!letters) throw gatewayError('SUBGRAPH_UNAVAILABLE', `${args.service} gives no answer`);
      return letters;
    },
  };
  const Mutation: Record<string, Resolver<never>> = {
    replayDeadLetters: (_, { input }: { input: DeadLettersInput }, { headers }) =>
      changeDeadLetters(calls, 'REPLAY', input, headers),
    discardDeadLetters: (_, { input }: { input: DeadLettersInput }, { headers }) =>
      changeDeadLetters(calls, 'DISCARD', input, headers),
  };
  const resolvers = { Query, Mutation, DateTime: SCALARS['DateTime'] };
  const typeDefs = parse(FEDERATION_HEAD + readSdl());
  const schema = enforceAccess(buildSubgraphSchema([{ typeDefs, resolvers: resolvers as never }]));
  return { schema, contextFor: async (headers) => ({ ...(await contextFromHeaders(headers, verify)), headers }) };
}
