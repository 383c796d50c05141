import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '@setpoint/kernel';
import type { PushBus } from '@setpoint/service-kit/edge';
import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { ServerOptions, SubscribePayload } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Authenticator } from '../auth/authenticator.js';
import { FAULT_MESSAGES, tokenIn, visitor, type Caller } from '../auth/caller.js';
import type { EndedSessions } from '../auth/ended-sessions.js';
import type { FormatError } from '../errors/format-error.js';
import { gatewayError } from '../errors/gateway-error.js';
import { tooManyRequests, type CallCounter } from '../limits/call-rates.js';
import { limitExceeded } from '../limits/check-document.js';
import type { DocumentLimits } from '../limits/settings.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { requestIdFrom, requestScope } from '../telemetry/request-scope.js';
import { hydrationOf, subscribedField, type Hydration } from './hydration.js';
import { Signals } from './signals.js';
import { LIVE_FIELDS } from './topics.js';

export const LIVE_PATH = '/subscriptions';

/** Why the gateway closes a live connection. Clients come back with a fresh token after 4403, and at once after 1012. */
export const CLOSE = {
  tokenExpired: { code: 4403, reason: 'Signature has expired' },
  sessionEnded: { code: 4401, reason: 'The session has ended' },
  restart: { code: 1012, reason: 'Service restart' },
} as const;

const SUBSCRIPTIONS_PER_SOCKET = 50;
/** Expiry is looked at this often; a moved clock is noticed too. */
const EXPIRY_SWEEP_MS = 1_000;

export interface LiveServerSettings {
  readonly schema: () => GraphQLSchema;
  /** Runs a query through the gateway as the caller; the answer's errors are formatted already. */
  readonly run: (hydration: Hydration, caller: Caller, requestId: string) => Promise<ExecutionResult>;
  readonly authenticator: Authenticator;
  readonly ended: EndedSessions;
  readonly push: PushBus;
  readonly clock: Clock;
  readonly calls: CallCounter;
  readonly limits: DocumentLimits;
  readonly formatError: FormatError;
  readonly metrics: GatewayMetrics;
  readonly originAllowed: (origin: string | undefined, host: string | undefined) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly pingMs: number;
}

interface Connection {
  readonly socket: WebSocket;
  readonly requestId: string;
  readonly address: string;
  readonly caller: Caller;
  subscriptions: number;
}

type Prepared = {
  readonly connection: Connection;
  readonly fieldName: string;
  readonly topic: string;
  readonly atOnce: boolean;
  readonly hydration: Hydration;
};

type WsExtra = Extra & { connection?: Connection };

/** Subscriptions over graphql-ws: a thin signal arrives, the client's own selection is read through the gateway (API-03). */
export class LiveServer {
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 100_000 });
  readonly #protocol: { dispose(): void | Promise<void> };
  readonly #sweep: NodeJS.Timeout;
  readonly #stopListening: () => void;

  constructor(private readonly settings: LiveServerSettings) {
    this.#protocol = useServer(this.#options(), this.#server, settings.pingMs);
    this.#sweep = setInterval(() => this.#closeExpired(), EXPIRY_SWEEP_MS);
    this.#sweep.unref();
    this.#stopListening = settings.ended.onEnd((sid) => this.#closeSession(sid));
  }

  /** Serves upgrade requests of `http` on /subscriptions and refuses all others. */
  attach(http: HttpServer): void {
    http.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const { originAllowed, addressOf, calls } = this.settings;
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== LIVE_PATH) return refuseUpgrade(socket, '404 Not Found');
    if (!originAllowed(request.headers.origin, request.headers.host)) return refuseUpgrade(socket, '403 Forbidden');
    if (await calls.socket(addressOf(request))) return refuseUpgrade(socket, '429 Too Many Requests');
    this.#server.handleUpgrade(request, socket, head, (client) => this.#server.emit('connection', client, request));
  }

  #options(): ServerOptions<Record<string, unknown>, WsExtra> {
    return {
      schema: () => this.settings.schema(),
      connectionInitWaitTimeout: 10_000,

      onConnect: async ({ connectionParams, extra }) => {
        const { socket, request } = extra;
        const caller = await this.#callerOf(connectionParams, request);
        if (caller.fault) {
          socket.close(
            ...(caller.fault === 'SESSION_ENDED'
              ? closing(CLOSE.sessionEnded)
              : closing({ code: 4403, reason: FAULT_MESSAGES[caller.fault] })),
          );
          return false;
        }
        if (socket.readyState !== socket.OPEN) return false;
        const connection: Connection = {
          socket,
          caller,
          requestId: requestIdFrom(request.headers['x-request-id']),
          address: this.settings.addressOf(request),
          subscriptions: 0,
        };
        this.#connections.set(socket, connection);
        extra.connection = connection;
        this.settings.metrics.sockets.set(this.#connections.size);
        return true;
      },

      onClose: ({ extra }) => {
        this.#connections.delete(extra.socket);
        this.settings.metrics.sockets.set(this.#connections.size);
      },

      onSubscribe: async ({ extra }, _id, payload) => {
        const connection = extra.connection!;
        return requestScope.run({ requestId: connection.requestId }, async () => {
          try {
            return await this.#prepare(connection, payload);
          } catch (error) {
            return [
              error instanceof GraphQLError
                ? error
                : new GraphQLError('unexpected', {
                    originalError: error as Error,
                    extensions: { code: 'INTERNAL_ERROR' },
                  }),
            ];
          }
        });
      },

      // the API schema has no resolvers: nothing may reach the default executor
      execute: async () => ({ errors: [gatewayError('SUBSCRIPTIONS_ONLY', 'Queries and mutations go over HTTP')] }),
      subscribe: async ({ contextValue }) => this.#subscribe(contextValue as Prepared),
      // answers come formatted from the gateway; the library would format them once more
      onNext: async (_context, _id, _payload, _args, result) => result as never,

      onError: ({ extra }, _id, _payload, errors) => {
        const requestId = extra.connection?.requestId ?? '';
        return requestScope.run({ requestId }, () => errors.map((error) => this.#format(error)));
      },
    };
  }

  /** The token stands in the address, where browsers can't set headers, or in connection_init. It is never logged. */
  async #callerOf(params: Readonly<Record<string, unknown>> | undefined, request: IncomingMessage): Promise<Caller> {
    const query = new URL(request.url ?? '/', 'http://gateway').searchParams;
    const named = [
      params?.['token'],
      params?.['accessToken'],
      params?.['access_token'],
      query.get('token'),
      query.get('access_token'),
    ];
    const token = named.find((value): value is string => typeof value === 'string' && value !== '');
    const header = params?.['authorization'] ?? params?.['Authorization'] ?? request.headers.authorization;
    if (token) return this.settings.authenticator.fromToken(tokenIn(token) ?? token);
    return typeof header === 'string' ? this.settings.authenticator.fromHeader(header) : visitor;
  }

  async #prepare(connection: Connection, payload: SubscribePayload) {
    const { limits, calls } = this.settings;
    const schema = this.settings.schema();
    const document = parse(payload.query, { maxTokens: limits.tokens });
    const faults = validate(schema, document);
    if (faults.length > 0) return faults.map((fault) => withCode(fault, 'GRAPHQL_VALIDATION_FAILED'));
    const operation = getOperationAST(document, payload.operationName);
    if (!operation) throw gatewayError('SUBSCRIPTION_NOT_SUPPORTED', 'The document has no such operation');
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
      throw gatewayError('SUBSCRIPTIONS_ONLY', 'Queries and mutations go over HTTP');
    }
    const given = payload.variables ?? {};
    const values = getVariableValues(schema, operation.variableDefinitions ?? [], given);
    if (values.errors) return values.errors.map((fault) => withCode(fault, 'BAD_USER_INPUT'));
    const exceeded = limitExceeded(limits, schema, document, operation, given);
    if (exceeded) throw exceeded;
    const { field, arguments: args } = subscribedField(schema, document, operation, values.coerced);
    const live = LIVE_FIELDS[field.name.value];
    if (!live) throw gatewayError('SUBSCRIPTION_NOT_SUPPORTED', 'This field is not served live');
    const { identity } = connection.caller;
    if (!live.visitors && identity.kind === 'visitor') {
      throw gatewayError('UNAUTHENTICATED', 'You do not have permission to perform this action');
    }
    if (connection.subscriptions >= SUBSCRIPTIONS_PER_SOCKET) {
      throw gatewayError('TOO_MANY_SUBSCRIPTIONS', `At most ${SUBSCRIPTIONS_PER_SOCKET} subscriptions per connection`);
    }
    const refused = await calls.query(connection.caller, connection.address);
    if (refused) throw tooManyRequests(refused);
    const prepared: Prepared = {
      connection,
      fieldName: field.name.value,
      topic: live.topic(args, identity),
      atOnce: live.atOnce,
      hydration: hydrationOf(document, operation, field, live.hydrate(args), given),
    };
    return {
      schema,
      document,
      operationName: payload.operationName ?? null,
      variableValues: given,
      contextValue: prepared,
    };
  }

  async #subscribe({
    connection,
    fieldName,
    topic,
    atOnce,
    hydration,
  }: Prepared): Promise<AsyncGenerator<ExecutionResult>> {
    const { push, run, metrics } = this.settings;
    const signals = new Signals(atOnce);
    const off = await push.subscribe(topic, () => signals.raise());
    connection.subscriptions += 1;
    metrics.subscriptions.inc({ field: fieldName });
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      signals.end();
      connection.subscriptions -= 1;
      metrics.subscriptions.dec({ field: fieldName });
      void off().catch(() => undefined);
    };
    const done = { done: true as const, value: undefined };
    // not an async generator function: its return() would wait for a signal that never comes
    const answers: AsyncGenerator<ExecutionResult> = {
      next: async () => {
        const since = await signals.next();
        if (since === null) return done;
        const value = await run(hydration, connection.caller, connection.requestId);
        metrics.hydrated(fieldName, performance.now() - since);
        return { done: false, value };
      },
      return: async () => {
        end();
        return done;
      },
      throw: async (error: unknown) => {
        end();
        throw error;
      },
      [Symbol.asyncIterator]: () => answers,
      [Symbol.asyncDispose]: async () => end(),
    };
    return answers;
  }

  #format(error: GraphQLError): GraphQLFormattedError {
    const code = String(error.extensions['code'] ?? 'GRAPHQL_VALIDATION_FAILED');
    this.settings.metrics.refused(code);
    const { http: _http, ...extensions } = error.extensions;
    return this.settings.formatError({ ...error.toJSON(), extensions: { ...extensions, code } }, error);
  }

  #closeExpired(): void {
    const now = this.settings.clock.now();
    for (const { socket, caller } of this.#connections.values()) {
      if (caller.session && caller.session.expiresAt <= now) socket.close(...closing(CLOSE.tokenExpired));
    }
  }

  #closeSession(sid: string): void {
    for (const { socket, caller } of this.#connections.values()) {
      if (caller.session?.sid === sid) socket.close(...closing(CLOSE.sessionEnded));
    }
  }

  /** Tells clients to connect again, elsewhere or later. */
  async stop(): Promise<void> {
    clearInterval(this.#sweep);
    this.#stopListening();
    for (const socket of this.#server.clients) socket.close(...closing(CLOSE.restart));
    const patience = setTimeout(() => {
      for (const socket of this.#server.clients) socket.terminate();
    }, 1_000);
    await this.#protocol.dispose();
    clearTimeout(patience);
  }
}

const closing = ({ code, reason }: { readonly code: number; readonly reason: string }) => [code, reason] as const;

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const withCode = (error: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(error.message, {
    ...(error.nodes ? { nodes: error.nodes } : {}),
    extensions: { ...error.extensions, code },
  });
