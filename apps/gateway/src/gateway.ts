import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import type { RequestHandler } from 'express';
import type { ExecutionResult } from 'graphql';
import type { JSONWebKeySet } from 'jose';
import { Authenticator } from './auth/authenticator.js';
import type { Caller } from './auth/caller.js';
import { EndedSessions } from './auth/ended-sessions.js';
import { KeySet } from './auth/key-set.js';
import { SignedIdentities } from './auth/signed-identities.js';
import type { GatewayContext } from './context.js';
import { authDoors } from './doors/auth-doors.js';
import { InternalCalls } from './doors/internal-call.js';
import { serviceDoors } from './doors/service-doors.js';
import { makeFormatError } from './errors/format-error.js';
import { gatewayError } from './errors/gateway-error.js';
import { operationPlugin } from './graphql/operation-plugin.js';
import { CallCounter } from './limits/call-rates.js';
import { CALL_RATES, DOCUMENT_LIMITS } from './limits/settings.js';
import type { Hydration } from './live/hydration.js';
import { LiveServer } from './live/live-server.js';
import type { GatewayOptions, RunningGateway } from './options.js';
import { HttpSubgraph } from './sources/http-subgraph.js';
import { InProcessSubgraph } from './sources/in-process-subgraph.js';
import { SubgraphFetcher } from './sources/subgraph-fetcher.js';
import { SubgraphUnavailable, type Subgraph } from './sources/subgraph.js';
import { FederatedGraph } from './federation/federated-graph.js';
import { GatewayMetrics } from './telemetry/metrics.js';
import { currentRequestId, requestScope } from './telemetry/request-scope.js';
import { addressReader } from './web/address.js';
import { makeApp, type AppSettings } from './web/app.js';
import { originCheck } from './web/same-origin.js';

/** Everything that `me` tells the browser after sign-in (API-01). */
const READ_USER = `query SignedUpUser {
  me {
    id firstName lastName displayName email photoUrl sex sports
    locationName locationLat locationLng kmToSearch language firebaseToken
  }
}`;

const DEFAULT_BODY_BYTES = 100_000;
/** A read that takes longer counts as an outage, so that the rest is answered within 1.5 s (reliability 4). */
const HTTP_TIMEOUTS = { queryMs: 1_200, mutationMs: 10_000 };
/** Within one process there is no network to lose an answer. */
const LOCAL_TIMEOUTS = { queryMs: 10_000, mutationMs: 30_000 };

/** Starts the gateway: one GraphQL endpoint, live updates, sign-in doors, pages. Rejects when a port is taken. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { clock, logger: log, push, cache, limiter, secret } = options;
  const metrics = new GatewayMetrics({ process: options.processMetrics ?? false });
  const limits = { ...DOCUMENT_LIMITS, ...options.limits };
  const calls = new CallCounter(limiter, { ...CALL_RATES, ...options.rates });
  const addressOf = addressReader(options.proxies ?? 0);
  const originAllowed = originCheck(options.allowedOrigins ?? []);
  const formatError = makeFormatError(log);
  const subgraphs = new Map(
    Object.entries(options.services).map(([name, service]) => [name, reach(name, service, options)]),
  );
  const identities = new SignedIdentities(secret);
  const identity = new InternalCalls(subgraphNamed('identity'), identities, HTTP_TIMEOUTS.mutationMs);
  const keys = new KeySet(async () => {
    const requestId = currentRequestId() ?? 'signing-keys';
    const answer = await identity.call<{ signingKeys: JSONWebKeySet }>(
      'query SigningKeys { signingKeys }',
      {},
      requestId,
    );
    return answer.signingKeys;
  });
  const ended = new EndedSessions(push, cache);
  const authenticator = new Authenticator(keys, ended, clock);

  const fetchers = new Map(
    [...subgraphs.values()].map((subgraph) => [
      subgraph.name,
      new SubgraphFetcher(
        subgraph,
        { ...timeoutsOf(subgraph.name, options), ...options.timeouts },
        metrics,
        ({ cause, reason }, requestId) =>
          log.warn({ err: cause, requestId, subgraph: subgraph.name, reason }, 'a subgraph gave no answer'),
      ),
    ]),
  );
  const gateway = new FederatedGraph(options.supergraphSdl, (name) => {
    const fetcher = fetchers.get(name);
    if (!fetcher) throw missing(name);
    return fetcher;
  });

  const webServer = http.createServer();
  const supportServer = options.supportPort === undefined ? null : http.createServer();
  const servers = [webServer, ...(supportServer ? [supportServer] : [])];
  for (const server of servers) {
    server.requestTimeout = 30_000;
    server.headersTimeout = 15_000;
    server.keepAliveTimeout = 65_000;
  }

  let takesCalls = true;
  const server = new ApolloServer<GatewayContext>({
    gateway,
    introspection: options.introspection ?? false,
    hideSchemaDetailsFromClientErrors: !(options.introspection ?? false),
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    logger: libraryLog(log),
    formatError,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ...servers.map((httpServer) => ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 10_000 })),
      operationPlugin({ limits, calls, metrics }),
    ],
  });
  await server.start();

  const contextOf = async (
    caller: Caller,
    requestId: string,
    address: string,
    counted: boolean,
  ): Promise<GatewayContext> => {
    return {
      caller,
      requestId,
      address,
      subgraphHeaders: await identities.headersFor(caller, requestId),
      unavailable: new Set(),
      counted,
    };
  };

  /** An operation of the gateway itself, on behalf of the caller. */
  const run = (hydration: Hydration, caller: Caller, requestId: string): Promise<ExecutionResult> =>
    requestScope.run({ requestId }, async () => {
      const { query, variables, operationName } = hydration;
      const { body } = await server.executeOperation(
        { query, variables: { ...variables }, ...(operationName ? { operationName } : {}) },
        { contextValue: await contextOf(caller, requestId, 'gateway', false) },
      );
      if (body.kind !== 'single') throw new Error('the gateway delivers no answers in parts');
      return body.singleResult as ExecutionResult;
    });

  const live = new LiveServer({
    schema: () => gateway.schema,
    run,
    authenticator,
    ended,
    push,
    clock,
    calls,
    limits,
    formatError,
    metrics,
    originAllowed,
    addressOf,
    pingMs: (options.pingSeconds ?? 20) * 1_000,
  });

  const callers = new WeakMap<http.IncomingMessage, Caller>();
  const authenticated: RequestHandler = async (request, response, next) => {
    try {
      callers.set(request, await authenticator.fromHeader(request.headers.authorization));
      next();
    } catch (error) {
      if (!(error instanceof SubgraphUnavailable)) return next(error);
      const unavailable = gatewayError('SUBGRAPH_UNAVAILABLE', 'Sign-in is not available at the moment');
      response.status(503).json({ errors: [formatError(unavailable.toJSON(), unavailable)] });
    }
  };
  const execute = expressMiddleware(server, {
    context: ({ req }) => contextOf(callers.get(req)!, currentRequestId()!, addressOf(req), true),
  });

  const common: Omit<AppSettings, 'pagesRoot'> = {
    auth: authDoors({
      identity,
      calls,
      metrics,
      log,
      addressOf,
      signUpWaitMs: options.signUpWaitMs ?? 3_000,
      readUser: async (accessToken, requestId) => {
        const caller = await authenticator.fromToken(accessToken);
        const { data, errors } = await run(
          { query: READ_USER, variables: {}, operationName: undefined },
          caller,
          requestId,
        );
        return errors?.length ? null : ((data?.['me'] as Record<string, unknown> | null | undefined) ?? null);
      },
    }),
    service: serviceDoors({
      keys,
      subgraphs: [...subgraphs.values()],
      identities,
      metrics,
      publicConfig: options.publicConfig ?? {},
      clock,
      takesCalls: () => takesCalls,
    }),
    graphql: [authenticated, execute] as unknown as RequestHandler,
    bodyBytes: options.bodyBytes ?? DEFAULT_BODY_BYTES,
    contentSources: options.contentSources ?? {},
    https: options.https ?? false,
    allowedOrigins: options.allowedOrigins ?? [],
    filesRoot: options.filesRoot,
    formatError,
    metrics,
  };
  webServer.on('request', makeApp({ ...common, pagesRoot: options.webRoot }));
  supportServer?.on('request', makeApp({ ...common, pagesRoot: options.adminRoot }));
  for (const httpServer of servers) live.attach(httpServer);

  const retire = () => {
    takesCalls = false;
  };
  const stop = async () => {
    retire();
    await live.stop();
    await server.stop();
    ended.stop();
    await Promise.all([...subgraphs.values()].map((subgraph) => subgraph.stop()));
  };

  try {
    const host = options.host ?? '127.0.0.1';
    const url = await listen(webServer, options.port, host);
    const supportUrl = supportServer ? await listen(supportServer, options.supportPort!, host) : null;
    return { url, supportUrl, retire, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  function subgraphNamed(name: string): Subgraph {
    const subgraph = subgraphs.get(name);
    if (!subgraph) throw missing(name);
    return subgraph;
  }
}

const missing = (name: string) => new Error(`the supergraph needs the service ${name}, which was not given`);

function reach(
  name: string,
  service: GatewayOptions['services'][string],
  { breaker, logger }: GatewayOptions,
): Subgraph {
  return typeof service === 'string'
    ? new HttpSubgraph(name, service, breaker ? { breaker } : {})
    : new InProcessSubgraph(name, service, (error) =>
        logger.error({ err: error, subgraph: name }, 'a resolver failed'),
      );
}

const timeoutsOf = (name: string, { services }: GatewayOptions) =>
  typeof services[name] === 'string' ? HTTP_TIMEOUTS : LOCAL_TIMEOUTS;

async function listen(server: http.Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port: actual } = server.address() as AddressInfo;
  return `http://${host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${actual}`;
}

/** The libraries log sentences; here a line is fields and a sentence. */
const libraryLog = (log: GatewayOptions['logger']) => ({
  debug: () => undefined,
  info: (text?: string) => log.info({}, text ?? ''),
  warn: (text?: string) => log.warn({}, text ?? ''),
  error: (text?: string) => log.error({}, text ?? ''),
});
