import type { IncomingMessage, Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import { ADDRESS_HEADER, type Log } from '@setpoint/service-kit/edge';
import type { RequestHandler } from 'express';
import type { ExecutionResult } from 'graphql';
import { visitor, type Caller } from '../auth/caller.js';
import type { SignedIdentities } from '../auth/signed-identities.js';
import { newContext, type GatewayContext } from '../context.js';
import type { FormatError } from '../errors/format-error.js';
import type { Hydration } from '../live/hydration.js';
import { currentRequestId, requestScope } from '../telemetry/request-scope.js';
import type { Call } from '../limits/admission.js';
import type { Documents } from '../limits/documents.js';
import type { FederatedGraph } from './federated-graph.js';
import { operationPlugin, type OperationChecks } from './operation-plugin.js';
import { rehearsal, type ShippedOperation } from './shipped-operations.js';

export interface GraphqlServerSettings extends OperationChecks {
  readonly graph: FederatedGraph;
  readonly documents: Documents;
  readonly identities: SignedIdentities;
  readonly formatError: FormatError;
  readonly log: Log;
  readonly introspection: boolean;
  /** HTTP server to drain on stop. */
  readonly httpServers: readonly Server[];
}

/** Apollo Server on the federated graph, for HTTP requests and the gateway's own operations. */
export class GraphqlServer {
  readonly #apollo: ApolloServer<GatewayContext>;
  #stopped = false;

  constructor(private readonly settings: GraphqlServerSettings) {
    const { graph, documents, formatError, log, introspection, httpServers } = settings;
    this.#apollo = new ApolloServer<GatewayContext>({
      gateway: graph,
      introspection,
      hideSchemaDetailsFromClientErrors: !introspection,
      includeStacktraceInErrorResponses: false,
      csrfPrevention: true,
      allowBatchedHttpRequests: false,
      persistedQueries: false,
      stopOnTerminationSignals: false,
      documentStore: documents.store as never,
      logger: libraryLog(log),
      formatError,
      stringifyResult: (answer) => JSON.stringify(answer),
      plugins: [
        ApolloServerPluginLandingPageDisabled(),
        ApolloServerPluginUsageReportingDisabled(),
        ...httpServers.map((httpServer) =>
          ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 10_000 }),
        ),
        operationPlugin(settings),
      ],
    });
  }

  start(): Promise<void> {
    return this.#apollo.start();
  }

  /** Answers requests over HTTP that were admitted. */
  handler(callOf: (request: IncomingMessage) => Call, addressOf: (request: IncomingMessage) => string) {
    return expressMiddleware(this.#apollo, {
      context: async ({ req }) => {
        const call = callOf(req);
        return this.#contextOf(call.caller, currentRequestId()!, addressOf(req), call);
      },
    }) as unknown as RequestHandler;
  }

  /** An operation of the gateway itself, on behalf of the caller. */
  run(hydration: Hydration, caller: Caller, requestId: string): Promise<ExecutionResult> {
    return requestScope.run({ requestId }, async () =>
      this.#execute(hydration, await this.#contextOf(caller, requestId, 'gateway', null)),
    );
  }

  /** Parses and plans the operations in advance, one per turn of the event loop. */
  async plan(operations: readonly ShippedOperation[]): Promise<void> {
    const { graph, log } = this.settings;
    for (const operation of operations) {
      await nextTurn();
      if (this.#stopped) return;
      try {
        await this.#execute(
          rehearsal(graph.schema, operation),
          newContext({
            caller: visitor,
            requestId: 'planning',
            address: 'gateway',
            subgraphHeaders: {},
            call: null,
            planOnly: true,
          }),
        );
      } catch (error) {
        log.warn({ err: error, operation: operation.operationName }, 'a shipped operation could not be planned');
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#apollo.stop();
  }

  async #execute(
    { query, variables, operationName }: Hydration,
    contextValue: GatewayContext,
  ): Promise<ExecutionResult> {
    const { body } = await this.#apollo.executeOperation(
      { query, variables: { ...variables }, ...(operationName ? { operationName } : {}) },
      { contextValue },
    );
    if (body.kind !== 'single') throw new Error('the gateway delivers no answers in parts');
    return body.singleResult as ExecutionResult;
  }

  async #contextOf(caller: Caller, requestId: string, address: string, call: Call | null): Promise<GatewayContext> {
    const signed = await this.settings.identities.headersFor(caller, requestId);
    const subgraphHeaders = call ? { ...signed, [ADDRESS_HEADER]: address } : signed;
    return newContext({ caller, requestId, address, subgraphHeaders, call });
  }
}

/** Adapts the libraries' log messages to structured logging. */
const libraryLog = (log: Log) => ({
  debug: () => undefined,
  info: (text?: string) => log.info({}, text ?? ''),
  warn: (text?: string) => log.warn({}, text ?? ''),
  error: (text?: string) => log.error({}, text ?? ''),
});
