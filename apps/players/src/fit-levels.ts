/**
 * Fits and replays the levels that are due, then ends: a job beside replicas that have FIT_LEVELS=false. It needs nothing
 * but the database; replicas publish the events that it leaves in the outbox.
 */
import { randomUUID } from 'node:crypto';
import {
  createLog,
  MemoryBus,
  MemoryCache,
  MemoryPushBus,
  MemoryRateLimiter,
  readConfig,
  startService,
  SystemClock,
  SystemRandom,
  UuidIds,
} from '@setpoint/service-kit';
import { RefitLevels } from './application/refit-levels.js';
import { fitLevelsConfig } from './config.js';
import { playersService } from './service.js';

const { databaseUrl, logLevel, setpointNow } = readConfig(fitLevelsConfig);
const logger = createLog({ level: logLevel }).child({ service: playersService.name });
const clock = SystemClock.startingAt(setpointNow);
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());

const service = await startService(playersService, {
  ...{ databaseUrl, schema: playersService.name, clock, logger },
  ...{ random: new SystemRandom(), ids: new UuidIds(), cache: new MemoryCache(), limiter: new MemoryRateLimiter() },
  // Nothing is served, received or sent here.
  ...{ bus: new MemoryBus(), push: new MemoryPushBus(), secret: randomUUID() },
  ...{ consume: false, relay: false, timers: false, jobs: false },
});
try {
  const refit = service.app.get(RefitLevels);
  let steps = 0;
  while (!stopping.signal.aborted && (await refit.execute(clock.now(), stopping.signal)) > 0) steps += 1;
  logger.info({ steps }, 'levels are fitted as far as due');
} finally {
  await service.stop();
}
