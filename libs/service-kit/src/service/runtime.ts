import type { INestApplication } from '@nestjs/common';
import type { Clock, Entropy, Identity, Ids, Random } from '@setpoint/kernel';
import type { GraphQLSchema } from 'graphql';
import type { ContextParts, GraphQLContext, RequestHeaders } from '../graphql/context.js';
import type { DeadLetters } from '../inbox/dead-letters.js';
import type { FileStore } from '../files/file-store.js';
import type { Consumer } from '../inbox/consumer.js';
import type { LostRecords } from '../inbox/gaps.js';
import type { RetryPolicy } from '../inbox/retry.js';
import type { Log } from '../observe/log.js';
import type { Cache, EventBus, PushBus, RateLimiter } from '../ports/ports.js';
import type { Health } from '../http/health.js';
import type { Timeouts } from '../storage/connection.js';
import type { SnapshotRun } from '../snapshots/republisher.js';
import type { Storage } from '../storage/storage.js';

/** Adapters of all ports that a service runs on. */
export interface Runtime {
  readonly databaseUrl: string;
  /** Schema of the service's tables. */
  readonly schema: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  /** The operating system's by default. */
  readonly entropy?: Entropy;
  /** Started by its creator after all services have subscribed, and stopped by it. */
  readonly bus: EventBus;
  readonly push: PushBus;
  readonly cache: Cache;
  readonly limiter: RateLimiter;
  readonly logger: Log;
  /** Shared with the gateway, which uses it to sign the caller's identity. */
  readonly secret: string;
  /** File store; in memory by default. */
  readonly files?: FileStore;
  readonly settings?: Record<string, unknown>;
  /** Whether timers run by themselves; true by default. */
  readonly timers?: boolean;
  /** Whether the outbox is relayed by itself; true by default. */
  readonly relay?: boolean;
  /** Whether this process runs jobs; true by default. */
  readonly jobs?: boolean;
  /** Whether this process consumes events; true by default. */
  readonly consume?: boolean;
  /** Retry policy of failed events. */
  readonly retry?: RetryPolicy;
  /** Pool size. */
  readonly connections?: number;
  /** Timeouts of statements, locks and idle transactions. */
  readonly timeouts?: Timeouts;
  /** Where the service reports whether it can serve. */
  readonly health?: Health;
}

export interface RunningService {
  readonly name: string;
  /** Executable schema with access rules, error masking and metrics built in. */
  readonly schema: GraphQLSchema;
  readonly app: INestApplication;
  readonly storage: Storage;
  readonly deadLetters: DeadLetters;
  readonly consumer: Consumer;
  /** Reads a request's context from its headers; rejects if the identity is not signed by the gateway. */
  contextFor(headers: RequestHeaders): Promise<GraphQLContext>;
  /** Creates a context for an in-process request with a verified identity. */
  contextOf(who: Identity, parts?: ContextParts): GraphQLContext;
  /** Serves /graphql, /healthz and /readyz. Answers the address. */
  listen(port: number, host?: string): Promise<string>;
  /** Makes /readyz fail so that no new traffic is routed here; requests that still arrive are served. */
  retire(): void;
  /** Whether it can serve: the database responds within a second, no lost events are to be accepted, and it was not retired. */
  isReady(): Promise<boolean>;
  /** Runs every timer until nothing is due. */
  runTimers(now?: Date): Promise<void>;
  /** Resolves when all outbox events are delivered and no received event waits for a retry. */
  drain(): Promise<void>;
  /**
   * Emits the current state of everything that others project, or of one kind, as snapshot events; resolves when all
   * are in the outbox. An interrupted run resumes by itself when the service starts again.
   */
  republish(name?: string): Promise<void>;
  /**
   * Starts the same from the beginning, even if a run is in progress, and leaves the rest to the service's timers. Resolves
   * once the request is durable.
   */
  beginRepublishing(name?: string): Promise<void>;
  /** Progress of each snapshot's last run. */
  snapshotRuns(): Promise<SnapshotRun[]>;
  /**
   * Accepts that events of a topic are lost, so that the service is ready again. Resolves with what was lost; empty if there
   * was nothing to accept.
   */
  acceptGap(topic: string): Promise<readonly LostRecords[]>;
  /** Finishes work in progress, requests first, then closes all connections. */
  stop(): Promise<void>;
}
