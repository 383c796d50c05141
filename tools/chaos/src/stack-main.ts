/**
 * The stack's process: the services that its arguments name on one database, events in process.
 * It loads their code, waits for its orders, and starts. It kills itself at a named point when it was armed, and may be
 * killed from outside at any time.
 */
import { execute, parse, validate, type DocumentNode, type ExecutionResult, type GraphQLError } from 'graphql';
import type { EventEnvelope } from '@setpoint/events';
import { userId, VISITOR, type Identity } from '@setpoint/kernel';
import {
  createLog,
  MemoryBus,
  MemoryCache,
  MemoryPushBus,
  MovableClock,
  startService,
  SystemRandom,
  UuidIds,
  type ReceiveEvents,
  type RunningService,
  type ServiceDefinition,
} from '@setpoint/service-kit';
import type { KillPoint, Message, Orders, PublicError, Reply, Request, ServiceName } from './protocol.ts';
import { NoLimits } from './no-limits.ts';

const DEFINITIONS: Readonly<Record<ServiceName, () => Promise<ServiceDefinition>>> = {
  players: async () => (await import('@setpoint/players')).playersService,
  matches: async () => (await import('@setpoint/matches')).matchesService,
  notifications: async () => (await import('@setpoint/notifications')).notificationsService,
  billing: async () => (await import('@setpoint/billing')).billingService,
};

process.on('disconnect', () => process.exit(0));
const definitions = await Promise.all(process.argv.slice(2).map((name) => DEFINITIONS[name as ServiceName]()));
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

class MortalBus extends MemoryBus {
  override async publish(events: readonly EventEnvelope[]): Promise<void> {
    pass('before-publish');
    await super.publish(events);
    pass('after-publish');
  }

  override subscribe(group: string, types: readonly string[], handle: ReceiveEvents): Promise<void> {
    return super.subscribe(group, types, async (events, unreadable) => {
      pass('before-handling');
      await handle(events, unreadable);
      pass('after-handling');
    });
  }
}

const clock = new MovableClock();
clock.advance(orders.offsetMs);
const bus = new MortalBus();
const logger = createLog({ name: 'chaos', level: process.env['CHAOS_LOG'] ?? 'silent' });
const services: Record<string, RunningService> = {};
await Promise.all(
  definitions.map(async (definition) => {
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

const callerOf = ({ userId: id, as }: Extract<Request, { kind: 'graphql' }>): Identity =>
  as === 'GATEWAY'
    ? VISITOR
    : { kind: 'user', userId: userId(id), roles: as === 'SUPPORT' ? ['SUPPORT'] : [], sessionId: 'chaos' };

async function handle(request: Request): Promise<unknown> {
  switch (request.kind) {
    case 'graphql': {
      const service = services[request.service]!;
      const result: ExecutionResult = await execute({
        schema: service.schema,
        document: documentOf(service, request.query),
        variableValues: request.variables,
        contextValue: service.contextOf(callerOf(request), { internal: request.as === 'GATEWAY' }),
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
