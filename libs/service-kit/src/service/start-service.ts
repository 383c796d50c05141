import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { Module, type INestApplication, type Provider } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { Clock, Entropy, Ids, MOST_RECORD_REQUEST_BYTES, Random } from '@setpoint/kernel';
import { enforceAccess } from '../graphql/access.js';
import { contextFromHeaders, contextOf, type RequestHeaders } from '../graphql/context.js';
import { SECRET, SETTINGS } from '../graphql/decorators.js';
import { boundLists } from '../graphql/bound-lists.js';
import { observeOperations } from '../graphql/observe-operations.js';
import { ResolverErrors } from '../graphql/resolver-errors.js';
import { identityVerifier } from '../graphql/signed-identity.js';
import { FileStore } from '../files/file-store.js';
import { MemoryFileStore } from '../files/memory-file-store.js';
import { drainServer } from '../http/drain-server.js';
import { Health } from '../http/health.js';
import { privateEndpoint } from '../http/private-endpoint.js';
import { Consumer } from '../inbox/consumer.js';
import { DeadLetters } from '../inbox/dead-letters.js';
import { Gaps } from '../inbox/gaps.js';
import { Jobs } from '../jobs/jobs.js';
import { Log } from '../observe/log.js';
import { NestLog } from '../observe/nest-log.js';
import { TracedPushBus } from '../observe/traced-push-bus.js';
import { OutboxWriter } from '../outbox/outbox-writer.js';
import { Relay } from '../outbox/relay.js';
import { PersonalDataTasks } from '../personal-data/personal-data-tasks.js';
import { Cache, EventBus, PushBus, RateLimiter } from '../ports/ports.js';
import { migrate } from '../storage/migrate.js';
import { createDataSource, ownConnection } from '../storage/connection.js';
import { DatabaseProbe } from '../storage/database-probe.js';
import { answerRequests } from '../snapshots/answer-requests.js';
import { Republisher } from '../snapshots/republisher.js';
import { Storage } from '../storage/storage.js';
import { DueRows } from '../timers/due-rows.js';
import { ServiceStateReader } from '../support/service-state.js';
import { SupportResolver } from '../support/support.resolver.js';
import { CryptoEntropy } from '../system/crypto-entropy.js';
import { TimerRunner } from '../timers/timer-runner.js';
import type { ServiceDefinition } from './define-service.js';
import { discover } from './discover.js';
import { InfrastructureModule, subgraphModule } from './infrastructure-module.js';
import type { RunningService, Runtime } from './runtime.js';

/** Longer requests are aborted when the service stops. */
const DRAIN_MS = 10_000;

/**
 * Starts a service in this process: migrates its schema, wires its module, subscribes to the bus, starts relay, timers
 * and jobs. If anything fails, everything opened is closed again.
 */
export async function startService(definition: ServiceDefinition, runtime: Runtime): Promise<RunningService> {
  const log = runtime.logger.child({ service: definition.name });
  const settings: unknown = definition.config?.parse(runtime.settings ?? {}) ?? {};
  const outbox = new OutboxWriter(definition.name, runtime.clock, runtime.ids);
  const { entities = [], migrations = [] } = definition;
  const database = { ...runtime, entities, migrations };
  const source = createDataSource(database, log);
  const storage = new Storage(runtime.schema, source, outbox, log, ownConnection(runtime));
  const health = runtime.health ?? new Health();
  const closing: (() => Promise<void>)[] = [() => storage.close()];
  const stop = once(async () => {
    for (const close of closing.splice(0).reverse()) {
      await close().catch((error: unknown) => log.warn({ err: error }, 'something did not stop as it should'));
    }
  });
  try {
    await migrate(database, log);
    await source.initialize();
    const jobs = new Jobs(definition.name, runtime.databaseUrl, storage, log);
    const deadLetters = new DeadLetters(storage);
    let retired = false;
    const probe = new DatabaseProbe(database);
    closing.push(() => probe.stop());
    health.set('database', async () => ((await probe.answers()) ? undefined : 'does not answer'));
    health.set('serving', async () => (retired ? 'stops' : undefined));
    const isReady = () => health.isReady();
    const files = runtime.files ?? new MemoryFileStore();
    const verify = identityVerifier(runtime.secret);
    const contextFor = (headers: RequestHeaders) => contextFromHeaders(headers, verify);
    const dueRows = new DueRows(definition.name, storage, runtime.random, log);
    const app = await createApp(definition, {
      sdl: await readFile(new URL('schema.graphql', definition.root), 'utf8'),
      contextFor,
      log,
      isReady,
      isRetired: () => retired,
      verify,
      providers: [
        { provide: Clock, useValue: runtime.clock },
        { provide: Random, useValue: runtime.random },
        { provide: Ids, useValue: runtime.ids },
        { provide: Entropy, useValue: runtime.entropy ?? new CryptoEntropy() },
        { provide: EventBus, useValue: runtime.bus },
        { provide: PushBus, useValue: new TracedPushBus(runtime.push) },
        { provide: Cache, useValue: runtime.cache },
        { provide: RateLimiter, useValue: runtime.limiter },
        { provide: FileStore, useValue: files },
        { provide: Storage, useValue: storage },
        { provide: Jobs, useValue: jobs },
        { provide: DeadLetters, useValue: deadLetters },
        { provide: ServiceStateReader, useValue: new ServiceStateReader(storage, health) },
        { provide: DueRows, useValue: dueRows },
        { provide: Log, useValue: log },
        { provide: SETTINGS, useValue: settings },
        { provide: SECRET, useValue: runtime.secret },
      ],
    });
    closing.push(() => app.close());

    const { reactions, timers, workers, snapshots, departures } = discover(app);
    if (definition.personalData) {
      const tasks = new PersonalDataTasks(definition.name, definition.personalData, {
        ...{ storage, files, dueRows, departures, clock: runtime.clock },
      });
      reactions.push(...tasks.reactions());
      timers.push(tasks.timer());
    }
    closing.push(() => jobs.stop());
    await jobs.start(workers, { work: runtime.jobs ?? true });

    const republisher = new Republisher(storage, snapshots, log);
    if (snapshots.length > 0) reactions.push(answerRequests(definition.name, republisher));
    const gaps = new Gaps({ service: definition.name, storage, reactions, republisher, log });
    await gaps.refresh();
    health.set('events', async () => gaps.problem);

    const consumer = new Consumer(definition.name, storage, reactions, runtime.random, log, gaps, runtime.retry);
    deadLetters.connect(consumer);
    if (reactions.length > 0 && (runtime.consume ?? true)) {
      await runtime.bus.subscribe(
        definition.name,
        consumer.types,
        (events, unreadable, stretch) => consumer.receive(events, unreadable, stretch),
        gaps.compare,
      );
      closing.push(() => runtime.bus.unsubscribe(definition.name));
      closing.push(() => consumer.stop());
      consumer.start();
    }

    const relay = new Relay({ ...runtime, service: definition.name, storage, log });
    closing.push(() => relay.stop());
    if (runtime.relay ?? true) relay.start();

    const republishing = { name: 'RepublishSnapshots', everyMs: 2_000, work: { run: () => republisher.pass() } };
    const watching = { name: 'WatchGaps', everyMs: 2_000, work: { run: () => gaps.refresh() } };
    const runner = new TimerRunner(definition.name, [...timers, republishing, watching], runtime.clock, log);
    closing.push(() => runner.stop());
    if (runtime.timers ?? true) runner.start();

    // Stop serving requests first: their dependencies are needed until the last one is answered.
    closing.push(async () => {
      retired = true;
      await drainServer(app.getHttpServer() as Server, DRAIN_MS);
    });

    return {
      name: definition.name,
      schema: app.get(GraphQLSchemaHost, { strict: false }).schema,
      app,
      storage,
      deadLetters,
      consumer,
      contextFor,
      contextOf,
      isReady,
      retire: () => {
        retired = true;
      },
      listen: (port, host = '0.0.0.0') => listen(app, port, host),
      runTimers: (now) => runner.runAll(now),
      drain: async () => {
        await relay.drain();
        await consumer.settled();
      },
      republish: async (name) => {
        await republisher.begin(name);
        await republisher.finish(() => relay.drain());
      },
      beginRepublishing: (name) => republisher.begin(name, { anew: true }),
      snapshotRuns: () => republisher.runs(),
      acceptGap: (topic) => gaps.accept(topic),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface AppParts {
  readonly sdl: string;
  readonly contextFor: (headers: RequestHeaders) => ReturnType<typeof contextFromHeaders>;
  readonly log: Log;
  readonly isReady: () => Promise<boolean>;
  readonly isRetired: () => boolean;
  readonly verify: ReturnType<typeof identityVerifier>;
  readonly providers: Provider[];
}

async function createApp(definition: ServiceDefinition, parts: AppParts): Promise<INestApplication> {
  @Module({
    imports: [
      InfrastructureModule.with(parts.providers),
      subgraphModule({
        sdl: parts.sdl,
        contextFor: parts.contextFor,
        transform: (schema) =>
          observeOperations(boundLists(enforceAccess(schema, definition.objectRules)), definition.name, parts.log),
      }),
      definition.module,
    ],
    providers: [SupportResolver, { provide: APP_FILTER, useClass: ResolverErrors }],
  })
  class ServiceModule {}

  const app = await NestFactory.create<NestExpressApplication>(ServiceModule, {
    logger: new NestLog(parts.log),
    abortOnError: false,
    forceCloseConnections: false,
  });
  app.use(privateEndpoint(parts));
  // Representations of long lists are larger than what a browser would send, and so are competition records.
  app.useBodyParser('json', { limit: MOST_RECORD_REQUEST_BYTES });
  await app.init();
  return app;
}

async function listen(app: INestApplication, port: number, host: string): Promise<string> {
  // Longer than the gateway's idle timeout, so that this side never closes a connection just as it is reused.
  (app.getHttpServer() as Server).keepAliveTimeout = 65_000;
  await app.listen(port, host);
  return app.getUrl();
}

/** The same promise for every call. */
function once(run: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= run());
}
