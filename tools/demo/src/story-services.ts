import {
  MemoryCache,
  MemoryPushBus,
  MemoryRateLimiter,
  SeededEntropy,
  startService,
  type FileStore,
  type Log,
  type RunningService,
  type ServiceDefinition,
} from '@setpoint/service-kit';
import { StoryRandom } from './random.ts';
import { StoryBus, StoryClock, StoryIds } from './story-adapters.ts';

/** What services run on while the demo is made. */
export interface DemoEnvironment {
  readonly definitions: readonly ServiceDefinition[];
  readonly databaseUrlOf: (service: string) => string;
  readonly settings: Record<string, unknown>;
  readonly files: FileStore;
  readonly logger: Log;
  readonly secret: string;
}

export interface StoryServices {
  readonly byName: Readonly<Record<string, RunningService>>;
  /** Delivers events until there are no more. */
  deliverEvents(): Promise<void>;
  /** Does whatever is due by now, and delivers what comes of it. */
  settle(): Promise<void>;
  /**
   * Delivers the events that are left and the snapshots of what was never an event, and does whatever is due by now. One
   * service after another, so that ids come out the same.
   */
  finish(): Promise<void>;
  stop(): Promise<void>;
}

/** Facts of the past that others hear of only as snapshots. */
const SNAPSHOTS = [['tournaments', 'completed']] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

const SEED = 20_240_907;

/** Bulk statements take long on a busy machine, and nobody waits for an answer. */
const HOUR_MS = 60 * 60 * 1000;
const PATIENT = { statementMs: HOUR_MS, lockMs: HOUR_MS, idleInTransactionMs: HOUR_MS, connectionMs: HOUR_MS };

/**
 * Services for which time stands still at the end of the story, and whose ids and draws are the same each time. Nothing
 * happens by itself: no timer, no job, no delivery. Services of another `round` make other ids.
 */
export async function startStoryServices(
  { definitions, databaseUrlOf, ...shared }: DemoEnvironment,
  end: Date,
  round = '',
): Promise<StoryServices> {
  const clock = new StoryClock(end);
  const bus = new StoryBus();
  const push = new MemoryPushBus();
  const running: RunningService[] = [];
  const stop = async () => {
    await Promise.all(running.map((service) => service.stop()));
    await bus.stop();
    await push.stop();
  };
  const start = async (definition: ServiceDefinition) => {
    const { name } = definition;
    const service = await startService(definition, {
      ...shared,
      ...{ bus, push, cache: new MemoryCache(), limiter: new MemoryRateLimiter() },
      ...{ databaseUrl: databaseUrlOf(name), schema: name, clock, random: new StoryRandom(SEED) },
      ...{ ids: new StoryIds(name + round, end), entropy: new SeededEntropy(`setpoint demo bytes ${name}${round}`) },
      ...{ relay: false, timers: false, jobs: false, timeouts: PATIENT },
    });
    running.push(service);
  };
  const started = await Promise.allSettled(definitions.map(start));
  const failed = started.find((each) => each.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  await bus.start();
  const inOrder = running.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const byName = Object.fromEntries(running.map((service) => [service.name, service]));
  const deliverEvents = async () => {
    for (let before = -1; before !== bus.published;) {
      before = bus.published;
      for (const service of inOrder) await service.drain();
    }
  };
  const settle = async () => {
    for (const service of inOrder) await service.runTimers(end);
    await deliverEvents();
  };
  const finish = async () => {
    // The past: what follows from it a night later is due by now.
    clock.set(new Date(end.getTime() - DAY_MS));
    for (const [service, snapshot] of SNAPSHOTS) {
      await byName[service]!.republish(snapshot);
      await byName[service]!.drain();
    }
    clock.set(end);
    await deliverEvents();
    await settle();
  };
  return { byName, deliverEvents, settle, finish, stop };
}
