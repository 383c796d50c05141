import { billingService } from '@setpoint/billing';
import type { EventEnvelope } from '@setpoint/events';
import { userId, type Identity } from '@setpoint/kernel';
import { leaguesService } from '@setpoint/leagues';
import {
  createLog,
  MemoryBus,
  MemoryCache,
  MemoryPushBus,
  startService,
  SystemRandom,
  UuidIds,
  type RunningService,
} from '@setpoint/service-kit';
import { FixedClock } from '@setpoint/testkit';
import { tournamentsService } from '@setpoint/tournaments';
import { execute, parse, validate, type DocumentNode, type ExecutionResult } from 'graphql';
import pg from 'pg';
import { DATABASE, prepareDatabase, rolePassword } from '../../stack/src/database.ts';
import { Refused } from './stack-process.ts';
import type { World } from './world.ts';
import { NoLimits } from './no-limits.ts';

const DEFINITIONS = { tournaments: tournamentsService, leagues: leaguesService, billing: billingService };
export type CompetitionService = keyof typeof DEFINITIONS;
const NAMES = Object.keys(DEFINITIONS) as CompetitionService[];

/** Of each replica: presses of a race wait for each other's locks, not for a connection. */
const CONNECTIONS = 25;

/**
 * Two replicas of each service that knows of competitions and money, on one database. The first one brings events to the
 * others, in this process; timers run when they are told to, on both at once.
 */
export class Replicas {
  /** Stands still while people press, however long that takes. */
  private readonly clock = new FixedClock(new Date());
  private readonly bus = new MemoryBus();
  private readonly running = new Map<CompetitionService, RunningService[]>();
  private readonly documents = new Map<string, DocumentNode>();
  private readonly pool: pg.Pool;
  private turn = 0;

  private constructor(world: World) {
    this.pool = new pg.Pool({ connectionString: world.adminUrl, max: 4 });
    // The server may end before a connection of the pool has gone.
    this.pool.on('error', () => {});
  }

  static async start(world: World): Promise<Replicas> {
    const replicas = new Replicas(world);
    try {
      await prepareDatabase((database) => world.postgres.url(database), NAMES, world.secret);
      await Promise.all(NAMES.map((name) => replicas.startBoth(world, name)));
      await replicas.bus.start();
      return replicas;
    } catch (error) {
      await replicas.stop();
      throw error;
    }
  }

  private async startBoth({ postgres, secret }: World, name: CompetitionService): Promise<void> {
    const both: RunningService[] = [];
    this.running.set(name, both);
    const databaseUrl = postgres.url(DATABASE, name, rolePassword(secret, name));
    const shared = { databaseUrl, schema: name, clock: this.clock, bus: this.bus, secret, timers: false };
    const adapters = {
      random: new SystemRandom(),
      ids: new UuidIds(),
      limiter: new NoLimits(),
      cache: new MemoryCache(),
    };
    const logger = createLog({ name: 'races', level: 'error' });
    for (const isFirst of [true, false]) {
      const role = {
        relay: isFirst,
        consume: isFirst,
        jobs: isFirst,
        connections: CONNECTIONS,
        push: new MemoryPushBus(),
      };
      both.push(await startService(DEFINITIONS[name], { ...shared, ...adapters, ...role, logger }));
    }
  }

  get now(): Date {
    return this.clock.now();
  }

  passUntil(instant: Date): void {
    if (instant > this.now) this.clock.set(instant);
  }

  /** What the only field answers; the next replica has its turn. Rejects with `Refused` where there are errors. */
  async ask<Answer>(service: CompetitionService, who: string, query: string, variables: object): Promise<Answer> {
    const running = this.running.get(service)![(this.turn += 1) % 2]!;
    const result: ExecutionResult = await execute({
      schema: running.schema,
      document: this.documentOf(running, query),
      variableValues: { ...variables },
      contextValue: running.contextOf(identityOf(who)),
    });
    if (!result.errors) return Object.values(result.data!)[0] as Answer;
    throw new Refused(
      result.errors.map(({ message, extensions }) => ({ message, code: extensions['code'] as string | undefined })),
    );
  }

  private documentOf({ schema, name }: RunningService, query: string): DocumentNode {
    const key = `${name} ${query}`;
    const known = this.documents.get(key);
    if (known) return known;
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
    this.documents.set(key, document);
    return document;
  }

  publish(events: readonly EventEnvelope[]): Promise<void> {
    return this.bus.publish(events);
  }

  /** Resolves when no event waits any more; one leads to others. */
  async settle(): Promise<void> {
    for (let links = NAMES.length; links > 0; links -= 1)
      for (const [first] of this.running.values()) await first!.drain();
  }

  /** On both replicas at once. */
  async runTimers(name: CompetitionService): Promise<void> {
    const turns = await Promise.allSettled(this.running.get(name)!.map((replica) => replica.runTimers()));
    for (const turn of turns) if (turn.status === 'rejected') throw turn.reason;
  }

  async rows<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, [...values])).rows;
  }

  async stop(): Promise<void> {
    for (const both of this.running.values()) for (const replica of both) await replica.stop();
    await this.bus.stop();
    await this.pool.end();
  }
}

/** Whoever works for support. */
export const SUPPORT = 'support';

const identityOf = (who: string): Identity => ({
  kind: 'user',
  userId: userId(who),
  roles: who === SUPPORT ? ['SUPPORT'] : [],
  sessionId: 'races',
});
