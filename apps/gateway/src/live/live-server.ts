import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ServerOptions, SubscribePayload } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { TOKEN_ERROR_MESSAGES, type Caller } from '../auth/caller.js';
import { gatewayError } from '../errors/gateway-error.js';
import type { Call } from '../limits/admission.js';
import { callerKey } from '../limits/call-rates.js';
import { DocumentRefused } from '../limits/documents.js';
import { SubgraphUnavailable } from '../sources/subgraph.js';
import { requestIdFrom, requestScope } from '../telemetry/request-scope.js';
import { callerOfConnection } from './caller-of-connection.js';
import { CLOSE, closing, refuseUpgrade } from './closing.js';
import type { LiveServerSettings } from './live-server-settings.js';
import { prepareSubscription } from './prepare-subscription.js';
import { SubscriptionSlots } from './subscription-slots.js';
import { Subscriptions, type Accepted, type Connection } from './subscriptions.js';

export const LIVE_PATH = '/subscriptions';

/** Interval of expiry checks; also notices a moved clock. */
const EXPIRY_SWEEP_MS = 1_000;
/** Subscriptions in a row that may be refused for lack of budget. */
const REFUSALS_AT_MOST = 50;
/** Bytes of a message: a document of the longest kind in UTF-8, and its variables. */
const MESSAGE_AT_MOST = 50_000;
/** Retry hint if too many subscriptions are open. */
const SLOT_RETRY_SECONDS = 5;

type WsExtra = Extra & { connection?: Connection };

/** Subscriptions over graphql-ws: on a signal, the client's selection is queried through the gateway (API-03). */
export class LiveServer {
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #subscriptions: Subscriptions;
  readonly #slots: SubscriptionSlots;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_AT_MOST });
  readonly #protocol: { dispose(): void | Promise<void> };
  readonly #sweep: NodeJS.Timeout;
  readonly #stopListening: readonly (() => void)[];

  constructor(private readonly settings: LiveServerSettings) {
    this.#subscriptions = new Subscriptions(settings);
    this.#slots = new SubscriptionSlots(settings.subscriptionLimits);
    this.#protocol = useServer(this.#options(), this.#server, settings.pingMs);
    this.#sweep = setInterval(() => this.#closeExpired(), EXPIRY_SWEEP_MS);
    this.#sweep.unref();
    this.#stopListening = [
      settings.ended.onEnd((sid) => this.#closeSession(sid)),
      settings.push.onGap(() => this.#subscriptions.readAgain()),
    ];
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
    const refused = await calls.socket(addressOf(request));
    if (refused) return refuseUpgrade(socket, '429 Too Many Requests', { 'Retry-After': refused.retryAfterSeconds });
    this.#server.handleUpgrade(request, socket, head, (client) => this.#server.emit('connection', client, request));
  }

  #options(): ServerOptions<Record<string, unknown>, WsExtra> {
    return {
      schema: () => this.settings.schema(),
      connectionInitWaitTimeout: 10_000,

      onConnect: ({ connectionParams, extra }) => this.#connect(connectionParams, extra),

      onClose: ({ extra }) => {
        this.#connections.delete(extra.socket);
        this.settings.metrics.sockets.set(this.#connections.size);
      },

      onSubscribe: async ({ extra }, id, payload) => {
        const connection = extra.connection!;
        return requestScope.run({ requestId: connection.requestId }, async () => {
          try {
            return await this.#accept(connection, id, payload);
          } catch (error) {
            if (error instanceof DocumentRefused) return error.errors;
            return [error instanceof GraphQLError ? error : unexpected(error)];
          }
        });
      },

      // the API schema has no resolvers: nothing may reach the default executor
      execute: async () => ({ errors: [gatewayError('SUBSCRIPTIONS_ONLY', 'Queries and mutations go over HTTP')] }),
      subscribe: async ({ contextValue }) => this.#subscriptions.start(contextValue as Accepted),
      // results are already formatted by the gateway
      onNext: async (_context, _id, _payload, _args, result) => result as never,

      onError: ({ extra }, _id, _payload, errors) => {
        const requestId = extra.connection?.requestId ?? '';
        return requestScope.run({ requestId }, () => errors.map((error) => this.#format(error)));
      },
    };
  }

  async #connect(params: Readonly<Record<string, unknown>> | undefined, extra: WsExtra): Promise<boolean> {
    const { socket, request } = extra;
    const refuse = (close: { readonly code: number; readonly reason: string }) => {
      socket.close(...closing(close));
      return false;
    };
    let caller: Caller;
    try {
      caller = await callerOfConnection(this.settings.authenticator, params, request);
    } catch (error) {
      if (error instanceof SubgraphUnavailable) return refuse(CLOSE.unavailable);
      throw error;
    }
    if (caller.tokenError === 'SESSION_ENDED') return refuse(CLOSE.sessionEnded);
    if (caller.tokenError) return refuse({ code: 4403, reason: TOKEN_ERROR_MESSAGES[caller.tokenError] });
    if (socket.readyState !== socket.OPEN) return false;
    const connection: Connection = {
      socket,
      caller,
      requestId: requestIdFrom(request.headers['x-request-id']),
      address: this.settings.addressOf(request),
      refusals: 0,
    };
    this.#connections.set(socket, connection);
    extra.connection = connection;
    this.settings.metrics.sockets.set(this.#connections.size);
    return true;
  }

  async #accept(connection: Connection, id: string, payload: SubscribePayload) {
    const { admission, prices, subscriptionLimits } = this.settings;
    const limits = { ...this.settings.limits, cost: subscriptionLimits.cost };
    const { caller, address } = connection;
    const schema = this.settings.schema();
    const call = this.#arrive(connection);
    const document = await admission.read(call, payload.query).finally(() => admission.leave(call));
    const prepared = prepareSubscription(
      schema,
      this.settings.sharedFields(),
      limits,
      prices(),
      caller,
      document,
      payload,
    );
    if (!('document' in prepared)) return prepared;
    await admission.charge(call, prepared.asked.cost);
    const slot = this.#slots.take(connection, callerKey(caller, address));
    if (typeof slot !== 'function') {
      throw gatewayError('TOO_MANY_SUBSCRIPTIONS', `At most ${slot.limit} subscriptions at a time`, {
        data: { ...slot, retryAfterSeconds: SLOT_RETRY_SECONDS },
      });
    }
    const accepted: Accepted = { id, connection, prepared, release: slot };
    return {
      schema,
      document: prepared.document,
      operationName: payload.operationName ?? null,
      variableValues: payload.variables ?? {},
      contextValue: accepted,
    };
  }

  /** Who goes on although there is nothing left loses the connection. */
  #arrive(connection: Connection): Call {
    const { admission } = this.settings;
    const call = admission.callOf(connection.caller, connection.address);
    try {
      admission.arriveLive(call);
      connection.refusals = 0;
      return call;
    } catch (error) {
      connection.refusals += 1;
      if (connection.refusals >= REFUSALS_AT_MOST) connection.socket.close(...closing(CLOSE.tooManyRequests));
      throw error;
    }
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

  /** Asks clients to reconnect, elsewhere or later. */
  async stop(): Promise<void> {
    clearInterval(this.#sweep);
    for (const stopListening of this.#stopListening) stopListening();
    for (const socket of this.#server.clients) socket.close(...closing(CLOSE.restart));
    const patience = setTimeout(() => {
      for (const socket of this.#server.clients) socket.terminate();
    }, 1_000);
    await this.#protocol.dispose();
    clearTimeout(patience);
  }
}

const unexpected = (error: unknown): GraphQLError =>
  new GraphQLError('unexpected', {
    originalError: error instanceof Error ? error : new Error(String(error)),
    extensions: { code: 'INTERNAL_ERROR' },
  });
