import type { INestApplication } from '@nestjs/common';
import type { Clock, Identity, Ids, Random } from '@setpoint/kernel';
import type { GraphQLSchema } from 'graphql';
import type { ContextParts, GraphQLContext, RequestHeaders } from '../graphql/context.js';
import type { DeadLetters } from '../inbox/dead-letters.js';
import type { FileStore } from '../files/file-store.js';
import type { Consumer } from '../inbox/consumer.js';
import type { RetryPolicy } from '../inbox/retry.js';
import type { Log } from '../observe/log.js';
import type { Cache, EventBus, PushBus, RateLimiter } from '../ports/ports.js';
import type { Health } from '../http/health.js';
import type { Timeouts } from '../storage/connection.js';
import type { SnapshotRun } from '../snapshots/republisher.js';
import type { Storage } from '../storage/storage.js';

/** What a service runs on: the adapters of all ports. */
export interface Runtime {
  readonly databaseUrl: string;
  /** Schema of the service's tables. */
  readonly schema: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  /** Whoever made it starts it, after all services have subscribed, and stops it. */
  readonly bus: EventBus;
  readonly push: PushBus;
  readonly cache: Cache;
  readonly limiter: RateLimiter;
  readonly logger: Log;
  /** Shared with the gateway, which signs with it who the caller is. */
  readonly secret: string;
  /** Where files are; in memory unless told. */
  readonly files?: FileStore;
  readonly settings?: Record<string, unknown>;
  /** Whether timers run by themselves; they do unless told. */
  readonly timers?: boolean;
  /** Whether the outbox is relayed by itself; it is unless told. */
  readonly relay?: boolean;
  /** Whether jobs are worked off here; they are unless told. */
  readonly jobs?: boolean;
  /** Whether events are consumed here; they are unless told. */
  readonly consume?: boolean;
  /** How failed events are tried again. */
  readonly retry?: RetryPolicy;
  /** Connections of the pool. */
  readonly connections?: number;
  /** After which time statements, locks and idle transactions are given up. */
  readonly timeouts?: Timeouts;
  /** Where the service reports whether it can serve. */
  readonly health?: Health;
}

export interface RunningService {
  readonly name: string;
  /** Executable, with access rules, masking and measuring built in. */
  readonly schema: GraphQLSchema;
  readonly app: INestApplication;
  readonly storage: Storage;
  readonly deadLetters: DeadLetters;
  readonly consumer: Consumer;
  /** Context of a request from its headers; rejects when the gateway has not signed the identity. */
  contextFor(headers: RequestHeaders): Promise<GraphQLContext>;
  /** Context of a request in this process, for an identity that is verified already. */
  contextOf(who: Identity, parts?: ContextParts): GraphQLContext;
  /** Serves /graphql, /healthz and /readyz. Answers the address. */
  listen(port: number, host?: string): Promise<string>;
  /** From now on /readyz says no, so that nobody sends new requests; those that come are still served. */
  retire(): void;
  /** Whether it can serve: its database answers within a second, and it wasn't retired. */
  isReady(): Promise<boolean>;
  /** Runs every timer until nothing is due. */
  runTimers(now?: Date): Promise<void>;
  /** Resolves when every event of the outbox is delivered, and none that came here waits for another try. */
  drain(): Promise<void>;
  /**
   * Emits the current state of all that others project, or of one kind, as events marked as snapshots; resolves when all
   * are in the outbox. A run that was interrupted goes on where it stood, by itself when the service starts again.
   */
  republish(name?: string): Promise<void>;
  /**
   * Begins the same from the first, also where a run is under way, and leaves the rest to the service's timers. Resolves
   * when no crash can make it forgotten.
   */
  beginRepublishing(name?: string): Promise<void>;
  /** How far each snapshot's last run has come. */
  snapshotRuns(): Promise<SnapshotRun[]>;
  /** Finishes what is under way, requests first, then ends all connections. */
  stop(): Promise<void>;
}
