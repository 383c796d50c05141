import { randomUUID } from 'node:crypto';
import { accountRegistered } from '@setpoint/events';
import {
  callBudgets,
  readSupergraph,
  startGateway,
  type CallBudgets,
  type CallRates,
  type RunningGateway,
} from '@setpoint/gateway';
import { ensureSignIns, IdentityProvider, seedAccounts, type MemoryIdentityProvider } from '@setpoint/identity';
import { userId } from '@setpoint/kernel';
import {
  type EventBus,
  MemoryBus,
  FolderStore,
  type Log,
  MemoryCache,
  MemoryFileStore,
  MemoryPushBus,
  MemoryRateLimiter,
  rowOf,
  silentLog,
  sql,
} from '@setpoint/service-kit';
import { FixedClock, startTestService, TEST_SECRET, type TestService } from '@setpoint/testkit';
import { findServices } from '../../../tools/stack/src/services.ts';
import { PINNED_NOW } from '../../../tools/start/pinned-day.mjs';
import { Person } from '../src/person.js';

export { Person };

export interface GraphAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: {
    readonly message: string;
    readonly path?: (string | number)[];
    readonly extensions: { readonly code: string };
  }[];
}

export interface Platform {
  readonly gateway: RunningGateway;
  /** By name: every app with a contract. */
  readonly services: Readonly<Record<string, TestService>>;
  readonly clock: FixedClock;
  /** Somebody registers at the provider and signs in. */
  signUp(name: string): Promise<Person>;
  /** The same person, later. */
  signIn(name: string, userAgent?: string): Promise<Person>;
  support(): Promise<Person>;
  /** Another process of a service on the same database: it runs timers when told, and what it tells is heard by way of the first. */
  replicaOf(name: string): Promise<TestService>;
  ask(query: string, variables?: Record<string, unknown>, who?: Person): Promise<GraphAnswer>;
  /** Timers run and events are heard, until nothing follows any more. */
  settle(): Promise<void>;
  /** Winds the clock on and lets everything happen that is due by then. Sessions end meanwhile. */
  forwardTo(instant: Date | string): Promise<void>;
  stop(): Promise<void>;
}

export interface PlatformParts {
  readonly clock?: FixedClock;
  /** The folder of files; they are in memory unless told. */
  readonly uploads?: string;
  readonly logger?: Log;
  readonly bus?: EventBus;
}

const OFTEN = { points: 100_000, seconds: 60 };
/** Nobody calls too often. */
const NO_LIMITS = {
  mutations: { name: 'm', ...OFTEN },
  visitorMutations: { name: 'v', ...OFTEN },
  authPosts: { name: 'a', ...OFTEN },
  sockets: { name: 's', ...OFTEN },
};

/** Everybody asks as much as they like. */
const withoutLimits = { ...callBudgets(1_000_000_000).person, atOnce: 1_000 };
const NO_BUDGETS: CallBudgets = {
  ...callBudgets(1_000_000_000),
  ...{ person: withoutLimits, visitors: withoutLimits, otherDocuments: withoutLimits },
};

/** For gateways: a busy machine is no reason for a service to be away. */
export const PATIENT = { queryMs: 120_000, mutationMs: 120_000 };

/** All services and the gateway in this process, with databases of their own and everything else in memory. */
export async function startPlatform(
  rates: Partial<CallRates> = NO_LIMITS,
  { clock = new FixedClock(PINNED_NOW), uploads, logger = silentLog(), bus = new MemoryBus() }: PlatformParts = {},
): Promise<Platform> {
  const files = uploads === undefined ? new MemoryFileStore() : new FolderStore(uploads);
  const [push, cache, limiter] = [new MemoryPushBus(), new MemoryCache(), new MemoryRateLimiter()];
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.reverse()) await close();
  };
  try {
    const running: Record<string, TestService> = {};
    const definitions = await findServices();
    for (const definition of definitions) {
      const { name } = definition;
      const settings = {
        ...(name === 'identity' && { provider: 'memory' }),
        ...(uploads !== undefined && { uploadsFolder: uploads }),
      };
      running[name] = await startTestService(definition, {
        clock,
        bus,
        push,
        cache,
        limiter,
        relay: true,
        files,
        logger,
        settings,
      });
      closers.push(() => running[name]!.stop());
    }
    await bus.start();
    const gateway = await startGateway({
      services: running,
      supergraphSdl: readSupergraph(),
      port: 0,
      operationsPort: 0,
      secret: TEST_SECRET,
      push,
      cache,
      limiter,
      clock,
      logger,
      uploads: files,
      rates,
      budgets: NO_BUDGETS,
      timeouts: PATIENT,
    });
    closers.push(() => gateway.stop());

    const provider = running['identity']!.app.get(IdentityProvider) as MemoryIdentityProvider;
    const all = Object.values(running);
    /** Changes with every event. */
    const lastEvents = async () => {
      const last = sql`select max(position) as position from outbox`;
      const rows = await Promise.all(all.map(({ manager }) => rowOf<{ position: string | null }>(manager, last)));
      return rows.map((row) => row?.position).join();
    };
    const isQuietAfter = async (run: () => Promise<unknown>) => {
      const before = await lastEvents();
      await run();
      return (await lastEvents()) === before;
    };
    // One after the other, so that it is the same each time.
    const each = async (run: (service: TestService) => Promise<void>) => {
      for (const service of all) await run(service);
    };
    // What the first time has published is heard by the end of the second.
    const drain = async () => {
      for (let time = 1; time <= 2; time += 1) await each((service) => service.drain());
    };
    const listen = async () => {
      while (!(await isQuietAfter(drain)));
    };
    const pass = async () => {
      await each((service) => service.runTimers(clock.now()));
      await listen();
    };
    // Timers also wait for what those of others have stored, of which no event tells.
    const settle = async () => {
      await listen();
      for (let quiet = 0; quiet < 2;) quiet = (await isQuietAfter(pass)) ? quiet + 1 : 0;
    };
    const people: Person[] = [];
    const member = (email: string, userAgent?: string) => {
      const who = new Member(gateway, provider, settle, email, userAgent);
      people.push(who);
      return who;
    };

    return {
      gateway,
      services: running,
      clock,
      signUp: async (name) => {
        const email = `${name}@setpoint.example`;
        provider.signUp({ email, password: 'setpoint', emailVerified: true });
        const who = member(email);
        const names = { first_name: name, last_name: 'Rossi', sports: [1], language: 'it' };
        const { error } = await who.signUp({ actionSource: 'website', emailVerified: true, ...names });
        if (error) throw new Error(`${name} could not sign up: ${error.code}`);
        return who;
      },
      signIn: (name, userAgent) => member(`${name}@setpoint.example`, userAgent).signIn(),
      support: async () => {
        const seed = {
          id: userId(randomUUID()),
          email: 'sue@setpoint.example',
          firstName: 'Sue',
          lastName: 'Port',
          language: 'en' as const,
          sports: [1 as const],
          roles: ['SUPPORT' as const],
          verified: true,
        };
        await seedAccounts(running['identity']!, [seed]);
        await ensureSignIns(running['identity']!, [{ ...seed, password: 'setpoint' }]);
        await running['players']!.deliver(accountRegistered, { ...seed, userId: seed.id });
        return member(seed.email).signIn();
      },
      replicaOf: (name) => {
        const definition = definitions.find((one) => one.name === name)!;
        return startTestService(definition, { clock, databaseUrl: running[name]!.databaseUrl });
      },
      ask: (query, variables = {}, who = new Person(gateway, 'a visitor')) =>
        who.ask(query, variables) as Promise<GraphAnswer>,
      settle,
      forwardTo: async (instant) => {
        clock.set(instant);
        for (const who of people) who.endSession();
        await settle();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Somebody whose account is at the provider in memory. */
class Member extends Person {
  constructor(
    gateway: RunningGateway,
    private readonly accounts: MemoryIdentityProvider,
    override readonly settled: () => Promise<void>,
    email: string,
    userAgent?: string,
  ) {
    super(gateway, email, 'setpoint', userAgent);
  }

  override async idToken(): Promise<string> {
    return this.accounts.signInWithPassword(this.email, 'setpoint')!;
  }
}
