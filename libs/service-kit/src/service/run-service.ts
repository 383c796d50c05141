import { z } from 'zod';
import { KafkaBus } from '../kafka/kafka-bus.js';
import { fullJitter, pause } from '../inbox/retry.js';
import { createLog, type Log } from '../observe/log.js';
import { startTelemetry } from '../observe/telemetry.js';
import type { EventBus } from '../ports/ports.js';
import { RedisCache } from '../redis/redis-cache.js';
import { connectRedis } from '../redis/connect.js';
import { RedisPushBus } from '../redis/redis-push-bus.js';
import { RedisRateLimiter } from '../redis/redis-rate-limiter.js';
import { SystemClock } from '../system/system-clock.js';
import { SystemRandom } from '../system/system-random.js';
import { UuidIds } from '../system/uuid-ids.js';
import type { ServiceDefinition } from './define-service.js';
import { ConfigFault, readConfig } from './read-config.js';
import type { RunningService } from './runtime.js';
import { startService } from './start-service.js';

/** Settings of every service that runs in a process of its own. */
export const processConfig = z.object({
  databaseUrl: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Shared by the gateway and all subgraphs. */
  subgraphSecret: z.string().min(32),
  kafkaBrokers: z.array(z.string().min(1)).min(1),
  /** How long a group waits for a process that doesn't answer any more. */
  kafkaSessionTimeoutMs: z.number().int().min(1_000).default(6_000),
  redisUrl: z.url({ protocol: /^rediss?$/ }),
  port: z.number().int().min(0).max(65_535).default(4000),
  host: z.string().default('0.0.0.0'),
  logLevel: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  databaseConnections: z.number().int().min(2).max(100).default(10),
  /** Seconds that a replica goes on serving after it was told to stop, until nobody sends it requests any more. */
  drainSeconds: z.number().min(0).max(60).default(5),
});

/**
 * Runs a service alone, scaled: Kafka, Redis, its own database, all from the environment.
 * Stops gracefully on SIGTERM and SIGINT. Faults of the configuration are all listed, then the process ends.
 */
export async function runService(definition: ServiceDefinition): Promise<RunningService> {
  const { config, settings } = configOrExit(definition);
  const stopTelemetry = await startTelemetry(definition.name);
  const logger = createLog({ level: config.logLevel }).child({ service: definition.name });
  const redis = connectRedis(config.redisUrl, logger);
  const bus = new KafkaBus({
    brokers: config.kafkaBrokers,
    sessionTimeoutMs: config.kafkaSessionTimeoutMs,
    clientId: definition.name,
    logger,
  });
  const push = new RedisPushBus(redis, logger);
  const service = await startService(definition, {
    databaseUrl: config.databaseUrl,
    schema: definition.name,
    connections: config.databaseConnections,
    clock: new SystemClock(),
    random: new SystemRandom(),
    ids: new UuidIds(),
    bus,
    push,
    cache: new RedisCache(redis),
    limiter: new RedisRateLimiter(redis),
    logger,
    secret: config.subgraphSecret,
    settings,
  });
  const stopping = new AbortController();
  // Commands are served while Kafka is away: the outbox keeps what they say.
  void startWhenThere(bus, logger, stopping.signal);
  const address = await service.listen(config.port, config.host);
  logger.info({ url: address }, `${definition.name} is ready`);

  const stop = async (signal: string) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    logger.info({ signal }, 'stopping');
    service.retire();
    await new Promise((resolve) => setTimeout(resolve, config.drainSeconds * 1_000));
    await service.stop();
    await bus.stop();
    await push.stop();
    redis.disconnect();
    await stopTelemetry();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  return service;
}

async function startWhenThere(bus: EventBus, log: Log, over: AbortSignal): Promise<void> {
  const random = new SystemRandom();
  for (let attempt = 1; !over.aborted; attempt += 1) {
    try {
      return await bus.start();
    } catch (error) {
      log.warn({ err: error, attempt }, 'the event bus is not there yet');
      await pause(fullJitter(random, attempt, { baseMs: 500, capMs: 10_000 }), over);
    }
  }
}

function configOrExit(definition: ServiceDefinition) {
  const faults: string[] = [];
  const attempt = <R>(read: () => R): R | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigFault)) throw error;
      faults.push(...error.faults);
      return undefined;
    }
  };
  const config = attempt(() => readConfig(processConfig));
  const settings = attempt(() => (definition.config ? readConfig(definition.config) : {}));
  if (config && settings) return { config, settings };
  process.stderr.write(`${new ConfigFault(faults).message}\n`);
  process.exit(1);
}
