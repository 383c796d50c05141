import type { INestApplication } from '@nestjs/common';
import type { Clock, Identity, Ids, Random } from '@setpoint/kernel';
import type { GraphQLSchema } from 'graphql';
import type { ContextParts, GraphQLContext, RequestHeaders } from '../graphql/context.js';
import type { DeadLetters } from '../inbox/dead-letters.js';
import type { Consumer } from '../inbox/consumer.js';
import type { RetryPolicy } from '../inbox/retry.js';
import type { Log } from '../observe/log.js';
import type { Cache, EventBus, PushBus, RateLimiter } from '../ports/ports.js';
import type { Storage } from '../storage/storage.js';

/** What a service needs from its surroundings: the adapters of all ports. */
export interface Runtime {
  readonly databaseUrl: string;
  /** Schema of the service's tables. */
  readonly schema: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  /** Who made it starts it, after all services have subscribed, and stops it. */
  readonly bus: EventBus;
  readonly push: PushBus;
  readonly cache: Cache;
  readonly limiter: RateLimiter;
  readonly logger: Log;
  /** Shared with the gateway; signs who asks. */
  readonly secret: string;
  readonly settings?: Record<string, unknown>;
  /** Whether timers run by themselves; they do unless told. */
  readonly timers?: boolean;
  /** Whether the outbox is relayed by itself; it is unless told. */
  readonly relay?: boolean;
  /** Whether jobs are worked off here; they are unless told. */
  readonly jobs?: boolean;
  /** How failed events are tried again. */
  readonly retry?: RetryPolicy;
  /** Connections of the pool. */
  readonly connections?: number;
}

export interface RunningService {
  readonly name: string;
  /** Executable, with access rules, masking and measuring built in. */
  readonly schema: GraphQLSchema;
  readonly app: INestApplication;
  readonly storage: Storage;
  readonly deadLetters: DeadLetters;
  readonly consumer: Consumer;
  /** Context of a request from its headers; rejects when the identity isn't the gateway's word. */
  contextFor(headers: RequestHeaders): Promise<GraphQLContext>;
  /** Context of a request in this process, for whom the caller has verified. */
  contextOf(who: Identity, parts?: ContextParts): GraphQLContext;
  /** Serves /graphql, /healthz, /readyz and /metrics. Answers the address. */
  listen(port: number, host?: string): Promise<string>;
  /** From now on /readyz says no, so that nobody sends new requests; those that come are still served. */
  retire(): void;
  /** Whether it can serve: its database answers, and it wasn't retired. */
  isReady(): Promise<boolean>;
  /** Runs every timer until nothing is due. */
  runTimers(now?: Date): Promise<void>;
  /** Resolves when every event of the outbox is delivered. */
  drain(): Promise<void>;
  /** Finishes what is under way, then ends all connections. */
  stop(): Promise<void>;
}
