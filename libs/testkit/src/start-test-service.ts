import { randomUUID } from 'node:crypto';
import { VISITOR, type Clock, type Identity, type Ids, type Random } from '@setpoint/kernel';
import type { DataOf, EventContract, EventEnvelope } from '@setpoint/events';
import {
  envelopeOf,
  MemoryBus,
  MemoryCache,
  MemoryPushBus,
  MemoryRateLimiter,
  rowsOf,
  SeededEntropy,
  silentLog,
  sql,
  startService,
  UuidIds,
  type Cache,
  type ContextParts,
  type EventBus,
  type FileStore,
  type Log,
  type OutboxRow,
  type PushBus,
  type RateLimiter,
  type RetryPolicy,
  type RunningService,
  type ServiceDefinition,
  type Timeouts,
} from '@setpoint/service-kit';
import { graphql, type DocumentNode, type ExecutionResult, print } from 'graphql';
import type { EntityManager } from 'typeorm';
import { auditCheck } from './audit-check.js';
import { FixedClock } from './fixed-clock.js';
import { SeededRandom } from './seeded-random.js';
import { migratedDatabase } from './service-template.js';
import { testPostgres } from './test-postgres.js';

export interface TestServiceOptions {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly ids?: Ids;
  readonly bus?: EventBus;
  readonly push?: PushBus;
  readonly cache?: Cache;
  readonly limiter?: RateLimiter;
  readonly logger?: Log;
  /** Where files are; in memory by default. */
  readonly files?: FileStore;
  readonly settings?: Record<string, unknown>;
  readonly retry?: RetryPolicy;
  /** An existing database, so that services or replicas share one. It isn't dropped at the end. */
  readonly databaseUrl?: string;
  /** Off by default: tests decide when the outbox is delivered (`drain`) and when timers run (`runTimers`). */
  readonly relay?: boolean;
  readonly timers?: boolean;
  /** Jobs are worked off by default. */
  readonly jobs?: boolean;
  /** Two minutes each by default. */
  readonly timeouts?: Timeouts;
}

type Answer<Data> = ExecutionResult<Data> & { readonly data?: Data | null };

export interface TestService extends RunningService {
  /** Reads and writes the service's tables, outside of its transactions. */
  readonly manager: EntityManager;
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly bus: EventBus;
  readonly push: PushBus;
  /** Runs an operation as the gateway would hand it on. */
  query<Data = Record<string, unknown>>(
    document: string | DocumentNode,
    variables?: Record<string, unknown>,
    who?: Identity,
    parts?: ContextParts,
  ): Promise<Answer<Data>>;
  /** The outbox so far, oldest first. */
  events(): Promise<EventEnvelope[]>;
  /** The data of the events of one contract so far. */
  eventsOf<C extends EventContract>(contract: C): Promise<DataOf<C>[]>;
  /**
   * Hands over an event as if it came from the bus, and waits until it had its effect or is a dead letter; the same `id`
   * is the same event, a lower `version` is an older one.
   */
  deliver<C extends EventContract>(contract: C, data: DataOf<C>, more?: Partial<EventEnvelope>): Promise<EventEnvelope>;
  /** Deletes all rows of tables, whatever refers to them: `truncate` makes new files, which takes a hundred times as long. */
  empty(...tables: readonly string[]): Promise<void>;
  /** Stops the service and drops its database. */
  stop(): Promise<void>;
}

/** A busy machine is no reason for a statement to fail. */
const PATIENT: Timeouts = {
  statementMs: 120_000,
  lockMs: 120_000,
  idleInTransactionMs: 120_000,
  connectionMs: 120_000,
};

/** Signs the caller's identity in tests. */
export const TEST_SECRET = 'a secret for tests, long enough for HS256';

/** Runs a service with its own database and adapters in memory. */
export async function startTestService(
  definition: ServiceDefinition,
  options: TestServiceOptions = {},
): Promise<TestService> {
  const fresh = options.databaseUrl
    ? undefined
    : await (await testPostgres()).freshDatabase(migratedDatabase(definition));
  const databaseUrl = options.databaseUrl ?? fresh!.url;
  const clock = options.clock ?? new FixedClock();
  const bus = options.bus ?? new MemoryBus();
  const push = options.push ?? new MemoryPushBus();
  const running = await startService(definition, {
    databaseUrl,
    schema: definition.name,
    clock,
    random: options.random ?? new SeededRandom(1),
    // Replicas on one database must not draw the same codes.
    ...(options.databaseUrl ? {} : { entropy: new SeededEntropy(definition.name) }),
    ids: options.ids ?? new UuidIds(),
    bus,
    push,
    cache: options.cache ?? new MemoryCache(),
    limiter: options.limiter ?? new MemoryRateLimiter(),
    logger: options.logger ?? silentLog(),
    secret: TEST_SECRET,
    ...(options.files ? { files: options.files } : {}),
    ...(options.settings ? { settings: options.settings } : {}),
    relay: options.relay ?? false,
    timers: options.timers ?? false,
    jobs: options.jobs ?? true,
    retry: options.retry ?? { attempts: 3, baseMs: 1, capMs: 5 },
    connections: 5,
    timeouts: options.timeouts ?? PATIENT,
  }).catch(async (error: unknown) => {
    await fresh?.drop();
    throw error;
  });
  // Somebody else's bus is started by them, when all services have subscribed.
  if (!options.bus) await bus.start();
  const { manager } = running.storage;
  const audited = auditCheck(running.schema, manager);

  const events = async (): Promise<EventEnvelope[]> => {
    const rows = await rowsOf<OutboxRow>(manager, sql`select * from outbox order by position`);
    return rows.map((row) => envelopeOf(definition.name, row));
  };
  // Events that are handed over are newer than each other, in their order, by default.
  let version = 0;

  return {
    ...running,
    manager,
    databaseUrl,
    clock,
    bus,
    push,
    events,
    query: async (document, variables = {}, who = VISITOR, parts = {}) => {
      const source = typeof document === 'string' ? document : print(document);
      const contextValue = running.contextOf(who, parts);
      const run = () => graphql({ schema: running.schema, source, variableValues: variables, contextValue });
      return (await audited(source, run)) as never;
    },
    eventsOf: async (contract) =>
      (await events()).filter((event) => event.type === contract.type).map((event) => event.data as never),
    deliver: async (contract, data, more = {}) => {
      const checked = contract.schema.parse(data);
      const event: EventEnvelope = {
        specversion: '1.0',
        id: randomUUID(),
        source: contract.owner,
        type: contract.type,
        time: clock.now().toISOString(),
        subject: contract.subject(checked),
        version: (version += 1),
        data: checked,
        ...more,
      };
      await running.consumer.receive([event]);
      await running.consumer.settled();
      return event;
    },
    empty: async (...tables) => {
      const statements = [
        'set local session_replication_role = replica',
        ...tables.map((name) => `delete from ${name}`),
      ];
      await manager.query(statements.join(';'));
    },
    stop: async () => {
      await running.stop();
      if (!options.bus) await bus.stop();
      if (!options.push) await push.stop();
      await fresh?.drop();
    },
  };
}
