import { randomUUID } from 'node:crypto';
import { VISITOR, type Clock, type Identity, type Ids, type Random } from '@setpoint/kernel';
import type { DataOf, EventContract, EventEnvelope } from '@setpoint/events';
import {
  MemoryBus,
  MemoryCache,
  MemoryPushBus,
  MemoryRateLimiter,
  silentLog,
  startService,
  UuidIds,
  type Cache,
  type ContextParts,
  type EventBus,
  type Log,
  type PlumbingTables,
  type PushBus,
  type RateLimiter,
  type RetryPolicy,
  type RunningService,
  type ServiceDefinition,
} from '@setpoint/service-kit';
import { graphql, type DocumentNode, type ExecutionResult, print } from 'graphql';
import type { Kysely } from 'kysely';
import { FixedClock } from './fixed-clock.js';
import { SeededRandom } from './seeded-random.js';
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
  readonly settings?: Record<string, unknown>;
  readonly retry?: RetryPolicy;
  /** An existing database, so that services or replicas share one. It isn't dropped at the end. */
  readonly databaseUrl?: string;
  /** Off unless told: tests say when the outbox is delivered (`drain`) and when timers run (`runTimers`). */
  readonly relay?: boolean;
  readonly timers?: boolean;
  /** Jobs are worked off unless told. */
  readonly jobs?: boolean;
}

type Answer<Data> = ExecutionResult<Data> & { readonly data?: Data | null };

export interface TestService<Tables> extends RunningService {
  readonly db: Kysely<Tables & PlumbingTables>;
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
  /** Hands over an event as if it came from the bus; the same `id` is the same event. */
  deliver<C extends EventContract>(contract: C, data: DataOf<C>, more?: Partial<EventEnvelope>): Promise<EventEnvelope>;
  /** Stops the service and drops its database. */
  stop(): Promise<void>;
}

/** Signs who asks in tests. */
export const TEST_SECRET = 'a secret for tests, long enough for HS256';

/** Runs a service against a database of its own, with adapters in memory. */
export async function startTestService<Tables = Record<string, Record<string, unknown>>>(
  definition: ServiceDefinition,
  options: TestServiceOptions = {},
): Promise<TestService<Tables>> {
  const fresh = options.databaseUrl ? undefined : await (await testPostgres()).freshDatabase();
  const databaseUrl = options.databaseUrl ?? fresh!.url;
  const clock = options.clock ?? new FixedClock();
  const bus = options.bus ?? new MemoryBus();
  const push = options.push ?? new MemoryPushBus();
  const running = await startService(definition, {
    databaseUrl,
    schema: definition.name,
    clock,
    random: options.random ?? new SeededRandom(1),
    ids: options.ids ?? new UuidIds(),
    bus,
    push,
    cache: options.cache ?? new MemoryCache(),
    limiter: options.limiter ?? new MemoryRateLimiter(),
    logger: options.logger ?? silentLog(),
    secret: TEST_SECRET,
    ...(options.settings ? { settings: options.settings } : {}),
    relay: options.relay ?? false,
    timers: options.timers ?? false,
    jobs: options.jobs ?? true,
    retry: options.retry ?? { attempts: 3, baseMs: 1, capMs: 5 },
    connections: 5,
  }).catch(async (error: unknown) => {
    await fresh?.drop();
    throw error;
  });
  // Somebody else's bus is started by them, when all services have subscribed.
  if (!options.bus) await bus.start();
  const db = running.storage.db as unknown as Kysely<Tables & PlumbingTables>;
  const plumbing = running.storage.db as unknown as Kysely<PlumbingTables>;

  const events = async (): Promise<EventEnvelope[]> => {
    const rows = await plumbing.selectFrom('outbox').selectAll().orderBy('position').execute();
    return rows.map((row) => ({
      specversion: '1.0',
      id: row.id,
      source: definition.name,
      type: row.type,
      time: row.time.toISOString(),
      subject: row.subject,
      ...(row.traceparent ? { traceparent: row.traceparent } : {}),
      data: row.data,
    }));
  };

  return {
    ...running,
    db,
    databaseUrl,
    clock,
    bus,
    push,
    events,
    query: async (document, variables = {}, who = VISITOR, parts = {}) =>
      (await graphql({
        schema: running.schema,
        source: typeof document === 'string' ? document : print(document),
        variableValues: variables,
        contextValue: running.contextOf(who, parts),
      })) as never,
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
        data: checked,
        ...more,
      };
      await running.consumer.receive([event]);
      return event;
    },
    stop: async () => {
      await running.stop();
      if (!options.bus) await bus.stop();
      if (!options.push) await push.stop();
      await fresh?.drop();
    },
  };
}
