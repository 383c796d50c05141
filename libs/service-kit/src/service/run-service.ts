import { Health } from '../http/health.js';
import { startOperations } from '../http/operations.js';
import { fullJitter, pause } from '../inbox/retry.js';
import { findStoreFault, isStoreGiven, openStore } from '../files/store-config.js';
import { KafkaBus } from '../kafka/kafka-bus.js';
import { topicSettings, WrongTopics } from '../kafka/topic-settings.js';
import { createLog, type Log } from '../observe/log.js';
import { startTelemetry } from '../observe/telemetry.js';
import type { EventBus } from '../ports/ports.js';
import { connectRedis } from '../redis/connect.js';
import { RedisCache } from '../redis/redis-cache.js';
import { RedisPushBus } from '../redis/redis-push-bus.js';
import { RedisRateLimiter } from '../redis/redis-rate-limiter.js';
import { migrate } from '../storage/migrate.js';
import { SystemClock } from '../system/system-clock.js';
import { SystemRandom } from '../system/system-random.js';
import { UuidIds } from '../system/uuid-ids.js';
import type { ServiceDefinition } from './define-service.js';
import { kafkaSecurity, processSettings, timeoutsOf, type ProcessConfig } from './process-config.js';
import { readCommand } from './read-command.js';
import { ConfigError, readConfig } from './read-config.js';
import type { RunningService, Runtime } from './runtime.js';
import { startService } from './start-service.js';
import { stopOnSignal } from './stop-on-signal.js';

/**
 * Runs a service in its own process: Kafka, Redis and its database, all configured by the environment.
 * Stops gracefully on SIGTERM and SIGINT. Configuration errors are listed, then the process exits.
 *
 * With `--migrate` it only migrates, with `--republish [snapshot]` it only emits snapshots, with `--accept-gap <topic>` it only
 * accepts that events are lost, with a flag of the service's own it only runs that command, then it exits.
 */
export async function runService(definition: ServiceDefinition): Promise<RunningService> {
  const { config, settings, command } = readOrExit(definition);
  const { name } = definition;
  const stopTelemetry = await startTelemetry(name);
  const logger = createLog({ level: config.logLevel }).child({ service: name });
  const failed = (error: unknown): never => {
    logger.error({ err: error }, `${name} could not ${command.kind === 'own' ? command.name : command.kind}`);
    process.exit(1);
  };
  if (command.kind === 'migrate') {
    const { entities = [], migrations = [] } = definition;
    await migrate({ databaseUrl: config.databaseUrl, schema: name, entities, migrations }, logger).catch(failed);
    logger.info({}, `${name} is migrated`);
    process.exit(0);
  }

  const { runtime, close } = adaptersOf(definition, config, settings, logger);
  const idle = { ...runtime, consume: false, timers: false, jobs: false };
  if (command.kind === 'own' || command.kind === 'accept-gap') {
    // What it emits stays in the outbox, for the replicas that serve.
    const service = await startService(definition, { ...idle, relay: false }).catch(failed);
    const work =
      command.kind === 'own' ? command.command.run(service, command.argument) : acceptGap(service, command.topic);
    const { done, text } = await work.catch(failed);
    await service.stop();
    await close();
    (done ? process.stdout : process.stderr).write(`${text}\n`);
    process.exit(done ? 0 : 1);
  }
  if (command.kind === 'republish') {
    const service = await startService(definition, idle).catch(failed);
    await service.republish(command.snapshot).catch(failed);
    await service.drain();
    // Logs remove what is called `name`: it could be a person's.
    const snapshots = (await service.snapshotRuns()).map((run) => ({ snapshot: run.name, emitted: run.emitted }));
    logger.info({ snapshots }, `${name} has republished`);
    await service.stop();
    await close();
    process.exit(0);
  }

  const health = new Health();
  let starting: string | undefined = 'migrates and starts';
  health.set('start', async () => starting);
  const operations = await startOperations(health, config.operationsPort, config.host, logger);
  const service = await startService(definition, { ...runtime, health }).catch(failed);
  const stopping = new AbortController();
  // Commands are served while Kafka is unavailable: the outbox keeps their events.
  void startWhenThere(runtime.bus, logger, stopping.signal).catch(failed);
  const url = await service.listen(config.port, config.host);
  starting = undefined;
  logger.info({ url, operationsUrl: operations.url }, `${name} is ready`);

  const stop = async () => {
    await service.stop();
    await close();
    await operations.stop();
    await stopTelemetry();
  };
  const retire = () => {
    stopping.abort();
    service.retire();
  };
  stopOnSignal({ retire, stop }, config.drainSeconds, logger);
  return service;
}

function adaptersOf({ name }: ServiceDefinition, config: ProcessConfig, settings: object, logger: Log) {
  const redis = connectRedis(config.redisUrl, logger);
  const push = new RedisPushBus(redis, logger);
  const bus = new KafkaBus({
    brokers: config.kafkaBrokers,
    sessionTimeoutMs: config.kafkaSessionTimeoutMs,
    ...topicSettings(config),
    owner: name,
    refusesWrongTopics: config.production,
    security: kafkaSecurity(config),
    clientId: name,
    logger,
  });
  const runtime: Runtime = {
    databaseUrl: config.databaseUrl,
    schema: name,
    connections: config.databaseConnections,
    timeouts: timeoutsOf(config),
    clock: SystemClock.startingAt(config.setpointNow),
    random: new SystemRandom(),
    ids: new UuidIds(),
    bus,
    push,
    cache: new RedisCache(redis),
    limiter: new RedisRateLimiter(redis),
    ...(isStoreGiven(config) && { files: openStore(config) }),
    logger,
    secret: config.subgraphSecret,
    settings: { ...settings },
  };
  const close = async () => {
    await bus.stop();
    await push.stop();
    redis.disconnect();
  };
  return { runtime, close };
}

async function acceptGap(service: RunningService, topic: string): Promise<{ done: boolean; text: string }> {
  const lost = await service.acceptGap(topic);
  if (lost.length === 0)
    return { done: false, text: `${service.name} has lost no events of ${topic} that are to be accepted` };
  const lines = lost.map(({ partition, first, last }) => `partition ${partition}: ${first} to ${last ?? 'the end of its former records'}`); // oxfmt-ignore
  return { done: true, text: [`${service.name} accepts that events of ${topic} are lost:`, ...lines].join('\n') };
}

async function startWhenThere(bus: EventBus, log: Log, over: AbortSignal): Promise<void> {
  const random = new SystemRandom();
  for (let attempt = 1; !over.aborted; attempt += 1) {
    try {
      return await bus.start();
    } catch (error) {
      if (error instanceof WrongTopics) throw error;
      log.warn({ err: error, attempt }, 'the event bus is not there yet');
      await pause(fullJitter(random, attempt, { baseMs: 500, capMs: 10_000 }), over);
    }
  }
}

function readOrExit(definition: ServiceDefinition) {
  const errors: string[] = [];
  const attempt = <R>(read: () => R): R | undefined => {
    try {
      return read();
    } catch (error) {
      errors.push(...(error instanceof ConfigError ? error.errors : [error instanceof Error ? error.message : String(error)])); // oxfmt-ignore
      return undefined;
    }
  };
  const command = attempt(() => readCommand(definition));
  const { common, own } = processSettings(definition);
  const config = attempt(() => readConfig(common));
  const settings = attempt(() => readConfig(own));
  const storeFault = config && findStoreFault(config);
  if (storeFault) errors.push(`UPLOADS_FOLDER: ${storeFault}`);
  if (command && config && settings && !storeFault) return { command, config, settings };
  process.stderr.write(`${new ConfigError(errors).message}\n`);
  process.exit(1);
}
