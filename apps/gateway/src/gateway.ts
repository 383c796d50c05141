import http from 'node:http';
import { createTexts } from '@setpoint/i18n';
import { isSupport } from '@setpoint/kernel';
import { PictureRedrawer } from '@setpoint/uploads';
import { authenticated } from './auth/authenticated.js';
import { Authenticator } from './auth/authenticator.js';
import { visitor, type Caller } from './auth/caller.js';
import { EndedSessions } from './auth/ended-sessions.js';
import { IdentityQueries } from './auth/identity-queries.js';
import { KeySet } from './auth/key-set.js';
import { SignedIdentities } from './auth/signed-identities.js';
import { CalendarReader } from './calendar/calendar-reader.js';
import { calendarRoutes } from './calendar/calendar-routes.js';
import { dataBundleRoutes } from './documents/data-bundle-routes.js';
import { documentRoutes } from './documents/document-routes.js';
import { makeFormatError } from './errors/format-error.js';
import { admit } from './graphql/admit.js';
import { FederatedGraph } from './graphql/federated-graph.js';
import { GraphqlServer } from './graphql/graphql-server.js';
import { Admission } from './limits/admission.js';
import { CallCounter } from './limits/call-rates.js';
import { Documents } from './limits/documents.js';
import { CALL_RATES, callBudgets, COST_PER_MINUTE, DOCUMENT_LIMITS, SUBSCRIPTION_LIMITS } from './limits/settings.js';
import { TrustedDocuments } from './limits/trusted-documents.js';
import { conversationReaders } from './live/conversation-readers.js';
import { LiveServer } from './live/live-server.js';
import type { GatewayOptions, RunningGateway } from './options.js';
import { Partners } from './partners/partners.js';
import { authRoutes } from './routes/auth-routes.js';
import { InternalCalls } from './routes/internal-calls.js';
import { operationsApp } from './routes/operations-app.js';
import { publicRoutes } from './routes/public-routes.js';
import { Readiness } from './routes/readiness.js';
import { CardPainter } from './share/card-painter.js';
import { pageDescriber } from './share/describe-page.js';
import { shareRoutes } from './share/share-routes.js';
import { HTTP_TIMEOUTS, Subgraphs } from './sources/subgraphs.js';
import { GatewayMetrics } from './telemetry/metrics.js';
import { currentRequestId, requestScope } from './telemetry/request-scope.js';
import { uploadRoutes } from './uploads/upload-routes.js';
import { unsubscribeRoutes } from './unsubscribe/unsubscribe-routes.js';
import { webhookRoutes } from './webhooks/webhook-routes.js';
import { addressReader } from './web/address.js';
import { makeApp, type AppSettings } from './web/app.js';
import { withCaptcha } from './web/captcha-settings.js';
import { publicMap, withMap } from './web/map-settings.js';
import { withStripe } from './web/payment-settings.js';
import { SUBJECT_QUERIES, subjectFinder } from './web/page-subjects.js';
import { listen } from './web/listen.js';
import { SITEMAP_QUERIES } from './web/sitemap-lists.js';
import { sitemapRoutes } from './web/sitemap-routes.js';
import { originCheck } from './web/same-origin.js';

/** Fields of `me` returned after sign-in (API-01). */
const READ_USER = `query SignedUpUser {
  me {
    id firstName lastName displayName email photoUrl sex sports
    locationName locationLat locationLng kmToSearch language firebaseToken
  }
}`;

const DEFAULT_BODY_BYTES = 100_000;

/** Starts the gateway: GraphQL endpoint, live updates, sign-in endpoints, pages. Rejects if a port is in use. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { clock, logger: log, push, cache, limiter, secret } = options;
  const metrics = new GatewayMetrics({ process: options.processMetrics ?? false });
  const limits = { ...DOCUMENT_LIMITS, ...options.limits };
  const calls = new CallCounter(limiter, { ...CALL_RATES, ...options.rates });
  const addressOf = addressReader(options.proxies ?? 0);
  const originAllowed = originCheck(options.allowedOrigins ?? []);
  const formatError = makeFormatError(log);
  const subgraphs = new Subgraphs(options, metrics);
  const identities = new SignedIdentities(secret);
  const identity = new InternalCalls(subgraphs.named('identity'), identities, HTTP_TIMEOUTS.mutationMs);
  const identityQueries = new IdentityQueries(identity, subgraphs.timeoutsOf('identity').queryMs);
  const keys = new KeySet(identityQueries.signingKeys);
  const ended = new EndedSessions({ push, cache, readEnded: identityQueries.endedSessions });
  const authenticator = new Authenticator(keys, ended, clock);
  const trusted = new TrustedDocuments({ documents: options.shippedOperations ?? [], cache });
  const partners = new Partners({ identity: identityQueries, push, limiter, clock, log });

  const webServer = http.createServer();
  const supportServer = options.supportPort === undefined ? null : http.createServer();
  const servers = [webServer, ...(supportServer ? [supportServer] : [])];
  for (const server of servers) {
    server.requestTimeout = 30_000;
    server.headersTimeout = 15_000;
    server.keepAliveTimeout = 65_000;
  }

  let takesCalls = true;
  const graph = new FederatedGraph(
    options.supergraphSdl,
    (name) => subgraphs.fetcherOf(name),
    (ms) => {
      metrics.planned();
      requestScope.getStore()?.onPlanned?.(ms);
    },
  );
  const bodyBytes = options.bodyBytes ?? DEFAULT_BODY_BYTES;
  const introspection = options.introspection ?? false;
  const documents = new Documents({
    schema: () => graph.schema,
    ...{ bounds: limits, introspection, trusted, trustedOnly: options.trustedDocuments ?? false },
  });
  const budgets = options.budgets ?? callBudgets(COST_PER_MINUTE);
  const { quotas, usage } = partners;
  const admission = new Admission({ budgets, documents, quotas, usage });
  const server = new GraphqlServer({
    graph,
    documents,
    limits,
    sensitive: graph.sensitiveMutations,
    prices: graph.prices,
    calls,
    metrics,
    identities,
    formatError,
    log,
    admission,
    introspection,
    httpServers: servers,
  });
  await server.start();

  const live = new LiveServer({
    schema: () => graph.schema,
    sharedFields: () => graph.sharedFields,
    readersOf: conversationReaders(
      () => new InternalCalls(subgraphs.named('chat'), identities, subgraphs.timeoutsOf('chat').queryMs),
    ),
    run: (hydration, caller, requestId) => server.run(hydration, caller, requestId),
    authenticator,
    ended,
    push,
    clock,
    calls,
    admission,
    prices: () => graph.prices,
    limits,
    subscriptionLimits: { ...SUBSCRIPTION_LIMITS, ...options.subscriptionLimits },
    formatError,
    metrics,
    originAllowed,
    addressOf,
    pingMs: (options.pingSeconds ?? 20) * 1_000,
  });

  const texts = createTexts();
  const callers = new WeakMap<http.IncomingMessage, Caller>();
  const callerOf = (request: http.IncomingMessage) => callers.get(request) ?? visitor;
  const authenticate = authenticated(authenticator, callers, formatError);
  const authenticatePartner = partners.authenticated({
    calls,
    callers,
    addressOf,
    formatError,
    otherwise: authenticate,
  });
  const maySendRecords = (request: http.IncomingMessage) => isSupport(callerOf(request).identity);
  const admitted = admit({
    ...{ admission, trusted, callerOf, addressOf, formatError, metrics, bodyBytes, maySendRecords },
  });
  const https = options.https ?? false;

  const redrawer = new PictureRedrawer();
  const common: Omit<AppSettings, 'pagesRoot'> = {
    auth: authRoutes({
      identity,
      calls,
      metrics,
      log,
      addressOf,
      signUpWaitMs: options.signUpWaitMs ?? 3_000,
      readUser: async (accessToken, requestId) => {
        const caller = await authenticator.fromToken(accessToken);
        const { data, errors } = await server.run(
          { query: READ_USER, variables: {}, operationName: undefined },
          caller,
          requestId,
        );
        return errors?.length ? null : ((data?.['me'] as Record<string, unknown> | null | undefined) ?? null);
      },
    }),
    common: publicRoutes({
      keys,
      publicConfig: {
        ...options.publicConfig,
        ...(options.map && { map: publicMap(options.map) }),
        ...(options.captcha && { captcha: options.captcha }),
      },
      clock,
    }),
    calendar: calendarRoutes({
      reader: new CalendarReader({
        matches: new InternalCalls(subgraphs.named('matches'), identities, subgraphs.timeoutsOf('matches').queryMs),
        run: (query, caller, requestId) => server.run(query, caller, requestId),
        texts,
      }),
      ...{ authenticate, callerOf, calls, metrics, clock, log, addressOf, https },
    }),
    documents: documentRoutes({
      run: (query, caller, requestId) => server.run(query, caller, requestId),
      ...{ texts, authenticate, callerOf, calls, metrics, log },
    }),
    dataBundles:
      options.uploads &&
      dataBundleRoutes({
        run: (query, caller, requestId) => server.run(query, caller, requestId),
        ...{ store: options.uploads, authenticate, callerOf, calls, metrics },
      }),
    uploads:
      options.uploads &&
      uploadRoutes({
        ...{ store: options.uploads, redrawer, authenticate, callerOf, calls, metrics, log },
        services: {
          matches: new InternalCalls(subgraphs.named('matches'), identities, HTTP_TIMEOUTS.mutationMs),
          tournaments: new InternalCalls(subgraphs.named('tournaments'), identities, HTTP_TIMEOUTS.mutationMs),
          courts: new InternalCalls(subgraphs.named('courts'), identities, HTTP_TIMEOUTS.mutationMs),
          players: new InternalCalls(subgraphs.named('players'), identities, HTTP_TIMEOUTS.mutationMs),
        },
      }),
    webhooks: subgraphs.has('billing')
      ? webhookRoutes({
          ...{ calls, metrics, addressOf, log },
          billing: new InternalCalls(subgraphs.named('billing'), identities, HTTP_TIMEOUTS.mutationMs),
        })
      : undefined,
    unsubscribing: subgraphs.has('notifications')
      ? unsubscribeRoutes({
          ...{ calls, metrics, addressOf, log },
          notifications: new InternalCalls(subgraphs.named('notifications'), identities, HTTP_TIMEOUTS.mutationMs),
        })
      : undefined,
    graphql: {
      arriving: [authenticatePartner, admitted.arrive],
      answering: [admitted.read, server.handler(admitted.callOf, addressOf)],
    },
    ...{ bodyBytes, maySendRecords },
    contentSources: withMap(options.contentSources ?? {}, options.map),
    https,
    allowedOrigins: options.allowedOrigins ?? [],
    filesRoot: options.filesRoot,
    formatError,
    metrics,
    isRetired: () => !takesCalls,
  };
  const find = subjectFinder(
    (operation) => server.run(operation, visitor, currentRequestId()!),
    clock,
    options.pageWaitMs,
  );
  const painter = new CardPainter({ log });
  const share = shareRoutes({ find, paint: (card) => painter.paint(card), texts, calls, metrics, addressOf });
  const sitemaps =
    options.webUrl && options.webRoot
      ? sitemapRoutes(
          new URL(options.webUrl).origin,
          (operation) => server.run(operation, visitor, currentRequestId()!),
          clock,
        )
      : undefined;
  const describe = options.webUrl ? pageDescriber(new URL(options.webUrl).origin, texts) : undefined;
  const contentSources = withCaptcha(withStripe(common.contentSources, options.stripe ?? false), options.captcha);
  webServer.on(
    'request',
    makeApp({ ...common, contentSources, pagesRoot: options.webRoot, share, sitemaps, find, describe }),
  );
  supportServer?.on(
    'request',
    makeApp({ ...common, webhooks: undefined, unsubscribing: undefined, pagesRoot: options.adminRoot, unlisted: true }),
  );
  for (const httpServer of servers) live.attach(httpServer);
  const readiness = new Readiness({
    takesCalls: () => takesCalls,
    hasKeys: () => keys.known,
    hasSchema: () => graph.isLoaded,
  });
  const operationsServer = http.createServer(
    operationsApp({
      ...{ readiness, keys, push, subgraphs: subgraphs.all, identities, metrics },
      statusMs: options.timeouts?.queryMs,
    }),
  );
  const ready = keys.load();

  const retire = () => void (takesCalls = false);
  const stop = async () => {
    retire();
    await live.stop();
    await server.stop();
    painter.stop();
    redrawer.stop();
    keys.stop();
    trusted.stop();
    ended.stop();
    await partners.stop();
    operationsServer.closeAllConnections();
    await new Promise((resolve) => operationsServer.close(resolve));
    await subgraphs.stop();
  };

  try {
    const host = options.host ?? '127.0.0.1';
    const url = await listen(webServer, options.port, host);
    const supportUrl = supportServer ? await listen(supportServer, options.supportPort!, host) : null;
    const operationsUrl =
      options.operationsPort === undefined ? null : await listen(operationsServer, options.operationsPort, host);
    const planned = server.plan([
      ...(options.webRoot ? [...SUBJECT_QUERIES, ...SITEMAP_QUERIES] : []),
      ...(options.shippedOperations ?? []),
    ]);
    return { url, supportUrl, operationsUrl, ready, planned, retire, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
