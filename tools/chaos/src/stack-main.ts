/**
 * The stack's process: players, matches and notifications on one database, events in process.
 * It loads its code, waits for its orders, and starts. It kills itself at a named point when it was armed, and may be
 * killed from outside at any time.
 */
import { execute, parse, validate, type DocumentNode, type ExecutionResult, type GraphQLError } from 'graphql';
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
import type { KillPoint, Message, Orders, PublicError, Reply, Request } from './protocol.ts';

process.on('disconnect', () => process.exit(0));
const orders = await new Promise<Orders>((resolve) => {
  process.once('message', resolve);
  process.send!({ id: 0 } satisfies Reply);
});
let killAt: KillPoint | undefined;
let passes = 0;

/** Dies on the spot, as from a power cut, when this is the point. */
function pass(point: KillPoint): void {
  if (killAt === point && passes-- <= 0) process.kill(process.pid, 'SIGKILL');
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
const logger = createLog({ name: 'chaos', level: 'silent' });
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

/** A GraphQL operation was answered with errors. */
class OperationErrors extends Error {
  readonly errors: readonly PublicError[];

  constructor(errors: readonly GraphQLError[]) {
    super('the operation has errors');
    this.errors = errors.map(({ message, extensions }) => ({
      message,
      code: extensions['code'] as string | undefined,
      retryable: extensions['retryable'] as boolean | undefined,
    }));
  }
}

/** Valid operations, parsed once. */
const documents = new Map<string, DocumentNode>();

function documentOf({ schema }: RunningService, query: string): DocumentNode {
  const known = documents.get(query);
  if (known) return known;
  const document = parse(query);
  const errors = validate(schema, document);
  if (errors.length > 0) throw new OperationErrors(errors);
  documents.set(query, document);
  return document;
}

async function handle(request: Request): Promise<unknown> {
  switch (request.kind) {
    case 'graphql': {
      const service = services[request.service]!;
      const result: ExecutionResult = await execute({
        schema: service.schema,
        document: documentOf(service, request.query),
        variableValues: request.variables,
        contextValue: service.contextOf({
          kind: 'user',
          userId: userId(request.userId),
          roles: [],
          sessionId: 'chaos',
        }),
      });
      if (result.errors) throw new OperationErrors(result.errors);
      return result.data;
    }
    case 'arm':
      ({ killAt, passes } = request);
      return undefined;
    case 'publish':
      return bus.publish(request.events as EventEnvelope[]);
    case 'advance':
      return clock.advance(request.ms);
    case 'settle':
      for (const service of Object.values(services)) await service.runTimers();
      // An event of one service leads to events of the next: a result moves levels, and those are told.
      for (let links = Object.keys(services).length; links > 0; links--)
        for (const service of Object.values(services)) await service.drain();
      return undefined;
    case 'ready':
      return (await Promise.all(Object.values(services).map((service) => service.isReady()))).every(Boolean);
  }
}

process.on('message', ({ id, request }: Message) => {
  handle(request).then(
    (value) => process.send!({ id, value } satisfies Reply),
    (error: unknown) => {
      const errors = error instanceof OperationErrors ? error.errors : [{ message: String(error) }];
      process.send!({ id, errors } satisfies Reply);
    },
  );
});
process.send!({ id: 0 } satisfies Reply);
