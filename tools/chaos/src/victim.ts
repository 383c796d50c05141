/**
 * The process that gets killed: players, matches and notifications on one database, events in process.
 * It kills itself at a named point when told so by its environment, and is killed from outside at any time.
 */
import { graphql } from 'graphql';
import type { EventEnvelope } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { matchesService } from '@setpoint/matches';
import { notificationsService } from '@setpoint/notifications';
import { playersService } from '@setpoint/players';
import {
  createLog,
  MemoryBus,
  MemoryCache,
  MemoryPushBus,
  MovableClock,
  RateLimiter,
  startService,
  SystemRandom,
  UuidIds,
  type RunningService,
} from '@setpoint/service-kit';
import type { Answer, Ask, KillPoint, Question } from './protocol.ts';

interface Orders {
  readonly databaseUrls: Readonly<Record<string, string>>;
  readonly secret: string;
  readonly offsetMs: number;
  readonly killAt?: KillPoint;
  /** How often the point is passed before it kills. */
  readonly passes?: number;
}

const orders = JSON.parse(process.env['CHAOS_ORDERS']!) as Orders;
let passes = orders.passes ?? 0;

/** Dies on the spot, as from a power cut, when this is the point. */
function pass(point: KillPoint): void {
  if (orders.killAt === point && passes-- <= 0) process.kill(process.pid, 'SIGKILL');
}

/** Nobody is too fast here. */
class NoLimits extends RateLimiter {
  override take() {
    return Promise.resolve({ allowed: true, retryAfterSeconds: 0 });
  }
}

class MortalBus extends MemoryBus {
  override async publish(events: readonly EventEnvelope[]): Promise<void> {
    pass('before-publish');
    await super.publish(events);
    pass('after-publish');
  }

  override subscribe(
    group: string,
    types: readonly string[],
    handle: (events: readonly EventEnvelope[]) => Promise<void>,
  ): Promise<void> {
    return super.subscribe(group, types, async (events) => {
      pass('before-handling');
      await handle(events);
      pass('after-handling');
    });
  }
}

const clock = new MovableClock();
clock.advance(orders.offsetMs);
const bus = new MortalBus();
const logger = createLog({ name: 'victim', level: 'silent' });
const services: Record<string, RunningService> = {};
await Promise.all(
  [playersService, matchesService, notificationsService].map(async (definition) => {
    services[definition.name] = await startService(definition, {
      databaseUrl: orders.databaseUrls[definition.name]!,
      schema: definition.name,
      clock,
      random: new SystemRandom(),
      ids: new UuidIds(),
      bus,
      push: new MemoryPushBus(),
      cache: new MemoryCache(),
      limiter: new NoLimits(),
      logger,
      secret: orders.secret,
    });
  }),
);
await bus.start();

async function answer(ask: Ask): Promise<unknown> {
  switch (ask.kind) {
    case 'graphql': {
      const service = services[ask.service]!;
      const result = await graphql({
        schema: service.schema,
        source: ask.query,
        variableValues: ask.variables,
        contextValue: service.contextOf({ kind: 'user', userId: userId(ask.userId), roles: [], sessionId: 'chaos' }),
      });
      if (result.errors) throw new Error(result.errors.map((error) => error.message).join('; '));
      return result.data;
    }
    case 'publish':
      return bus.publish(ask.events as EventEnvelope[]);
    case 'advance':
      return clock.advance(ask.ms);
    case 'settle':
      for (const service of Object.values(services)) await service.runTimers();
      for (const service of Object.values(services)) await service.drain();
      return undefined;
  }
}

process.on('message', ({ id, ask }: Question) => {
  answer(ask).then(
    (value) => process.send!({ id, value } satisfies Answer),
    (error: unknown) => process.send!({ id, fault: String(error) } satisfies Answer),
  );
});
process.on('disconnect', () => process.exit(0));
process.send!({ id: 0 } satisfies Answer);
